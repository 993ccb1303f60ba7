import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { dispatchEvents } from './engine.queries.ts'

/** How many entries of the journal are looked at in one transaction. */
const dispatchBatch = 500

/**
 * Hands a batch of new events of a tenant to its webhooks. Returns whether there may be more, or null if the tenant has
 * never had a webhook.
 */
export async function dispatchWaitingEvents(
  { database, clock }: { database: Database; clock: Clock },
  tenantId: string,
): Promise<boolean | null> {
  const { hasMore } = await database.inTenant(tenantId, (transaction) =>
    transaction.one(dispatchEvents(tenantId, clock.now(), dispatchBatch)),
  )
  return hasMore
}
