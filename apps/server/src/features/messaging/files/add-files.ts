import type { Command } from '../../../platform/commands/command.ts'
import { fileView } from './file-view.ts'
import { ensureFileUsage, type FileRow, findFileUsage, insertFiles, reserveSpace } from './files.queries.ts'
import type { File } from './files.schemas.ts'
import { problem, message } from './files.problems.ts'

/** A file whose content is stored but whose row is not written yet. */
export type KeptFile = Pick<FileRow, 'fileId' | 'fileName' | 'contentType' | 'size' | 'sha256'>

/** Writes the rows of stored files, with an audit entry for each, if the quota allows. Returns them in the same order. */
export async function addFiles(command: Command, files: readonly KeptFile[]): Promise<File[]> {
  const { tenantId, now, actor } = command
  const rows = files.map(({ fileId, fileName, contentType, size, sha256 }) => ({
    ...{ fileId, tenantId, fileName, contentType, size, sha256 },
    ...{ createdAt: now, createdBy: actor },
  }))
  await requireQuota(
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

/** Adds the bytes to the usage with a conditional update, so that concurrent uploads never exceed the quota. */
export async function requireQuota({ tenantId, transaction }: Command, bytes: number): Promise<void> {
  await transaction.run(ensureFileUsage(tenantId))
  if ((await transaction.run(reserveSpace(tenantId, bytes))) === 1) return
  const { bytesUsed, bytesMax } = await transaction.one(findFileUsage(tenantId))
  throw problem(
    'file-quota-exceeded',
    message('The files of the tenant use {0} of {1} bytes, and this needs {2} more.', bytesUsed, bytesMax, bytes),
    { extensions: { bytesUsed, bytesMax, bytesNeeded: bytes } },
  )
}
