import { sql, type Statement } from '../../platform/database/sql.ts'
import { dueUpdates, standardUpdateTypeId } from '../updates/index.ts'
import type { Look } from './case-list.queries.ts'

/** The updates `u` that pause cases at a moment: open ones of a pausing type. Several count as long as one is open. */
export function pausingUpdates(tenantId: string, now: Date): Statement {
  return sql`
    updates u join update_types t on t.tenant_id = u.tenant_id and t.update_type_id = u.update_type_id and t.is_pausing
    where u.tenant_id = ${tenantId}::uuid and u.case_id is not null
      and u.paused_at <= ${now}::timestamptz and u.open_until > ${now}::timestamptz`
}

/** The case that an update `u` acts on: its own, or the one that this was merged into. */
export const caseOfUpdate = sql`
  coalesce((select m.case_id from case_merges m
            where m.tenant_id = u.tenant_id and m.merged_case_id = u.case_id and m.undone_at is null), u.case_id)`

/** Whether an update `u` acts on the case `c`: on a case that was merged into another, none does any longer. */
export const actsOnCase = sql`
  u.case_id = any (array(
    select w from cases_within(c.tenant_id, c.case_id) w
    where not exists (
      select from case_merges m
      where m.tenant_id = c.tenant_id and m.merged_case_id = c.case_id and m.undone_at is null)))`

/**
 * The updates `u` that are promises to pay which were not kept: the reminder has come, and less came in since than was
 * promised. Where no amount was named, all that is owed was.
 */
export function brokenPromises(tenantId: string, { role, now }: Look): Statement {
  const vouchers = sql`
    from case_vouchers v
    where v.tenant_id = ${tenantId}::uuid
      and v.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseOfUpdate}) w))`
  return sql`
    ${dueUpdates(tenantId, role, now)} and u.update_type_id = ${standardUpdateTypeId('payment-promised')}::uuid
      and case
        when jsonb_typeof(u.data -> 'promisedAmount') = 'number' then (u.data ->> 'promisedAmount')::numeric > (
          select coalesce(sum(case v.direction when 'credit' then v.amount else -v.amount end), 0) ${vouchers}
            and v.category = 'deposit' and v.created_at >= u.created_at)
        else exists (select ${vouchers} and v.direction = 'debit' and v.outstanding > 0)
      end`
}
