import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Nothing is outstanding on a debit that has lapsed': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(l.limitation_lapse_id::text) as example
    from limitation_lapses l
    join published.case_vouchers v on v.tenant_id = l.tenant_id and v.case_voucher_id = l.case_voucher_id
    where l.tenant_id = ${tenantId}::uuid and l.undone_at is null and v.outstanding > 0`,

  'Every lapse is a write-off of its amount, reversed if the lapse was undone': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(l.limitation_lapse_id::text) as example
    from limitation_lapses l
    join published.case_vouchers w on w.tenant_id = l.tenant_id and w.case_voucher_id = l.write_off_voucher_id
    where l.tenant_id = ${tenantId}::uuid
      and (w.category <> 'write-off' or w.amount <> l.amount or w.reference_case_voucher_id <> l.case_voucher_id
           or (l.undone_at is not null) <> exists (
             select from published.case_vouchers r
             where r.tenant_id = l.tenant_id and r.case_id = l.case_id and r.reverses_case_voucher_id = w.case_voucher_id))`,
}
