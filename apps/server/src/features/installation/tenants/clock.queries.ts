import { sql, type Statement } from '../../../platform/database/sql.ts'

/** Stops the clock of a test tenant at a moment, never before its current time. */
export function stopClock(tenantId: string, at: Date): Statement {
  return sql`
    update tenants set clock_stopped_at = ${at}::timestamptz
    where tenant_id = ${tenantId}::uuid and (clock_stopped_at is null or clock_stopped_at < ${at}::timestamptz)`
}

/** Lets the clock run again from where it stopped. It never loses time. */
export function startClock(tenantId: string, offsetMs: number): Statement {
  return sql`
    update tenants set clock_stopped_at = null, clock_offset_ms = greatest(clock_offset_ms, ${offsetMs}::bigint)
    where tenant_id = ${tenantId}::uuid`
}
