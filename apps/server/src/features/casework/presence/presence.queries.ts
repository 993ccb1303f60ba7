import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Presence } from './presence.schemas.ts'

export interface View {
  readonly tenantId: string
  readonly viewId: string
  readonly caseId: string
  readonly userId: string
  readonly now: Date
}

/** A repeated signal is only written after this time, which saves most writes. */
const rewriteSeconds = 10
/** A window that is silent for this long counts as closed. Longer than two intervals between signals. */
const goneSeconds = 25
/** Rows of closed windows are deleted after this time, with the next signal of their user. */
const forgottenSeconds = 60

export interface PresenceRow {
  readonly isKnown: boolean
  readonly others: Presence['others']
  readonly eventCount: number
}

/** Records that a window shows a case, and returns who else has it open. */
export function markPresence({ tenantId, viewId, caseId, userId, now }: View): Statement<PresenceRow> {
  const before = (seconds: number): Statement => sql`${new Date(now.getTime() - seconds * 1_000)}::timestamptz`
  return sql<PresenceRow>`
    with forgotten as (
      delete from case_presences
      where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and view_id <> ${viewId}::uuid
        and seen_at < ${before(forgottenSeconds)}
      returning true
    ),
    marked as (
      insert into case_presences as p (tenant_id, view_id, case_id, user_id, since, seen_at, is_open)
      select c.tenant_id, ${viewId}::uuid, c.case_id, ${userId}::uuid, ${now}::timestamptz, ${now}::timestamptz, true
      from published.cases c where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
      on conflict (tenant_id, view_id) do update
        set case_id = excluded.case_id, seen_at = excluded.seen_at,
            since = case when p.case_id = excluded.case_id and p.seen_at > ${before(goneSeconds)}
              then p.since else excluded.since end
        where p.user_id = excluded.user_id and p.is_open
          and (p.case_id <> excluded.case_id or p.seen_at <= ${before(rewriteSeconds)})
      returning true
    )
    select
      exists (select true from published.cases where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid) as "isKnown",
      (select coalesce(json_agg(json_build_object('userId', o.user_id, 'name', o.name, 'since', api_instant(o.since))
                order by o.since, o.user_id), '[]')
       from (
         select u.user_id, u.name, min(p.since) as since
         from case_presences p join published.users u on u.tenant_id = p.tenant_id and u.user_id = p.user_id
         where p.tenant_id = ${tenantId}::uuid and p.case_id = ${caseId}::uuid and p.user_id <> ${userId}::uuid
           and p.is_open and p.seen_at > ${before(goneSeconds)}
         group by u.user_id, u.name) o) as others,
      coalesce((
        select h.event_count from journal_case_heads h
        where h.tenant_id = ${tenantId}::uuid and h.case_id = ${caseId}::uuid), 0) as "eventCount"`
}

/** Records that a window is closed, also when this is the first signal of it to arrive. */
export function endPresence({ tenantId, viewId, caseId, userId, now }: View): Statement {
  return sql`
    insert into case_presences as p (tenant_id, view_id, case_id, user_id, since, seen_at, is_open)
    select c.tenant_id, ${viewId}::uuid, c.case_id, ${userId}::uuid, ${now}::timestamptz, ${now}::timestamptz, false
    from published.cases c where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
    on conflict (tenant_id, view_id) do update set is_open = false, seen_at = excluded.seen_at
      where p.user_id = excluded.user_id`
}
