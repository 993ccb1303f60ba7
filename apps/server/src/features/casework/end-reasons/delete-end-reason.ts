import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { endReasonView } from './end-reason-view.ts'
import { deleteEndReason as deleteEndReasonRow, findEndReasonUses, lockEndReason } from './end-reasons.queries.ts'
import { problem, message } from './end-reasons.problems.ts'

/** Removes an end reason of the tenant's own that no case ended for. */
export async function deleteEndReason(command: Command, endReasonId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockEndReason(tenantId, endReasonId))
  if (current === undefined) throw problem('not-found', message('There is no such end reason.'))
  const before = endReasonView(current)
  command.requireMatch(before)
  if (current.standard) throw problem('standard-end-reason', message('The standard end reasons cannot be deleted.'))
  requireUnused('end reason', await transaction.many(findEndReasonUses(tenantId, endReasonId)))
  await transaction.run(deleteEndReasonRow(tenantId, endReasonId))
  command.emit({ type: 'end-reasons.delete', subjectId: before.endReasonId, data: before })
  command.audit({ subjectType: 'end-reason', subjectId: before.endReasonId, before })
  return {}
}
