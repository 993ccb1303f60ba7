import type { Command } from '../../../platform/commands/command.ts'
import { exactSum } from '../../../platform/money/exact-sum.ts'
import { deleteUnusedFiles, giveRoomBack } from './files.queries.ts'

/** Deletes the files of a person whose data is erased, unless something else refers to them. Returns their ids. */
export async function eraseFiles({ tenantId, transaction }: Command, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return []
  const deleted = await transaction.many(deleteUnusedFiles(tenantId, fileIds))
  await transaction.run(giveRoomBack(tenantId, exactSum(deleted.map(({ size }) => size))))
  return deleted.map(({ fileId }) => fileId)
}
