import type { FileStore } from '../../../platform/files/file-store.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import type { Problem } from '../../../problems/index.ts'
import { requireQuota } from './add-files.ts'
import { contentKey, fileView } from './file-view.ts'
import { findContent, insertFiles } from './files.queries.ts'
import type { File } from './files.schemas.ts'
import { findDeletedFile, takeOutOfQuarantine } from './quarantine.queries.ts'
import type { SweepServices } from './sweep-orphan-files.ts'
import { hashOf } from './verify-files.ts'
import { problem, message } from './files.problems.ts'

/**
 * Restores a deleted file whose content still exists, from the audit entry of its deletion. Nothing refers to it: a file
 * in use cannot be deleted.
 */
export async function restoreFile(services: SweepServices, tenant: Tenant, fileId: string): Promise<File> {
  const { tenantId } = tenant
  const [deleted] = await services.database.read(tenantId, findDeletedFile(tenantId, fileId))
  if (deleted === undefined) {
    throw problem('not-found', message('No file {0} of this tenant was deleted.', fileId))
  }
  const [existing] = await services.database.read(tenantId, findContent(tenantId, fileId))
  if (existing !== undefined) throw problem('not-found', message('File {0} is not deleted.', fileId))
  await requireContent(services.files, deleted.file)
  return runSystemCommand(services, tenant, 'restore-file', (command) => putBack(command, deleted.file))
}

async function requireContent(files: FileStore, { tenantId, fileId, sha256 }: File): Promise<void> {
  if ((await hashOf(files, contentKey(tenantId, fileId))) !== sha256) throw contentGone(fileId)
}

async function putBack(command: Command, file: File): Promise<File> {
  const { tenantId, transaction } = command
  const mark = await transaction.maybeOne(takeOutOfQuarantine(tenantId, file.fileId))
  if (mark?.isBeingRemoved === true) throw contentGone(file.fileId)
  await requireQuota(command, file.size)
  const row = { ...file, createdAt: new Date(file.createdAt) }
  await transaction.run(insertFiles(tenantId, [row]))
  const restored = fileView(row)
  command.emit({ type: 'files.create', subjectId: file.fileId, data: restored })
  command.audit({ subjectType: 'file', subjectId: file.fileId, after: restored })
  return restored
}

function contentGone(fileId: string): Problem {
  return problem('not-found', message('The content of file {0} is no longer in the store.', fileId))
}
