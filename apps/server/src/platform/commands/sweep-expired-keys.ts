import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { listTenantIds } from '../database/tenants.queries.ts'
import { deleteExpiredKeys } from './idempotency.queries.ts'

/** Deletes expired keys of every tenant. Correctness does not depend on it. */
export async function sweepExpiredKeys(database: Database, clock: Clock): Promise<number> {
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenantIds()))
  let deletedCount = 0
  for (const { tenantId } of tenants) {
    for (let count = -1; count !== 0; deletedCount += count) {
      count = await database.inTenant(tenantId, (transaction) =>
        transaction.run(deleteExpiredKeys(tenantId, clock.now())),
      )
    }
  }
  return deletedCount
}
