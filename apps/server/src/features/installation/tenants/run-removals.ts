import type { Logger } from 'pino'
import type { Services } from '../../../platform/http/server/services.ts'
import { announceIdentityChange } from '../../../platform/identity/identity.queries.ts'
import { listRemovals, removeRequested } from './removal.queries.ts'

/**
 * Removes the test tenants whose removal was asked for: their files first, then all their rows in one transaction. A
 * worker that dies in between leaves the request, and the next one starts over.
 */
export async function runRemovals(
  { database, files }: Pick<Services, 'database' | 'files'>,
  logger: Pick<Logger, 'info' | 'error'>,
): Promise<void> {
  const removals = await database.asWorker('jobs', (transaction) => transaction.many(listRemovals()))
  for (const { tenantId, name } of removals) {
    try {
      let fileCount = 0
      for await (const { key } of files.list(tenantId)) {
        await files.remove(key)
        fileCount += 1
      }
      const rowCount = await database.asWorker('jobs', async (transaction) => {
        const { count } = await transaction.one(removeRequested(tenantId))
        // Tokens and sessions are cached by every process.
        await transaction.run(announceIdentityChange(tenantId))
        return count
      })
      if (rowCount !== null) logger.info({ tenantId, name, rowCount, fileCount }, 'A test tenant was removed.')
    } catch (error) {
      // Something was written at the same time; the next run tries again.
      logger.error({ tenantId, err: error }, 'A test tenant could not be removed.')
    }
  }
}
