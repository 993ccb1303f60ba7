import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listTenantIds } from '../../../platform/database/tenants.queries.ts'
import { deleteOldRequests } from './request-log.queries.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Deletes requests older than 30 days, in batches, and returns how many. */
export async function sweepOldRequests(database: Database, clock: Clock): Promise<number> {
  const before = new Date(clock.now().getTime() - keptMs)
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenantIds()))
  let deletedCount = 0
  for (const { tenantId } of tenants) {
    for (let count = -1; count !== 0; deletedCount += count) {
      count = await database.inTenant(tenantId, (transaction) => transaction.run(deleteOldRequests(tenantId, before)))
    }
  }
  return deletedCount
}
