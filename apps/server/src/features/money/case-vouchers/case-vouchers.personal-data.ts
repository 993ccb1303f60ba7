import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Person, PersonalData } from '../../../platform/feature/personal-data.ts'

/** The books are kept, as the law on bookkeeping requires. */
export const personalData: readonly PersonalData[] = [{ section: 'vouchers', find: findVouchers }]

function findVouchers({ tenantId, caseIds }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'caseVoucherId', v.case_voucher_id, 'caseId', v.case_id, 'category', v.category, 'direction', v.direction,
      'amount', v.amount, 'outstanding', v.outstanding, 'currency', v.currency, 'date', v.date, 'dueDate', v.due_date,
      'referenceId', v.reference_id, 'text', v.text) as item
    from case_vouchers v
    where v.tenant_id = ${tenantId}::uuid and v.case_id = any (${caseIds}::uuid[])
    order by v.case_voucher_id`
}
