import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { dispatchEvents } from './engine.queries.ts'

/** How many events are handed over in one transaction. */
export const dispatchBatch = 500

/** Hands some of the events of a tenant that wait over to its webhooks and into its feed; answers how many. */
export function dispatchWaitingEvents(
  { database, clock }: { database: Database; clock: Clock },
  tenantId: string,
): Promise<number> {
  return database.inTenant(tenantId, async (transaction) => {
    const { count } = await transaction.one(dispatchEvents(tenantId, clock.now(), dispatchBatch))
    return count
  })
}
