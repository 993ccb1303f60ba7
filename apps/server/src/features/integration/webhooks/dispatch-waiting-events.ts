import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { dispatchEvents } from './engine.queries.ts'

/** How many events are dispatched in one transaction. */
export const dispatchBatch = 500

/** The channel on which processes announce whose feed has grown. */
export const eventsDispatched = 'events_dispatched'

/** Dispatches a batch of waiting events of a tenant to its webhooks and its feed. Returns how many. */
export async function dispatchWaitingEvents(
  { database, clock }: { database: Database; clock: Clock },
  tenantId: string,
): Promise<number> {
  const { count } = await database.inTenant(tenantId, (transaction) =>
    transaction.one(dispatchEvents(tenantId, clock.now(), dispatchBatch)),
  )
  if (count > 0) database.announceSoon(eventsDispatched, tenantId)
  return count
}
