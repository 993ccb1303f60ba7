import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { updateTypeView } from './update-type-view.ts'
import { deleteUpdateType as deleteUpdateTypeRow, findUpdateTypeUses, lockUpdateType } from './update-types.queries.ts'
import { problem, message } from './updates.problems.ts'

/** Removes an update type of the tenant's own that no update has and no other type pauses with. */
export async function deleteUpdateType(command: Command, updateTypeId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const locked = await transaction.maybeOne(lockUpdateType(tenantId, updateTypeId))
  if (locked === undefined) throw problem('not-found', message('There is no such update type.'))
  const { standard, ...current } = locked
  const before = updateTypeView(current)
  command.requireMatch(before)
  if (standard) throw problem('standard-update-type', message('The standard update types cannot be deleted.'))
  requireUnused('update type', await transaction.many(findUpdateTypeUses(tenantId, updateTypeId)))
  await transaction.run(deleteUpdateTypeRow(tenantId, updateTypeId))
  command.emit({ type: 'update-types.delete', subjectId: before.updateTypeId, data: before })
  command.audit({ subjectType: 'update-type', subjectId: before.updateTypeId, before })
  return {}
}
