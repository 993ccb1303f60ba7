import { sql, type Statement } from '../../../platform/database/sql.ts'
import { changedPromises, promiseRows, promiseTypeId } from './promises.queries.ts'

/** Makes sure that there is a row, and locks it: two processes never store statuses of the same tenant at the same time. */
export function lockPromiseCheck(tenantId: string, now: Date): Statement {
  return sql`
    insert into promise_checks as k (tenant_id, position, checked_at)
    values (${tenantId}::uuid, 0, ${now}::timestamptz)
    on conflict (tenant_id) do update set position = k.position`
}

/** The end of the journal, the time zone of the tenant, and whether the last check was at that end and of that time zone. */
export interface PromiseCheckStart {
  readonly position: number
  readonly timeZone: string
  readonly isRecorded: boolean
}

export function findPromiseCheckStart(tenantId: string): Statement<PromiseCheckStart> {
  return sql<PromiseCheckStart>`
    select p.position, z.time_zone as "timeZone",
           exists (
             select from promise_checks k
             where k.tenant_id = z.tenant_id and k.position = p.position and k.time_zone = z.time_zone) as "isRecorded"
    from published.tenants z
    cross join lateral (
      select coalesce((select h.position from journal_heads h where h.tenant_id = z.tenant_id), 0) as position) p
    where z.tenant_id = ${tenantId}::uuid`
}

/** The promises to look at: those whose status can differ from the stored one. */
export function listChangedPromises(tenantId: string, now: Date): Statement<{ updateId: string }> {
  return sql<{ updateId: string }>`
    with search as materialized (select s.is_known, s.update_ids from ${changedPromises(tenantId, now)} s)
    select unnest(k.update_ids) as "updateId" from search k
    union
    select u.update_id from published.updates u
    where u.tenant_id = ${tenantId}::uuid and u.update_type_id = ${promiseTypeId}::uuid
      and not (select k.is_known from search k)`
}

/** Stores the statuses of promises, as they are now. */
export function storeStatuses(tenantId: string, updateIds: readonly string[], now: Date): Statement {
  return sql`
    insert into promise_states (tenant_id, update_id, status)
    select ${tenantId}::uuid, p."updateId", p.status
    from ${promiseRows(tenantId, now)} p
    where p."updateId" = any (${updateIds}::uuid[])
    order by p."updateId"
    on conflict (tenant_id, update_id) do update set status = excluded.status
    where promise_states.status <> excluded.status
    returning true`
}

/** Removes the statuses of updates that were deleted after the last check. */
export function removeStatusesOfDeleted(tenantId: string): Statement {
  return sql`
    delete from promise_states s
    where s.tenant_id = ${tenantId}::uuid and s.update_id = any (array(
      select j.subject_id from promise_checks k
      join journal j on j.tenant_id = ${tenantId}::uuid and j.event = 'updates.delete' and j.position > k.position
      where k.tenant_id = ${tenantId}::uuid))`
}

export function recordPromiseCheck(tenantId: string, { position, timeZone }: PromiseCheckStart, now: Date): Statement {
  return sql`
    update promise_checks
    set position = ${position}::bigint, checked_at = ${now}::timestamptz, time_zone = ${timeZone}::text
    where tenant_id = ${tenantId}::uuid`
}
