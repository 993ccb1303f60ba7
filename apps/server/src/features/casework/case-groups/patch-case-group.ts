import type { Command } from '../../../platform/commands/command.ts'
import { caseGroupView } from './case-group-view.ts'
import { lockCaseGroup, updateCaseGroup } from './case-groups.queries.ts'
import type { CaseGroup, CaseGroupPatch } from './case-groups.schemas.ts'
import { requireValidSettings } from './require-valid-settings.ts'
import { problem, message } from './case-groups.problems.ts'

/** Changes the label, the settings or both; where that changes nothing, nothing is written. */
export async function patchCaseGroup(command: Command, caseGroupId: string, patch: CaseGroupPatch): Promise<CaseGroup> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockCaseGroup(tenantId, caseGroupId))
  if (current === undefined) throw problem('not-found', message('There is no such case group.'))
  const before = caseGroupView(current)
  command.requireMatch(before)
  await requireValidSettings(command, patch.settings ?? {})
  const changed = await transaction.maybeOne(updateCaseGroup({ ...current, ...patch }))
  if (changed === undefined) return before
  const after = caseGroupView(changed)
  command.emit({ type: 'case-groups.update', subjectId: after.id, data: after })
  command.audit({ subjectType: 'case-group', subjectId: after.id, before, after })
  return after
}
