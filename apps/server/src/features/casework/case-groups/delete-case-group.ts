import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { caseGroupView } from './case-group-view.ts'
import { deleteCaseGroup as deleteCaseGroupRow, findCaseGroupUses, lockCaseGroup } from './case-groups.queries.ts'
import { problem, message } from './case-groups.problems.ts'

/** Removes a case group that no case is in. */
export async function deleteCaseGroup(command: Command, caseGroupId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockCaseGroup(tenantId, caseGroupId))
  if (current === undefined) throw problem('not-found', message('There is no such case group.'))
  const before = caseGroupView(current)
  command.requireMatch(before)
  requireUnused('case group', await transaction.many(findCaseGroupUses(tenantId, caseGroupId)))
  await transaction.run(deleteCaseGroupRow(tenantId, caseGroupId))
  command.emit({ type: 'case-groups.delete', subjectId: before.id, data: before })
  command.audit({ subjectType: 'case-group', subjectId: before.id, before })
  return {}
}
