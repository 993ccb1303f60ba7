import type { Command } from '../../../platform/commands/command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { jsonb, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { requireUnreferenced } from '../../../platform/registries/require-unused.ts'
import { validationFailed } from '../../../problems/index.ts'
import { referencesTo } from './property-types.queries.ts'
import { optionErrors } from './property-types.rules.ts'
import { PropertyType, PropertyTypeInput, PropertyTypeListQuery, PropertyTypePatch } from './property-types.schemas.ts'
import { message } from './property-types.problems.ts'

/** The properties that the tenant has defined for cases, case vouchers and creditors. */
const propertyTypes = defineRegistry({
  noun: 'property type',
  plural: 'property types',
  subjectType: 'property-type',
  tag: 'Property types',
  path: '/property-types',
  scopes: { read: 'read:properties', write: 'write:properties' },
  writeRole: 'admin',
  notFound: message('There is no such property type.'),
  schemas: {
    resource: PropertyType,
    input: PropertyTypeInput,
    patch: PropertyTypePatch,
    query: PropertyTypeListQuery,
  },
  table: 'property_types',
  id: { member: 'propertyTypeId', column: 'property_type_id' },
  columns: {
    handle: text('handle'),
    label: text('label'),
    type: text('type'),
    entity: text('entity'),
    options: jsonb('options'),
  },
  filter: ({ entity = null }) => sql`(${entity}::text is null or entity = ${entity}::text)`,
  create: ({ entity = 'case', options = null, ...input }) => {
    requireValidOptions({ ...input, options })
    return { ...input, entity, options }
  },
  beforePatch: async (patch, type, command) => {
    const changed = { ...type, ...patch }
    requireValidOptions(changed)
    await requireUnusedOptions(command, type, changed.options)
    return patch
  },
  references: (type) => referencesTo(type),
  operations: {
    create: {
      description:
        'Defines a property of cases, case vouchers or creditors. Its value is in their `properties`, under the handle given here. A handle can be used once per entity.',
      problems: ['property-handle-taken'],
      example: {
        body: {
          handle: 'region',
          label: 'Region',
          type: 'dropdown',
          entity: 'case',
          options: ['Jylland', 'Fyn', 'Sjælland'],
        },
      },
    },
    list: { description: 'Returns the property types of the tenant, oldest first.' },
    get: {
      description: 'Returns the property type.',
    },
    patch: {
      description:
        'Changes the label and, for a dropdown, the options. The new options replace the old ones; an option in use cannot be removed. Handle, type and entity never change.',
      problems: ['not-found', 'in-use'],
      example: { body: { label: 'Afdeling hos kreditor' } },
    },
    delete: {
      description: 'Deletes a property type. One that has values cannot be deleted.',
      example: { params: { propertyTypeId: '{unusedPropertyTypeId}' } },
    },
  },
})

function requireValidOptions(type: Parameters<typeof optionErrors>[0]): void {
  const errors = optionErrors(type)
  if (errors.length > 0) throw validationFailed(errors)
}

/** An option in use cannot be removed. */
async function requireUnusedOptions(
  { transaction }: Command,
  type: Parameters<typeof referencesTo>[0] & Pick<PropertyType, 'options'>,
  kept: readonly string[] | null,
): Promise<void> {
  const removed = (type.options ?? []).filter((option) => !kept?.includes(option))
  if (removed.length > 0) await requireUnreferenced(transaction, 'option', referencesTo(type, removed))
}

export const propertyTypeOperations = Object.values(propertyTypes.operations)
export const createPropertyType = propertyTypes.create
