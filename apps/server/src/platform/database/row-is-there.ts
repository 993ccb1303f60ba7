import { sql, type Statement } from './sql.ts'

/**
 * Whether the tenant has the row with this id. The table and its key are given as `published.cases where case_id`. True if there
 * is no id.
 */
export function rowIsThere(tenantId: string, tableWhereKey: Statement, id: string | null): Statement {
  return sql`(${id}::uuid is null or exists (
    select from ${tableWhereKey} = ${id}::uuid and tenant_id = ${tenantId}::uuid))`
}
