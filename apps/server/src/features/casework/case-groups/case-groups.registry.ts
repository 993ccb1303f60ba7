import { sql } from '../../../platform/database/sql.ts'
import { jsonb, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { CaseGroup, CaseGroupInput, CaseGroupPatch } from './case-groups.schemas.ts'
import { requireValidSettings } from './require-valid-settings.ts'
import { message } from './case-groups.problems.ts'

/** The groups that cases can belong to. */
const caseGroups = defineRegistry({
  noun: 'case group',
  plural: 'case groups',
  subjectType: 'case-group',
  tag: 'Case groups',
  path: '/case-groups',
  scopes: { read: 'read:case-groups', write: 'write:case-groups' },
  writeRole: 'admin',
  notFound: message('There is no such case group.'),
  schemas: { resource: CaseGroup, input: CaseGroupInput, patch: CaseGroupPatch },
  table: 'case_groups',
  id: { member: 'id', column: 'case_group_id', parameter: 'caseGroupId' },
  columns: { label: text('label'), settings: jsonb('settings') },
  create: async ({ label, settings = {} }, command) => {
    await requireValidSettings(command, settings)
    return { label, settings }
  },
  beforePatch: async (patch, _group, command) => {
    await requireValidSettings(command, patch.settings ?? {})
    return patch
  },
  references: ({ tenantId, id }) => [
    {
      usedBy: 'cases',
      rows: sql`select from published.cases where tenant_id = ${tenantId}::uuid and group_id = ${id}::uuid`,
    },
  ],
  operations: {
    list: {
      id: 'get-case-groups',
      summary: 'List case groups',
      description:
        'Returns the case groups of the tenant, oldest first. The last page is the first one with fewer items than `pageSize`.',
      example: { query: { page: 0, pageSize: 100 } },
    },
    create: {
      description: 'Creates a group that cases can belong to.',
      problems: ['unknown-reference'],
      example: {
        body: { label: 'Erhvervssager', settings: { colour: 'blue', defaultWorkflowId: '{workflowId}' } },
      },
    },
    get: {
      description: 'Returns the case group with its settings.',
    },
    patch: {
      description: 'Changes the label or the settings. New settings replace the old ones entirely.',
      problems: ['not-found', 'unknown-reference'],
      example: {
        body: { label: 'Privatsager', settings: { defaultWorkflowId: '{workflowId}' } },
      },
    },
    delete: {
      description: 'Deletes a case group. A group that contains cases cannot be deleted.',
      example: { params: { caseGroupId: '{unusedCaseGroupId}' } },
    },
  },
})

export const caseGroupOperations = Object.values(caseGroups.operations)
export const createCaseGroup = caseGroups.create
