import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { requireFound } from '../../../problems/index.ts'
import { fileView } from './file-view.ts'
import {
  deleteFile as deleteFileRow,
  type FileRow,
  findPropertyUsesOfFile,
  giveRoomBack,
  lockFile,
} from './files.queries.ts'
import { message } from './files.problems.ts'

/**
 * Deletes a file that nothing refers to; the database rejects others. The content becomes unreachable at once and is
 * removed later by the orphan sweep: removing it here would lose it if the transaction failed.
 */
export async function deleteFile(command: Command, fileId: string): Promise<Record<string, never>> {
  const row = await getLockedFile(command, fileId)
  command.requireMatch(fileView(row))
  await removeFile(command, row)
  return {}
}

/** The same for a file that another feature has stored and no longer needs. */
export async function deleteStoredFile(command: Command, fileId: string): Promise<void> {
  await removeFile(command, await getLockedFile(command, fileId))
}

async function getLockedFile({ tenantId, transaction, principal }: Command, fileId: string): Promise<FileRow> {
  return requireFound(
    await transaction.maybeOne(lockFile(tenantId, fileId, principal.role)),
    message('There is no such file.'),
  )
}

async function removeFile(command: Command, row: FileRow): Promise<void> {
  const { tenantId, transaction } = command
  const { fileId } = row
  const before = fileView(row)
  requireUnused('file', await transaction.many(findPropertyUsesOfFile(tenantId, fileId)))
  await transaction.run(deleteFileRow(tenantId, fileId))
  await transaction.run(giveRoomBack(tenantId, row.size))
  command.emit({ type: 'files.delete', subjectId: fileId, data: before })
  command.audit({ subjectType: 'file', subjectId: fileId, before })
}
