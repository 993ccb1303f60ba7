import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { validationFailed } from '../../../problems/index.ts'
import { propertyTypeView } from './property-type-view.ts'
import {
  findPropertyUses,
  lockPropertyType,
  type PropertyTypeRow,
  updatePropertyType,
} from './property-types.queries.ts'
import { optionErrors } from './property-types.rules.ts'
import type { PropertyType, PropertyTypePatch } from './property-types.schemas.ts'
import { problem, message } from './property-types.problems.ts'

/** Changes the label, the options or both; an option that something has chosen stays. */
export async function patchPropertyType(
  command: Command,
  propertyTypeId: string,
  patch: PropertyTypePatch,
): Promise<PropertyType> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockPropertyType(tenantId, propertyTypeId))
  if (current === undefined) throw problem('not-found', message('There is no such property type.'))
  const before = propertyTypeView(current)
  command.requireMatch(before)
  const fields = { ...current, ...patch }
  const errors = optionErrors(fields)
  if (errors.length > 0) throw validationFailed(errors)
  await requireUnusedOptions(command, current, fields.options ?? [])
  const changed = await transaction.maybeOne(updatePropertyType(fields))
  if (changed === undefined) return before
  const after = propertyTypeView(changed)
  command.emit({ type: 'property-types.update', subjectId: after.propertyTypeId, data: after })
  command.audit({ subjectType: 'property-type', subjectId: after.propertyTypeId, before, after })
  return after
}

async function requireUnusedOptions(command: Command, type: PropertyTypeRow, kept: readonly string[]): Promise<void> {
  const removed = (type.options ?? []).filter((option) => !kept.includes(option))
  if (removed.length === 0) return
  requireUnused('option', await command.transaction.many(findPropertyUses(type, removed)))
}
