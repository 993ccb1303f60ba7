import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Currency } from '../../platform/money/money.ts'
import type { CaseVoucher } from './case-vouchers.schemas.ts'

export interface BalanceVoucherRow {
  readonly caseVoucherId: string
  readonly voucherTypeId: string
  readonly referenceId: string | null
  readonly category: CaseVoucher['category']
  readonly direction: CaseVoucher['direction']
  readonly amount: number
  readonly allocated: number
  readonly date: Date
  readonly dueDate: Date | null
  readonly reversesCaseVoucherId: string | null
}

export type BalanceRow = { readonly currency: Currency } & (BalanceVoucherRow | { readonly caseVoucherId: null })

/**
 * The vouchers of a case with what is allocated of each, added up from the entries that were there at a moment (null:
 * all). A case without vouchers answers one row without, and no row means that there is no such case.
 */
export function findCaseBalance(tenantId: string, caseId: string, pointInTime: Date | null): Statement<BalanceRow> {
  return sql<BalanceRow>`
    with vouchers as (
      select v.case_voucher_id, v.voucher_type_id, v.reference_id, v.category, v.direction, v.amount, v.date, v.due_date,
             v.reverses_case_voucher_id
      from case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and v.case_id = ${caseId}::uuid
        and (${pointInTime}::timestamptz is null or v.created_at <= ${pointInTime}::timestamptz)
    ),
    allocated as (
      select side.case_voucher_id,
             sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end)::bigint as amount
      from case_voucher_allocations a
      cross join lateral (values (a.credit_voucher_id), (a.debit_voucher_id)) as side (case_voucher_id)
      where a.tenant_id = ${tenantId}::uuid and a.debit_voucher_id = any (array(select case_voucher_id from vouchers))
        and (${pointInTime}::timestamptz is null or a.created_at <= ${pointInTime}::timestamptz)
      group by side.case_voucher_id
    )
    select c.currency, v.case_voucher_id as "caseVoucherId", v.voucher_type_id as "voucherTypeId",
           v.reference_id as "referenceId", v.category, v.direction, v.amount, coalesce(a.amount, 0)::bigint as allocated,
           v.date, v.due_date as "dueDate", v.reverses_case_voucher_id as "reversesCaseVoucherId"
    from cases c
    left join vouchers v on true
    left join allocated a on a.case_voucher_id = v.case_voucher_id
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
    order by v.case_voucher_id`
}
