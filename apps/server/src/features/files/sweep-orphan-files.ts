import type { Database } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { contentKey } from './file-view.ts'
import { findOrphans } from './files.queries.ts'

/** Far longer than any request runs: content this old that has no row will never get one. */
const ageMsMin = 24 * 60 * 60 * 1000
const batchSizeMax = 500

/**
 * Removes content that no row knows: of deleted files, and of uploads whose command failed or whose process was killed.
 * It answers how many it removed. Content of tenants that the database does not know is left alone, since an operator
 * who connects the wrong database would otherwise lose every file.
 */
export async function sweepOrphanFiles(database: Database, files: FileStore, now: Date): Promise<number> {
  let removedCount = 0
  for await (const { tenantId, fileIds } of oldFilesByTenant(files, now)) {
    const orphans = await database.read(tenantId, findOrphans(tenantId, fileIds))
    for (const { fileId } of orphans) await files.remove(contentKey(tenantId, fileId))
    removedCount += orphans.length
  }
  return removedCount
}

interface Batch {
  readonly tenantId: string
  readonly fileIds: string[]
}

/** What the store lists, in batches that one statement can look up: rows are seen one tenant at a time. */
async function* oldFilesByTenant(files: FileStore, now: Date): AsyncIterable<Batch> {
  let batch: Batch = { tenantId: '', fileIds: [] }
  for await (const { key, modifiedAt } of files.list()) {
    if (now.getTime() - modifiedAt.getTime() < ageMsMin) continue
    const [tenantId = '', fileId = ''] = key.split('/')
    if (tenantId !== batch.tenantId || batch.fileIds.length === batchSizeMax) {
      if (batch.fileIds.length > 0) yield batch
      batch = { tenantId, fileIds: [] }
    }
    batch.fileIds.push(fileId)
  }
  if (batch.fileIds.length > 0) yield batch
}
