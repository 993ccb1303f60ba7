import { sql, type Statement } from './sql.ts'

/** All tenants, for jobs that visit each in turn. Only for `database.asWorker('jobs', …)`. */
export function listTenantIds(): Statement<{ tenantId: string }> {
  return sql<{ tenantId: string }>`select tenant_id as "tenantId" from list_tenants()`
}
