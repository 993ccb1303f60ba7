import { sql, type Statement } from './sql.ts'

/**
 * Whether the tenant has the row that an id names, the table and its key being written as `cases where case_id`. Where
 * no id is given, nothing is missing.
 */
export function rowIsThere(tenantId: string, tableWhereKey: Statement, id: string | null): Statement {
  return sql`(${id}::uuid is null or exists (
    select from ${tableWhereKey} = ${id}::uuid and tenant_id = ${tenantId}::uuid))`
}
