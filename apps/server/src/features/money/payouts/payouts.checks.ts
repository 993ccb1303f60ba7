import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Every payout for a voucher has its amount and currency': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(p.payout_id::text) as example
    from payouts p join published.case_vouchers v on v.tenant_id = p.tenant_id and v.case_voucher_id = p.case_voucher_id
    where p.tenant_id = ${tenantId}::uuid and (p.amount <> v.amount or p.currency <> v.currency)`,
}
