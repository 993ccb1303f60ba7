import { sql, type Statement } from '../../../platform/database/sql.ts'

/** What a check found: how many rows break it, and one of them to begin with. */
export interface Finding {
  readonly count: number
  readonly example: string | null
}

/** Each check selects the rows that break an invariant; none is right. */
export const ledgerChecks: Readonly<Record<string, (tenantId: string) => Statement<Finding>>> = {
  'what is outstanding agrees with the allocations': (tenantId) => sql<Finding>`
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

  'nothing is outstanding below zero or above its amount': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(case_voucher_id::text) as example
    from case_vouchers
    where tenant_id = ${tenantId}::uuid and (outstanding < 0 or outstanding > amount)`,

  'allocations pay debits with credits of the same case, or merged into one, and currency': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(a.allocation_id::text) as example
    from case_voucher_allocations a
    left join case_vouchers c on c.tenant_id = a.tenant_id and c.case_voucher_id = a.credit_voucher_id
    left join case_vouchers d on d.tenant_id = a.tenant_id and d.case_voucher_id = a.debit_voucher_id
    where a.tenant_id = ${tenantId}::uuid
      and (c.direction is distinct from 'credit' or d.direction is distinct from 'debit' or c.currency is distinct from d.currency
           or c.case_id is distinct from a.case_id
           -- Between two cases: a merge has joined them, and joins them still unless it was undone.
           or (c.case_id <> d.case_id and not exists (
                 select from case_merges m
                 left join case_merges o on o.tenant_id = m.tenant_id and o.case_id = m.case_id
                 where m.tenant_id = a.tenant_id and m.merged_case_id in (c.case_id, d.case_id)
                   and (m.case_id in (c.case_id, d.case_id)
                        or (o.merged_case_id in (c.case_id, d.case_id) and o.merged_case_id <> m.merged_case_id))))
           or (c.case_id <> d.case_id and case_root(a.tenant_id, c.case_id) <> case_root(a.tenant_id, d.case_id)
               and a.undoes_allocation_id is null and not exists (
                 select from case_voucher_allocations u where u.tenant_id = a.tenant_id and u.undoes_allocation_id = a.allocation_id)))`,

  'merges are of two cases of one customer, one level deep, and end the merged case': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(m.merged_case_id::text) as example
    from case_merges m
    join cases r on r.tenant_id = m.tenant_id and r.case_id = m.case_id
    join cases c on c.tenant_id = m.tenant_id and c.case_id = m.merged_case_id
    left join end_reasons e on e.tenant_id = c.tenant_id and e.end_reason_id = c.end_reason_id
    where m.tenant_id = ${tenantId}::uuid
      and ((r.customer_id, r.creditor_id, r.currency) is distinct from (c.customer_id, c.creditor_id, c.currency)
           or (m.undone_at is null and (e.handle is distinct from 'MERGED' or exists (
                 select from case_merges o
                 where o.tenant_id = m.tenant_id and o.undone_at is null and o.merge_id <> m.merge_id
                   and (o.case_id = m.merged_case_id or o.merged_case_id in (m.case_id, m.merged_case_id))))))`,

  'vouchers have the currency and the creditor of their case': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v join cases c on c.tenant_id = v.tenant_id and c.case_id = v.case_id
    where v.tenant_id = ${tenantId}::uuid and (v.currency <> c.currency or v.creditor_id <> c.creditor_id)`,

  'vouchers count the way their type does': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v join voucher_types t on t.tenant_id = v.tenant_id and t.voucher_type_id = v.voucher_type_id
    where v.tenant_id = ${tenantId}::uuid
      and (v.category <> t.category or (v.direction = t.direction) <> (v.reverses_case_voucher_id is null))`,

  'reversals take a voucher of their case back once, in full and for good': (tenantId) => sql<Finding>`
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

  'allocations are undone once, by an entry that mirrors them': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(u.allocation_id::text) as example
    from case_voucher_allocations u
    left join case_voucher_allocations a on a.tenant_id = u.tenant_id and a.allocation_id = u.undoes_allocation_id
    left join (
      select undoes_allocation_id, count(*) as undoings from case_voucher_allocations
      where tenant_id = ${tenantId}::uuid and undoes_allocation_id is not null group by undoes_allocation_id
    ) n on n.undoes_allocation_id = u.undoes_allocation_id
    where u.tenant_id = ${tenantId}::uuid and u.undoes_allocation_id is not null
      and (a.undoes_allocation_id is not null or n.undoings <> 1
           or (a.case_id, a.credit_voucher_id, a.debit_voucher_id, a.amount)
              is distinct from (u.case_id, u.credit_voucher_id, u.debit_voucher_id, u.amount))`,

  'every reversal was announced once': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(r.case_voucher_id::text) as example
    from case_vouchers r
    left join (
      select subject_id, count(*) as announced from events
      where tenant_id = ${tenantId}::uuid and type = 'case-vouchers.reverse' group by subject_id
    ) e on e.subject_id = r.case_voucher_id
    where r.tenant_id = ${tenantId}::uuid
      and coalesce(e.announced, 0) <> case when r.reverses_case_voucher_id is null then 0 else 1 end`,

  'every voucher was announced once': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v
    left join (
      select subject_id, count(*) as announced from events
      where tenant_id = ${tenantId}::uuid and type = 'case-vouchers.create' group by subject_id
    ) e on e.subject_id = v.case_voucher_id
    where v.tenant_id = ${tenantId}::uuid and e.announced is distinct from 1`,

  'every payout has the amount of its voucher': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(p.payout_id::text) as example
    from payouts p join case_vouchers v on v.tenant_id = p.tenant_id and v.case_voucher_id = p.case_voucher_id
    where p.tenant_id = ${tenantId}::uuid and (p.amount <> v.amount or p.currency <> v.currency)`,

  'ended cases, and only those, have an end reason': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(case_id::text) as example
    from cases where tenant_id = ${tenantId}::uuid and (status = 'ENDED') <> (end_reason_id is not null)`,

  'cases that ended as paid owe nothing, unless somebody said why': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(c.case_id::text) as example
    from cases c
    join end_reasons e on e.tenant_id = c.tenant_id and e.end_reason_id = c.end_reason_id
    where c.tenant_id = ${tenantId}::uuid and c.status = 'ENDED' and e.handle = 'PAID' and e.is_standard
      and c.end_override is null and exists (
        select from case_vouchers v
        where v.tenant_id = c.tenant_id and v.case_id in (select cases_within(c.tenant_id, c.case_id))
          and v.direction = 'debit' and v.outstanding > 0)`,

  'payments say whether they are dated before what they are tied to': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from case_vouchers v
    join case_vouchers d on d.tenant_id = v.tenant_id and d.case_voucher_id = v.reference_case_voucher_id
    where v.tenant_id = ${tenantId}::uuid and v.is_dated_before_voucher and v.date >= d.date`,

  'case numbers were counted': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(c.case_id::text) as example
    from cases c left join tenant_counters n on n.tenant_id = c.tenant_id and n.counter = 'cases'
    where c.tenant_id = ${tenantId}::uuid and c.case_seq_id > coalesce(n.value, 0)`,

  'the room that files take is counted': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(u.bytes_used || ' counted, ' || f.size || ' there') as example
    from (select coalesce(sum(size), 0) as size from files where tenant_id = ${tenantId}::uuid) f
    left join file_usage u on u.tenant_id = ${tenantId}::uuid
    where f.size <> coalesce(u.bytes_used, 0)`,

  'every remembered key has its reply': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(key) as example
    from idempotency_keys where tenant_id = ${tenantId}::uuid and status is null`,
}

/** Tables of a tenant that are not behind forced row-level security. */
export function findUnprotectedTables(): Statement<Finding> {
  return sql<Finding>`
    select count(*)::integer as count, min(c.relname) as example
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`
}

/** Entries that the service's role could change or delete, beside the running `outstanding` and the marks of an event that was handed over. */
export function findChangeableEntries(): Statement<Finding> {
  return sql<Finding>`
    select count(*)::integer as count, min(t) as example
    from unnest(array['case_vouchers', 'case_voucher_allocations', 'payouts', 'payout_payments', 'payout_approvals',
                      'bank_account_changes', 'creditor_account_entries', 'audit_entries', 'events']) t
    where has_table_privilege('fordring_app', t, 'delete') or has_table_privilege('fordring_app', t, 'update')
       or has_table_privilege('fordring_app', t, 'truncate')
       or (t not in ('case_vouchers', 'events') and has_any_column_privilege('fordring_app', t, 'update'))
       or has_column_privilege('fordring_app', 'case_vouchers', 'amount', 'update')
       or has_column_privilege('fordring_app', 'events', 'data', 'update')`
}
