import type { Command } from '../../../platform/commands/command.ts'
import { caseGroupView } from './case-group-view.ts'
import { insertCaseGroup } from './case-groups.queries.ts'
import type { CaseGroup, CaseGroupInput } from './case-groups.schemas.ts'
import { requireValidSettings } from './require-valid-settings.ts'

/** Adds a group that cases can be put into. */
export async function createCaseGroup(command: Command, input: CaseGroupInput): Promise<CaseGroup> {
  const settings = input.settings ?? {}
  await requireValidSettings(command, settings)
  const row = await command.transaction.one(
    insertCaseGroup({
      tenantId: command.tenantId,
      id: command.newId(),
      label: input.label,
      settings,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const caseGroup = caseGroupView(row)
  command.emit({ type: 'case-groups.create', subjectId: caseGroup.id, data: caseGroup })
  command.audit({ subjectType: 'case-group', subjectId: caseGroup.id, after: caseGroup })
  return caseGroup
}
