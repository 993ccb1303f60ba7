import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'

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
            ${workflow.description}::text, ${workflow.createdAt}::timestamptz, ${workflow.createdBy}::jsonb)
    returning ${columns}`
}
