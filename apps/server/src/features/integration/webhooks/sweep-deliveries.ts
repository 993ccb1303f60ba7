import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { deleteOldDeliveries } from './engine.queries.ts'

const keptMs = 30 * 24 * 3_600_000

/** Deletes completed deliveries older than 30 days, in batches. Events are kept; attempts go with their partition. */
export async function sweepDeliveries(database: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs)
  for (let count = -1; count !== 0;) {
    count = await database.asWorker('webhooks', (transaction) => transaction.run(deleteOldDeliveries(before)))
  }
}
