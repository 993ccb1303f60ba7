import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Every dispute is of a debit': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(o.dispute_id::text) as example
    from disputes o
    join published.case_vouchers v on v.tenant_id = o.tenant_id and v.case_voucher_id = o.case_voucher_id
    where o.tenant_id = ${tenantId}::uuid and v.direction <> 'debit'`,

  'No fee was added to a debit while it was disputed': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(v.case_voucher_id::text) as example
    from published.case_vouchers v
    where v.tenant_id = ${tenantId}::uuid and v.direction = 'debit' and v.amount > 0
      and v.category in ('fee', 'cost', 'compensation') and v.reverses_case_voucher_id is null and exists (
        select from disputes o
        where o.tenant_id = v.tenant_id and o.case_voucher_id = v.reference_case_voucher_id
          and v.created_at > o.created_at and (o.closed_at is null or v.created_at < o.closed_at))`,
}
