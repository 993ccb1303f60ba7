import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { deleteStoredFile } from '../../messaging/files/index.ts'
import { exportParts } from './export-parts.ts'
import { requireExportRights } from './export-rights.ts'
import { exportView } from './export-view.ts'
import { deleteExportRow, dequeueExport, enqueueExport, insertExport, lockExport } from './exports.queries.ts'
import type { Export } from './exports.schemas.ts'
import { message } from './exports.problems.ts'

/** Orders an export of everything. It is written in the background with the rights of the caller. */
export async function createExport(command: Command): Promise<Export> {
  const { tenantId, transaction, now: createdAt, actor: createdBy } = command
  requireExportRights(command.principal)
  const exportId = command.newId()
  // The contents of files come after the lists.
  const partCount = exportParts().length + 1
  const row = await transaction.one(insertExport({ tenantId, exportId, partCount, createdAt, createdBy }))
  await transaction.run(enqueueExport(tenantId, exportId, createdAt))
  const created = exportView(row)
  command.emit({ type: 'exports.create', subjectId: exportId, data: created })
  command.audit({ subjectType: 'export', subjectId: exportId, after: created })
  return created
}

/** Deletes an export with its file. One that is running stops. */
export async function deleteExport(command: Command, exportId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const row = requireFound(
    await transaction.maybeOne(lockExport(tenantId, exportId)),
    message('There is no such export.'),
  )
  const before = exportView(row)
  command.requireMatch(before)
  await transaction.run(dequeueExport({ tenantId, exportId }))
  await transaction.run(deleteExportRow(tenantId, exportId))
  if (row.fileId !== null) await deleteStoredFile(command, row.fileId)
  command.emit({ type: 'exports.delete', subjectId: exportId, data: before })
  command.audit({ subjectType: 'export', subjectId: exportId, before })
  return {}
}
