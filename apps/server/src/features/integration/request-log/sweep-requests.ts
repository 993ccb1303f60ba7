import type { Logger } from 'pino'
import type { Database } from '../../../platform/database/database.ts'
import { listTenantIds } from '../../../platform/database/tenants.queries.ts'
import { deleteOldRequests } from './request-log.queries.ts'

const batchSize = 1_000
/** Deleted of a tenant in one run; the rest waits for the next. */
const batchesPerRun = 200

/**
 * Deletes the requests of tenants that keep their log for a shorter time than its partitions. A tenant whose requests
 * cannot be deleted does not stop the others.
 */
export async function sweepRequests(database: Database, logger: Logger): Promise<void> {
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenantIds()))
  for (const { tenantId } of tenants) {
    try {
      await sweepRequestsOf(database, tenantId)
    } catch (error) {
      logger.error({ err: error, tenantId }, 'old requests of a tenant could not be deleted')
    }
  }
}

async function sweepRequestsOf(database: Database, tenantId: string): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const { count } = await database.inTenant(tenantId, (transaction) =>
      transaction.one(deleteOldRequests(tenantId, batchSize)),
    )
    if (count < batchSize) return
  }
}
