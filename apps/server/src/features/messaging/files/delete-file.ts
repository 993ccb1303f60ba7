import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { requireFound } from '../../../problems/index.ts'
import { fileView } from './file-view.ts'
import { deleteFile as deleteFileRow, findPropertyUsesOfFile, giveRoomBack, lockFile } from './files.queries.ts'
import { message } from './files.problems.ts'

/**
 * Deletes a file that nothing refers to; the database rejects others. The content becomes unreachable at once and is
 * removed later by the orphan sweep: removing it here would lose it if the transaction failed.
 */
export async function deleteFile(command: Command, fileId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const row = requireFound(
    await transaction.maybeOne(lockFile(tenantId, fileId, command.principal.role)),
    message('There is no such file.'),
  )
  const before = fileView(row)
  command.requireMatch(before)
  requireUnused('file', await transaction.many(findPropertyUsesOfFile(tenantId, fileId)))
  await transaction.run(deleteFileRow(tenantId, fileId))
  await transaction.run(giveRoomBack(tenantId, row.size))
  command.emit({ type: 'files.delete', subjectId: row.fileId, data: before })
  command.audit({ subjectType: 'file', subjectId: row.fileId, before })
  return {}
}
