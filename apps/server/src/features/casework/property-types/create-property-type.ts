import type { Command } from '../../../platform/commands/command.ts'
import { validationFailed } from '../../../problems/index.ts'
import { propertyTypeView } from './property-type-view.ts'
import { insertPropertyType } from './property-types.queries.ts'
import { optionErrors } from './property-types.rules.ts'
import type { PropertyType, PropertyTypeInput } from './property-types.schemas.ts'

/** Defines a property that cases, case vouchers or creditors of the tenant can carry from now on. */
export async function createPropertyType(command: Command, input: PropertyTypeInput): Promise<PropertyType> {
  const errors = optionErrors(input)
  if (errors.length > 0) throw validationFailed(errors)
  const row = await command.transaction.one(
    insertPropertyType({
      tenantId: command.tenantId,
      propertyTypeId: command.newId(),
      handle: input.handle,
      label: input.label,
      type: input.type,
      entity: input.entity ?? 'case',
      options: input.options ?? null,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const propertyType = propertyTypeView(row)
  command.emit({ type: 'property-types.create', subjectId: propertyType.propertyTypeId, data: propertyType })
  command.audit({ subjectType: 'property-type', subjectId: propertyType.propertyTypeId, after: propertyType })
  return propertyType
}
