import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Every allocation uses a credit to pay a debit in the same currency, of the same case or a merged one': (
    tenantId,
  ) => sql<Finding>`
    select count(*)::integer as count, min(a.allocation_id::text) as example
    from case_voucher_allocations a
    left join case_vouchers c on c.tenant_id = a.tenant_id and c.case_voucher_id = a.credit_voucher_id
    left join case_vouchers d on d.tenant_id = a.tenant_id and d.case_voucher_id = a.debit_voucher_id
    where a.tenant_id = ${tenantId}::uuid
      and (c.direction is distinct from 'credit' or d.direction is distinct from 'debit' or c.currency is distinct from d.currency
           or c.case_id is distinct from a.case_id
           -- Between two cases: a merge connects them, or did before it was undone.
           or (c.case_id <> d.case_id and not exists (
                 select from published.case_merges m
                 left join published.case_merges o on o.tenant_id = m.tenant_id and o.case_id = m.case_id
                 where m.tenant_id = a.tenant_id and m.merged_case_id in (c.case_id, d.case_id)
                   and (m.case_id in (c.case_id, d.case_id)
                        or (o.merged_case_id in (c.case_id, d.case_id) and o.merged_case_id <> m.merged_case_id))))
           or (c.case_id <> d.case_id and case_root(a.tenant_id, c.case_id) <> case_root(a.tenant_id, d.case_id)
               and a.undoes_allocation_id is null and not exists (
                 select from case_voucher_allocations u where u.tenant_id = a.tenant_id and u.undoes_allocation_id = a.allocation_id)))`,

  'Every allocation is undone at most once, by an entry that mirrors it': (tenantId) => sql<Finding>`
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
}
