import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'
import { isInJournal } from '../../../platform/journal/journal.queries.ts'

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

  'Payments marked as dated before their voucher are dated before it': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v
    join case_vouchers d on d.tenant_id = v.tenant_id and d.case_voucher_id = v.reference_case_voucher_id
    where v.tenant_id = ${tenantId}::uuid and v.is_dated_before_voucher and v.date >= d.date`,
}
