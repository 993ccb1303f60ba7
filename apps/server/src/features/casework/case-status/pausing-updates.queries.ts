import { sql, type Statement } from '../../../platform/database/sql.ts'

/** The updates `u` that pause cases at a point in time: open ones of a pausing type. */
export function pausingUpdates(tenantId: string, now: Date): Statement {
  return sql`
    published.updates u join published.update_types t on t.tenant_id = u.tenant_id and t.update_type_id = u.update_type_id and t.is_pausing
    where u.tenant_id = ${tenantId}::uuid and u.case_id is not null
      and u.paused_at <= ${now}::timestamptz and u.open_until > ${now}::timestamptz`
}

/** The case that an update `u` applies to: its own, or the one that it was merged into. */
export const caseOfUpdate = sql`
  coalesce((select m.case_id from published.case_merges m
            where m.tenant_id = u.tenant_id and m.merged_case_id = u.case_id and m.undone_at is null), u.case_id)`

/** Whether an update `u` applies to the case `c`. No update applies to a merged case. */
export const actsOnCase = sql`
  u.case_id = any (array(
    select w from cases_within(c.tenant_id, c.case_id) w
    where not exists (
      select from published.case_merges m
      where m.tenant_id = c.tenant_id and m.merged_case_id = c.case_id and m.undone_at is null)))`
