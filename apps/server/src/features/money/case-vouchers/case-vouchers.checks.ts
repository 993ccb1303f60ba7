import { sql } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'
import { shippedVersion } from '../rule-packs/index.ts'
import { isInJournal } from '../../../platform/journal/journal.queries.ts'

const accruedInterest = sqlFunction('accrued_interest')
const lastRuleChange = sqlFunction('last_rule_change')
const packOfCase = sqlFunction('pack_of_case')

/** What had lapsed when the interest voucher `i` was booked. */
const lapsedInterest = sql`coalesce((i.interest_basis -> 'lapsed' ->> 'amount')::bigint, 0)`

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Outstanding amounts match the allocations': (tenantId) => sql<Finding>`
    with used as (
      select voucher_id, sum(amount) as amount
      from (
        select debit_voucher_id as voucher_id, case when undoes_allocation_id is null then amount else -amount end as amount
        from case_voucher_allocations where tenant_id = ${tenantId}::uuid
        union all
        select credit_voucher_id, case when undoes_allocation_id is null then amount else -amount end
        from case_voucher_allocations where tenant_id = ${tenantId}::uuid
      ) sides
      group by voucher_id
    )
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v left join used u on u.voucher_id = v.case_voucher_id
    where v.tenant_id = ${tenantId}::uuid and v.outstanding <> v.amount - coalesce(u.amount, 0)`,

  'Outstanding amounts are between zero and the amount of the voucher': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(case_voucher_id::text) as example
    from case_vouchers
    where tenant_id = ${tenantId}::uuid and (outstanding < 0 or outstanding > amount)`,

  'Every voucher has the currency and creditor of its case': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v join published.cases c on c.tenant_id = v.tenant_id and c.case_id = v.case_id
    where v.tenant_id = ${tenantId}::uuid and (v.currency <> c.currency or v.creditor_id <> c.creditor_id)`,

  'Every voucher has the category and direction of its voucher type': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v join published.voucher_types t on t.tenant_id = v.tenant_id and t.voucher_type_id = v.voucher_type_id
    where v.tenant_id = ${tenantId}::uuid
      and (v.category <> t.category or (v.direction = t.direction) <> (v.reverses_case_voucher_id is null))`,

  'Every reversal cancels one voucher of its case, once and in full': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(r.case_voucher_id::text) as example
    from case_vouchers r
    left join case_vouchers v on v.tenant_id = r.tenant_id and v.case_voucher_id = r.reverses_case_voucher_id
    left join (
      select reverses_case_voucher_id, count(*) as reversals from case_vouchers
      where tenant_id = ${tenantId}::uuid and reverses_case_voucher_id is not null group by reverses_case_voucher_id
    ) n on n.reverses_case_voucher_id = r.reverses_case_voucher_id
    left join (
      select credit_voucher_id, debit_voucher_id, sum(case when undoes_allocation_id is null then amount else -amount end) as amount
      from case_voucher_allocations where tenant_id = ${tenantId}::uuid group by credit_voucher_id, debit_voucher_id
    ) a on (a.credit_voucher_id, a.debit_voucher_id) = (
      case r.direction when 'credit' then r.case_voucher_id else v.case_voucher_id end,
      case r.direction when 'credit' then v.case_voucher_id else r.case_voucher_id end)
    where r.tenant_id = ${tenantId}::uuid and r.reverses_case_voucher_id is not null
      and (v.case_id is distinct from r.case_id or v.amount <> r.amount or v.direction = r.direction
           or v.voucher_type_id <> r.voucher_type_id or v.reverses_case_voucher_id is not null or n.reversals <> 1
           or r.outstanding <> 0 or v.outstanding <> 0 or coalesce(a.amount, 0) <> r.amount)`,

  'Every reversal has exactly one event': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(r.case_voucher_id::text) as example
    from case_vouchers r
    left join (
      select subject_id, count(*) as announced from events
      where tenant_id = ${tenantId}::uuid and type = 'case-vouchers.reverse' group by subject_id
    ) e on e.subject_id = r.case_voucher_id
    where r.tenant_id = ${tenantId}::uuid and ${isInJournal(tenantId, sql`r.created_at`)}
      and coalesce(e.announced, 0) <> case when r.reverses_case_voucher_id is null then 0 else 1 end`,

  'Every voucher has exactly one creation event': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v
    left join (
      select subject_id, count(*) as announced from events
      where tenant_id = ${tenantId}::uuid and type = 'case-vouchers.create' group by subject_id
    ) e on e.subject_id = v.case_voucher_id
    where v.tenant_id = ${tenantId}::uuid and ${isInJournal(tenantId, sql`v.created_at`)} and e.announced is distinct from 1`,

  // Less than the recomputed total is fine: the rest has accrued and is not booked. Interest that was computed by other
  // rules is left out: it is corrected when something on the case changes next.
  'Booked interest is not more than accrued by the day until which it was booked': (tenantId) => sql<Finding>`
    with booked as (
      select i.case_id, i.reference_case_voucher_id as debit_id, max(i.interest_basis ->> 'until')::date as until,
             sum(i.amount + ${lapsedInterest} - coalesce((
               select sum(k.amount) from case_vouchers k
               where k.tenant_id = ${tenantId}::uuid and k.case_id = i.case_id and k.is_interest_correction
                 and k.reference_case_voucher_id = i.case_voucher_id), 0)) as amount,
             bool_and(i.created_at > coalesce(${lastRuleChange}(${tenantId}::uuid), '-infinity')
                      and split_part(coalesce(i.interest_basis ->> 'version', ''), '+', 1) in ('', ${String(shippedVersion)}::text)
                      and i.interest_basis ->> 'pack' is not distinct from ${packOfCase}(${tenantId}::uuid, i.case_id)) as has_same_rules
      from case_vouchers i
      where i.tenant_id = ${tenantId}::uuid and i.interest_basis is not null
        and not exists (
          select from case_vouchers r
          where r.tenant_id = ${tenantId}::uuid and r.case_id = i.case_id and r.reverses_case_voucher_id = i.case_voucher_id)
      group by i.case_id, i.reference_case_voucher_id
    )
    select count(*)::integer as count, min(b.debit_id::text) as example
    from booked b
    join published.tenants t on t.tenant_id = ${tenantId}::uuid
    cross join lateral (
      select coalesce(sum(a.total), 0) as total
      from ${accruedInterest}(
        ${tenantId}::uuid, array[b.case_id], b.until::timestamp at time zone t.time_zone, t.time_zone, null) a
      where a.case_voucher_id = b.debit_id) again
    where b.has_same_rules and b.amount > again.total`,

  // The other direction: the lines of the newest interest on a debit say how much has accrued by then, and all of that is
  // booked. Only a correction or a reversal that came later takes some of it back.
  'Interest is booked in full by the day until which it was booked': (tenantId) => sql<Finding>`
    with booked as (
      select i.case_id, i.case_voucher_id, i.reference_case_voucher_id as debit_id, i.amount + ${lapsedInterest} as amount,
             i.created_at, i.interest_basis
      from case_vouchers i
      where i.tenant_id = ${tenantId}::uuid and i.interest_basis is not null
        and not exists (
          select from case_vouchers r
          where r.tenant_id = ${tenantId}::uuid and r.case_id = i.case_id and r.reverses_case_voucher_id = i.case_voucher_id)
    ),
    corrected as (
      select b.debit_id, k.amount, k.created_at
      from booked b
      join case_vouchers k on k.tenant_id = ${tenantId}::uuid and k.case_id = b.case_id and k.is_interest_correction
        and k.reference_case_voucher_id = b.case_voucher_id
      union all
      -- Interest that was reversed is accrued again.
      select i.reference_case_voucher_id, 0, r.created_at
      from case_vouchers r
      join case_vouchers i on i.tenant_id = ${tenantId}::uuid and i.case_voucher_id = r.reverses_case_voucher_id
      where r.tenant_id = ${tenantId}::uuid and i.interest_basis is not null
    ),
    newest as (
      select distinct on (b.debit_id) b.debit_id, b.created_at, b.interest_basis ->> 'until' as until,
             (select coalesce(sum((l ->> 'amount')::numeric), 0) from jsonb_array_elements(b.interest_basis -> 'lines') l) as accrued
      from booked b
      where b.interest_basis -> 'lines' <> '[]'
      order by b.debit_id, b.created_at desc, b.interest_basis ->> 'until' desc
    )
    select count(*)::integer as count, min(n.debit_id::text) as example
    from newest n
    cross join lateral (
      select sum(b.amount) as amount, max(b.interest_basis ->> 'until') as until
      from booked b where b.debit_id = n.debit_id) total
    cross join lateral (
      select coalesce(sum(c.amount) filter (where c.created_at < n.created_at), 0) as amount,
             coalesce(bool_or(c.created_at >= n.created_at), false) as is_later
      from corrected c where c.debit_id = n.debit_id) back
    where total.until = n.until and not back.is_later and total.amount - back.amount <> n.accrued`,

  'Payments marked as dated before their voucher are dated before it': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v
    join case_vouchers d on d.tenant_id = v.tenant_id and d.case_voucher_id = v.reference_case_voucher_id
    where v.tenant_id = ${tenantId}::uuid and v.is_dated_before_voucher and v.date >= d.date`,
}
