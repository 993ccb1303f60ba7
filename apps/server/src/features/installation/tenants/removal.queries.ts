import { sql, type Statement } from '../../../platform/database/sql.ts'

export interface RemovalRow {
  readonly name: string
  readonly isTest: boolean
  readonly requestedAt: Date | null
}

export function findRemoval(tenantId: string): Statement<RemovalRow> {
  return sql<RemovalRow>`
    select name, is_test as "isTest", removal_requested_at as "requestedAt" from tenants
    where tenant_id = ${tenantId}::uuid`
}

/** Asks for the removal of a test tenant; the first request counts. */
export function requestRemoval(tenantId: string, at: Date): Statement {
  return sql`
    update tenants set removal_requested_at = coalesce(removal_requested_at, ${at}::timestamptz)
    where tenant_id = ${tenantId}::uuid`
}

/** The test tenants that are to be removed. Only for `database.asWorker('jobs', …)`. */
export function listRemovals(): Statement<{ tenantId: string; name: string }> {
  return sql<{ tenantId: string; name: string }>`
    select tenant_id as "tenantId", name from list_tenants() where is_test and removal_requested_at is not null`
}

/** Deletes every row of a test tenant whose removal was asked for; null if another worker has. */
export function removeRequested(tenantId: string): Statement<{ count: number | null }> {
  return sql<{ count: number | null }>`select remove_test_tenant(${tenantId}::uuid) as count`
}
