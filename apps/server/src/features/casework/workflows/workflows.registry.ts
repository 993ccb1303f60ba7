import { exampleIds } from '../../../example-ids.ts'
import { sql } from '../../../platform/database/sql.ts'
import { text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { Workflow, WorkflowInput, WorkflowPatch } from './workflows.schemas.ts'
import { message } from './workflows.problems.ts'

/** The ways in which cases are pursued, for creditors and case groups to choose as their default. */
const workflows = defineRegistry({
  noun: 'workflow',
  plural: 'workflows',
  subjectType: 'workflow',
  tag: 'Workflows',
  path: '/workflows',
  scopes: { read: 'read:workflows', write: 'write:workflows' },
  writeRole: 'admin',
  notFound: message('There is no such workflow.'),
  schemas: { resource: Workflow, input: WorkflowInput, patch: WorkflowPatch },
  table: 'workflows',
  id: { member: 'workflowId', column: 'workflow_id' },
  columns: { name: text('name'), description: text('description') },
  create: (input) => ({ description: null, ...input }),
  references: ({ tenantId, workflowId }) => [
    {
      usedBy: 'creditors',
      rows: sql`
        select from creditors
        where tenant_id = ${tenantId}::uuid
          and (default_chain_id = ${workflowId}::uuid or default_client_chain_id = ${workflowId}::uuid)`,
    },
    {
      usedBy: 'case-groups',
      rows: sql`
        select from case_groups
        where tenant_id = ${tenantId}::uuid and lower(settings ->> 'defaultWorkflowId') = ${workflowId}::uuid::text`,
    },
    {
      usedBy: 'updates',
      rows: sql`select from updates where tenant_id = ${tenantId}::uuid and by_workflow_id = ${workflowId}::uuid`,
    },
  ],
  operations: {
    create: {
      description:
        'A workflow is the way in which cases are pursued. A creditor names one as `defaultChainId` and one as `defaultClientChainId`.',
      example: { body: { name: 'Consumers', description: 'Reminder, collection notice, call, court.' } },
    },
    list: {},
    get: { example: { params: { workflowId: exampleIds.workflowId } } },
    patch: {
      description: 'Changes the name and the description, where they are given; null takes a value away.',
      example: {
        params: { workflowId: exampleIds.workflowId },
        body: { description: 'Reminder, collection notice, call, payment order.' },
      },
    },
    delete: {
      description: 'Only a workflow that is not in use can be deleted.',
      example: { params: { workflowId: exampleIds.unusedWorkflowId } },
    },
  },
})

export const workflowOperations = Object.values(workflows.operations)
export const createWorkflow = workflows.create
