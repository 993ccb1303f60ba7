import type { Tenant } from '../identity/principal.ts'
import { sql, type Statement } from './sql.ts'

/** All tenants, for jobs that visit each in turn. Only for `database.asWorker('jobs', …)`. */
export function listTenantIds(): Statement<{ tenantId: string }> {
  return sql<{ tenantId: string }>`select tenant_id as "tenantId" from list_tenants()`
}

/** The same, with what commands need of a tenant. */
export function listTenants(): Statement<Tenant> {
  return sql<Tenant>`
    select tenant_id as "tenantId", name, time_zone as "timeZone", language, clock_offset_ms as "clockOffsetMs",
           clock_stopped_at as "clockStoppedAt"
    from list_tenants()`
}

/** Those whose clock runs. While a clock is moved forward, the worker that moves it does what is due on each day. */
export function listRunningTenants(): Statement<Tenant> {
  return sql<Tenant>`select t.* from (${listTenants()}) t where t."clockStoppedAt" is null`
}

/** The number of the lock on the settings of a tenant: its row is on every node of a cluster, and is not locked there. */
export function settingsLock(tenantId: string): Statement {
  return sql`hashtextextended('settings of ' || ${tenantId}::text, 0)`
}
