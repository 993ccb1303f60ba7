import { sql, type Statement } from '../../../platform/database/sql.ts'

/** The workflow's id where there is one; it cannot be deleted until the transaction is over. */
export function holdWorkflow(tenantId: string, workflowId: string): Statement<{ workflowId: string }> {
  return sql<{ workflowId: string }>`
    select workflow_id as "workflowId" from workflows
    where tenant_id = ${tenantId}::uuid and workflow_id = ${workflowId}::uuid for key share`
}
