import { sql } from '../../../platform/database/sql.ts'
import { nullableInteger, text } from '../../../platform/registries/columns.ts'
import { defineRegistry, type RowOf } from '../../../platform/registries/define-registry.ts'
import { Workflow, WorkflowInput, WorkflowPatch } from './workflows.schemas.ts'
import { message } from './workflows.problems.ts'

/** The workflows by which cases are pursued. Creditors and case groups choose one as their default. */
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
  readOnlyColumns: { publishedVersion: nullableInteger('published_version') },
  create: (input) => ({ description: null, ...input }),
  references: ({ tenantId, workflowId }) => [
    {
      usedBy: 'cases',
      rows: sql`
        select from published.workflow_positions
        where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid
        union all
        select from published.workflow_steps
        where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid`,
    },
    {
      usedBy: 'creditors',
      rows: sql`
        select from published.creditors
        where tenant_id = ${tenantId}::uuid
          and (default_chain_id = ${workflowId}::uuid or default_client_chain_id = ${workflowId}::uuid)`,
    },
    {
      usedBy: 'case-groups',
      rows: sql`
        select from published.case_groups
        where tenant_id = ${tenantId}::uuid and lower(settings ->> 'defaultWorkflowId') = ${workflowId}::uuid::text`,
    },
    {
      usedBy: 'updates',
      rows: sql`select from published.updates where tenant_id = ${tenantId}::uuid and by_workflow_id = ${workflowId}::uuid`,
    },
  ],
  operations: {
    create: {
      description:
        'Creates a workflow: the steps by which cases are pursued. Save a draft of its steps and publish it; cases start with the published version. A creditor refers to workflows in `defaultChainId` and `defaultClientChainId`.',
      example: { body: { name: 'Consumers', description: 'Reminder, collection notice, call, court.' } },
    },
    list: { description: 'Returns the workflows of the tenant, oldest first.' },
    get: { description: 'Returns the workflow.' },
    patch: {
      description: 'Changes the name or the description; a null description removes it.',
      example: {
        body: { description: 'Reminder, collection notice, call, payment order.' },
      },
    },
    delete: {
      description: 'Deletes a workflow. One in use cannot be deleted.',
      example: { params: { workflowId: '{unusedWorkflowId}' } },
    },
  },
})

export const registryOperations = Object.values(workflows.operations)
export const createWorkflow = workflows.create
export const findWorkflow = workflows.find
export type WorkflowRow = RowOf<typeof workflows>
