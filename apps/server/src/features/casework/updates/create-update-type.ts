import type { Command } from '../../../platform/commands/command.ts'
import { requirePausingType } from './require-pausing-type.ts'
import { updateTypeView } from './update-type-view.ts'
import { insertUpdateType, type UpdateTypeRow } from './update-types.queries.ts'
import type { UpdateType, UpdateTypeInput } from './update-types.schemas.ts'

/** Adds an update type of the tenant's own beside the standard ones. */
export async function createUpdateType(command: Command, input: UpdateTypeInput): Promise<UpdateType> {
  await requirePausingType(command, input.pauseWithUpdateOnCaseExit ?? null)
  const type: UpdateTypeRow = {
    ...defaults,
    ...input,
    updateTypeId: command.newId(),
    createdAt: command.now,
  }
  const row = await command.transaction.one(insertUpdateType(command.tenantId, { ...type, createdBy: command.actor }))
  const updateType = updateTypeView(row)
  command.emit({ type: 'update-types.create', subjectId: updateType.updateTypeId, data: updateType })
  command.audit({ subjectType: 'update-type', subjectId: updateType.updateTypeId, after: updateType })
  return updateType
}

const defaults = {
  description: '',
  priority: 0,
  pausing: false,
  selectable: true,
  public: false,
  important: false,
  referenceType: 'CASE',
  groupId: null,
  groupLabel: null,
  responsiblePermissionLevel: null,
  hiddenPermissionLevel: null,
  pauseWithUpdateOnCaseExit: null,
  continueOnCaseExit: false,
} as const
