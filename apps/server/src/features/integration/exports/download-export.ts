import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { requireFirst } from '../../../problems/index.ts'
import { contentKey, fileHeaders } from '../../messaging/files/index.ts'
import { requireExportRights } from './export-rights.ts'
import { type ExportRow, findExport } from './exports.queries.ts'
import { message, problem } from './exports.problems.ts'

/** An export, or the problem that there is none. */
export async function getExport({ tenantId, read }: ReadContext, exportId: string): Promise<ExportRow> {
  return requireFirst(await read(findExport(tenantId, exportId)), message('There is no such export.'))
}

/** The file of an export, for a caller who may read everything that it has. */
export async function downloadExport(context: ReadContext, exportId: string): Promise<FileReply> {
  const { fileId, size, takenAt, state } = await getExport(context, exportId)
  requireExportRights(context.principal)
  if (fileId === null || size === null || takenAt === null) {
    throw problem('export-not-completed', message('The export is {0}.', state))
  }
  const content = await context.files.open(contentKey(context.tenantId, fileId))
  if (content === undefined) throw problem('not-found', message('The content of the exported file is gone.'))
  const fileName = `export-${takenAt.toISOString().slice(0, 10)}.zip`
  return { content, headers: fileHeaders({ fileName, contentType: 'application/zip', size }) }
}
