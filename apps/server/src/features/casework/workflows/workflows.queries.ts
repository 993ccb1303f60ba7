import { sql, type Statement } from '../../../platform/database/sql.ts'

/** Locks the workflow, so that it cannot be deleted before the transaction ends. */
export function holdWorkflow(tenantId: string, workflowId: string): Statement<{ workflowId: string }> {
  return sql<{ workflowId: string }>`
    select workflow_id as "workflowId" from workflows
    where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid for key share`
}
