import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'

export interface WorkflowRow {
  readonly workflowId: string
  readonly tenantId: string
  readonly name: string
  readonly description: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  workflow_id as "workflowId", tenant_id as "tenantId", name, description,
  created_at as "createdAt", created_by as "createdBy"`

export function findWorkflow(tenantId: string, workflowId: string): Statement<WorkflowRow> {
  return sql<WorkflowRow>`
    select ${columns} from workflows where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid`
}

/** Holds the row against changes and against new references to it. */
export function lockWorkflow(tenantId: string, workflowId: string): Statement<WorkflowRow> {
  return sql<WorkflowRow>`${findWorkflow(tenantId, workflowId)} for update`
}

export function listWorkflows(
  tenantId: string,
  page: { limit: number; offset: number; after: string | null },
): Statement<WorkflowRow> {
  return sql<WorkflowRow>`
    select ${columns} from workflows
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or workflow_id > ${page.after}::uuid)
    order by workflow_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertWorkflow(workflow: WorkflowRow): Statement<WorkflowRow> {
  return sql<WorkflowRow>`
    insert into workflows (tenant_id, workflow_id, name, description, created_at, created_by)
    values (${workflow.tenantId}::uuid, ${workflow.workflowId}::uuid, ${workflow.name}::text,
            ${workflow.description}::text, ${workflow.createdAt}::timestamptz, ${json(workflow.createdBy)}::jsonb)
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updateWorkflow(workflow: WorkflowRow): Statement<WorkflowRow> {
  return sql<WorkflowRow>`
    update workflows set name = ${workflow.name}::text, description = ${workflow.description}::text
    where tenant_id = ${workflow.tenantId}::uuid and workflow_id = ${workflow.workflowId}::uuid
      and (name, description) is distinct from (${workflow.name}::text, ${workflow.description}::text)
    returning ${columns}`
}

/** The kinds of things that refer to the workflow. */
export function findWorkflowUses(tenantId: string, workflowId: string): Statement<Use> {
  return sql<Use>`
    select 'creditors' as "usedBy"
    where exists (
      select from creditors
      where tenant_id = ${tenantId}::uuid
        and (default_chain_id = ${workflowId}::uuid or default_client_chain_id = ${workflowId}::uuid))
    union all
    select 'case-groups'
    where exists (
      select from case_groups
      where tenant_id = ${tenantId}::uuid and lower(settings ->> 'defaultWorkflowId') = ${workflowId}::uuid::text)
    union all
    select 'updates'
    where exists (select from updates where tenant_id = ${tenantId}::uuid and by_workflow_id = ${workflowId}::uuid)`
}

export function deleteWorkflow(tenantId: string, workflowId: string): Statement {
  return sql`
    delete from workflows where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid`
}

/** The workflow's id where there is one; it cannot be deleted until the transaction is over. */
export function holdWorkflow(tenantId: string, workflowId: string): Statement<{ workflowId: string }> {
  return sql<{ workflowId: string }>`
    select workflow_id as "workflowId" from workflows
    where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid for key share`
}
