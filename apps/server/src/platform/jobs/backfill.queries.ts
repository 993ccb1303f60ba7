import { sql, type Statement } from '../database/sql.ts'

/** What is still to be filled in for a tenant. */
export function listBackfills(tenantId: string): Statement<{ name: string }> {
  return sql<{ name: string }>`
    select backfill as name from backfills where tenant_id = ${tenantId}::uuid order by backfill`
}

/** Where a backfill stands; no row where it is done, or where another process is at it. */
export function takeBackfill(tenantId: string, name: string): Statement<{ after: string }> {
  return sql<{ after: string }>`
    select after_id as after from backfills
    where tenant_id = ${tenantId}::uuid and backfill = ${name}::text
    for update skip locked`
}

export function moveBackfill(tenantId: string, name: string, after: string): Statement {
  return sql`
    update backfills set after_id = ${after}::uuid where tenant_id = ${tenantId}::uuid and backfill = ${name}::text`
}

export function endBackfill(tenantId: string, name: string): Statement {
  return sql`delete from backfills where tenant_id = ${tenantId}::uuid and backfill = ${name}::text`
}
