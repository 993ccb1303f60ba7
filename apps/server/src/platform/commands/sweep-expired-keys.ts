import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { nowOf } from '../clock/tenant-clock.ts'
import { listTenants } from '../database/tenants.queries.ts'
import { deleteExpiredKeys } from './idempotency.queries.ts'

/** Deletes expired keys of every tenant. Correctness does not depend on it. */
export async function sweepExpiredKeys(database: Database, clock: Clock): Promise<number> {
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenants()))
  let deletedCount = 0
  for (const tenant of tenants) {
    const { tenantId } = tenant
    for (let count = -1; count !== 0; deletedCount += count) {
      count = await database.inTenant(tenantId, (transaction) =>
        transaction.run(deleteExpiredKeys(tenantId, nowOf(clock, tenant))),
      )
    }
  }
  return deletedCount
}
