import type { Command } from '../../platform/idempotency/command.ts'
import { fileView } from './file-view.ts'
import { insertFiles, type FileRow } from './files.queries.ts'
import type { File } from './files.schemas.ts'

/** A file whose content is kept, and whose row is not yet written. */
export type KeptFile = Pick<FileRow, 'fileId' | 'fileName' | 'contentType' | 'size' | 'sha256'>

/** Writes the rows of files whose content is kept, with an audit entry for each, and answers them in the same order. */
export async function addFiles(command: Command, files: readonly KeptFile[]): Promise<File[]> {
  const { tenantId, now, actor } = command
  const rows = files.map(({ fileId, fileName, contentType, size, sha256 }) => ({
    ...{ fileId, tenantId, fileName, contentType, size, sha256 },
    ...{ createdAt: now, createdBy: actor },
  }))
  await command.transaction.run(insertFiles(tenantId, rows))
  const views = rows.map(fileView)
  for (const file of views) command.audit({ subjectType: 'file', subjectId: file.fileId, after: file })
  return views
}
