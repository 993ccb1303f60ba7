import type { Command } from '../../../platform/commands/command.ts'
import { fileView } from './file-view.ts'
import { ensureFileUsage, type FileRow, findFileUsage, insertFiles, takeRoom } from './files.queries.ts'
import type { File } from './files.schemas.ts'
import { problem, message } from './files.problems.ts'

/** A file whose content is kept, and whose row is not yet written. */
export type KeptFile = Pick<FileRow, 'fileId' | 'fileName' | 'contentType' | 'size' | 'sha256'>

/** Writes the rows of files whose content is kept, as far as there is room for them on the tenant, with an audit entry for each, and answers them in the same order. */
export async function addFiles(command: Command, files: readonly KeptFile[]): Promise<File[]> {
  const { tenantId, now, actor } = command
  const rows = files.map(({ fileId, fileName, contentType, size, sha256 }) => ({
    ...{ fileId, tenantId, fileName, contentType, size, sha256 },
    ...{ createdAt: now, createdBy: actor },
  }))
  await requireRoom(
    command,
    rows.reduce((sum, { size }) => sum + size, 0),
  )
  await command.transaction.run(insertFiles(tenantId, rows))
  const views = rows.map(fileView)
  for (const file of views) {
    command.emit({ type: 'files.create', subjectId: file.fileId, data: file })
    command.audit({ subjectType: 'file', subjectId: file.fileId, after: file })
  }
  return views
}

/** Counts the bytes in the transaction of their rows, by a conditional update: not one too many, however many come at once. */
export async function requireRoom({ tenantId, transaction }: Command, bytes: number): Promise<void> {
  await transaction.run(ensureFileUsage(tenantId))
  if ((await transaction.run(takeRoom(tenantId, bytes))) === 1) return
  const { bytesUsed, bytesMax } = await transaction.one(findFileUsage(tenantId))
  throw problem(
    'file-quota-exceeded',
    message('The files of the tenant use {0} of {1} bytes, and this needs {2} more.', bytesUsed, bytesMax, bytes),
    { extensions: { bytesUsed, bytesMax, bytesNeeded: bytes } },
  )
}
