import { sql } from '../../../platform/database/sql.ts'
import { boolean, integer, text, uuid } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { type Reference, requireUnreferenced } from '../../../platform/registries/require-unused.ts'
import { requirePausingType } from './require-pausing-type.ts'
import { UpdateType, UpdateTypeInput, UpdateTypePatch } from './update-types.schemas.ts'
import { problem, message } from './updates.problems.ts'

/** The types of updates: the standard ones, which never change, and the tenant's own. */
const updateTypes = defineRegistry({
  noun: 'update type',
  plural: 'update types',
  subjectType: 'update-type',
  tag: 'Updates',
  path: '/updates/types',
  scopes: { read: 'read:updates', write: 'write:updates' },
  writeRole: 'admin',
  notFound: message('There is no such update type.'),
  schemas: { resource: UpdateType, input: UpdateTypeInput, patch: UpdateTypePatch },
  table: 'update_types',
  id: { member: 'updateTypeId', column: 'update_type_id' },
  columns: {
    label: text('label'),
    description: text('description'),
    priority: integer('priority'),
    pausing: boolean('is_pausing'),
    selectable: boolean('is_selectable'),
    public: boolean('is_public'),
    important: boolean('is_important'),
    referenceType: text('reference_type'),
    groupId: uuid('group_id'),
    groupLabel: text('group_label'),
    responsiblePermissionLevel: text('responsible_permission_level'),
    hiddenPermissionLevel: text('hidden_permission_level'),
    pauseWithUpdateOnCaseExit: uuid('pause_with_update_on_case_exit'),
    continueOnCaseExit: boolean('continue_on_case_exit'),
  },
  readOnlyColumns: { standard: boolean('is_standard') },
  create: async (input, command) => {
    await requirePausingType(command, input.pauseWithUpdateOnCaseExit ?? null)
    return { ...defaults, ...input }
  },
  beforePatch: async (patch, type, command) => {
    if (type.standard) {
      throw problem('standard-update-type', message('The standard update types cannot be changed.'))
    }
    await requirePausingType(command, patch.pauseWithUpdateOnCaseExit ?? null)
    if (patch.referenceType !== undefined && patch.referenceType !== type.referenceType) {
      await requireUnreferenced(command.transaction, 'update type', referencesTo(type))
    }
    return patch
  },
  beforeDelete: ({ standard }) => {
    if (standard) throw problem('standard-update-type', message('The standard update types cannot be deleted.'))
  },
  references: referencesTo,
  operations: {
    list: {
      description: 'Returns the update types of the tenant, including the standard ones.',
      returns: 'One page of update types.',
      example: { query: { page: 0, pageSize: 100 } },
    },
    create: {
      description: 'Creates an update type in addition to the standard ones.',
      problems: ['unknown-reference'],
      example: {
        body: {
          label: 'Afventer lønoplysninger',
          description: 'Skyldnerens arbejdsgiver er spurgt om løn.',
          priority: 30,
          pausing: true,
          referenceType: 'CASE',
          responsiblePermissionLevel: 'caseworker',
          continueOnCaseExit: true,
        },
      },
    },
    get: {
      description: 'Returns the update type.',
    },
    patch: {
      description:
        'Changes the given fields; null removes a value. `referenceType` can only change while the type is not in use. The standard update types cannot be changed.',
      problems: ['not-found', 'standard-update-type', 'unknown-reference', 'in-use'],
      example: {
        body: { label: 'Afventer advokat', important: true },
      },
    },
    delete: {
      description: 'Deletes an update type. A standard type, or one in use, cannot be deleted.',
      problems: ['not-found', 'standard-update-type', 'in-use'],
      example: { params: { updateTypeId: '{unusedUpdateTypeId}' } },
    },
  },
})

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

function referencesTo(type: { readonly tenantId: string; readonly updateTypeId: string }): readonly Reference[] {
  const { tenantId, updateTypeId } = type
  return [
    {
      usedBy: 'updates',
      rows: sql`select from updates where tenant_id = ${tenantId}::uuid and update_type_id = ${updateTypeId}::uuid`,
    },
    {
      usedBy: 'update-types',
      rows: sql`
        select from update_types
        where tenant_id = ${tenantId}::uuid and pause_with_update_on_case_exit = ${updateTypeId}::uuid
          and update_type_id <> ${updateTypeId}::uuid`,
    },
  ]
}

export const updateTypeOperations = Object.values(updateTypes.operations)
export const createUpdateType = updateTypes.create
