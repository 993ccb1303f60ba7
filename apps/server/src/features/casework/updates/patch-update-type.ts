import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { requirePausingType } from './require-pausing-type.ts'
import { updateTypeView } from './update-type-view.ts'
import { findUpdateTypeUses, lockUpdateType, updateUpdateType } from './update-types.queries.ts'
import type { UpdateType, UpdateTypePatch } from './update-types.schemas.ts'
import { problem, message } from './updates.problems.ts'

/** Changes the given fields of the tenant's own update type; what updates stand on changes only while there are none. */
export async function patchUpdateType(
  command: Command,
  updateTypeId: string,
  patch: UpdateTypePatch,
): Promise<UpdateType> {
  const { tenantId, transaction } = command
  const locked = await transaction.maybeOne(lockUpdateType(tenantId, updateTypeId))
  if (locked === undefined) throw problem('not-found', message('There is no such update type.'))
  const { standard, ...current } = locked
  const before = updateTypeView(current)
  command.requireMatch(before)
  if (standard) throw problem('standard-update-type', message('The standard update types cannot be changed.'))
  const fields = { ...current, ...patch }
  await requirePausingType(command, patch.pauseWithUpdateOnCaseExit ?? null)
  if (fields.referenceType !== current.referenceType) {
    requireUnused('update type', await transaction.many(findUpdateTypeUses(tenantId, updateTypeId)))
  }
  const changed = await transaction.maybeOne(updateUpdateType(tenantId, fields))
  if (changed === undefined) return before
  const after = updateTypeView(changed)
  command.emit({ type: 'update-types.update', subjectId: after.updateTypeId, data: after })
  command.audit({ subjectType: 'update-type', subjectId: after.updateTypeId, before, after })
  return after
}
