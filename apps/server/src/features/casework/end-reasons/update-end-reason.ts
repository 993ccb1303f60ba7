import type { Command } from '../../../platform/commands/command.ts'
import { validationFailed } from '../../../problems/index.ts'
import { endReasonView } from './end-reason-view.ts'
import { lockEndReason, updateEndReason as updateEndReasonRow } from './end-reasons.queries.ts'
import type { EndReasonPatch, Success } from './end-reasons.schemas.ts'
import { problem, message } from './end-reasons.problems.ts'

/** Renames an end reason that was created on the tenant; a standard one is refused. */
export async function updateEndReason(command: Command, endReasonId: string, patch: EndReasonPatch): Promise<Success> {
  if (patch.label === undefined && patch.handle === undefined) {
    throw validationFailed([{ path: '', message: message('must hold label or handle') }])
  }
  const before = await command.transaction.maybeOne(lockEndReason(command.tenantId, endReasonId))
  if (before === undefined) throw problem('not-found', message('There is no such end reason.'))
  command.requireMatch(endReasonView(before))
  if (before.standard) throw problem('standard-end-reason', message('The standard end reasons cannot be edited.'))
  const row = await command.transaction.one(
    updateEndReasonRow(command.tenantId, {
      endReasonId,
      handle: patch.handle ?? before.handle,
      label: patch.label ?? before.label,
      updatedAt: command.now,
      updatedBy: command.actor,
    }),
  )
  const after = endReasonView(row)
  command.emit({ type: 'end-reasons.update', subjectId: after.endReasonId, data: after })
  command.audit({ subjectType: 'end-reason', subjectId: after.endReasonId, before: endReasonView(before), after })
  return { success: true }
}
