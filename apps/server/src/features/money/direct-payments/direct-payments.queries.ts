import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { GroupedRow } from '../../../platform/http/operations/operation.ts'
import type { Currency } from '../../../platform/money/money.ts'

const registerFunction = sqlFunction('register_direct_payments')

/** Registers several payments with one call of `register-direct-payments.sql`. */
export function registerDirectPayments(tenantId: string, items: readonly unknown[]): Statement<GroupedRow> {
  return sql<GroupedRow>`
    select index, outcome, status, body, refusal, facts
    from ${registerFunction}(${tenantId}::uuid, ${json(items)}::jsonb)`
}

export interface DirectPaymentRow {
  readonly caseId: string
  readonly caseVoucherId: string
  readonly amount: number
  readonly currency: Currency
  readonly date: Date
  readonly datedBeforeVoucher: boolean
  readonly paidCaseVoucherId: string
  readonly paidReferenceId: string | null
}

export function findDirectPayment(tenantId: string, caseVoucherId: string): Statement<DirectPaymentRow> {
  return sql<DirectPaymentRow>`
    select d.case_id as "caseId", d.case_voucher_id as "caseVoucherId", d.amount, d.currency, d.date,
           d.is_dated_before_voucher as "datedBeforeVoucher",
           p.case_voucher_id as "paidCaseVoucherId", p.reference_id as "paidReferenceId"
    from case_vouchers d
    join case_vouchers p
      on p.tenant_id = d.tenant_id and p.case_id = d.case_id and p.case_voucher_id = d.reference_case_voucher_id
    where d.tenant_id = ${tenantId}::uuid and d.case_voucher_id = ${caseVoucherId}::uuid
      and d.is_direct_payment`
}
