import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'
import { deleteExportRow, dequeueExport, lockAllExports } from './exports.queries.ts'

export const personalData: readonly PersonalData[] = [{ section: 'exports', find: findNothing, erase: eraseExports }]

/** Everything in an export is in another section. */
function findNothing({ tenantId }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select '{}'::jsonb as item from exports where tenant_id = ${tenantId}::uuid and false`
}

/**
 * Every export is a copy of everybody's data, so none that exists may outlive an erasure. One that is being written has
 * read the person already, and stops.
 */
async function eraseExports({ transaction }: Command, { tenantId }: Person): Promise<readonly Erased[]> {
  const rows = await transaction.many(lockAllExports(tenantId))
  for (const { exportId } of rows) {
    await transaction.run(dequeueExport({ tenantId, exportId }))
    await transaction.run(deleteExportRow(tenantId, exportId))
  }
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [{ subjectId: fileId, fileId }]))
}
