import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { GroupedRow } from '../../../platform/http/operations/operation.ts'
import type { DirectPayment } from './direct-payments.schemas.ts'

const registerFunction = sqlFunction('register_direct_payments')
const directPaymentView = sqlFunction('direct_payment_view')

/** Registers several payments with one call of `register-direct-payments.sql`. */
export function registerDirectPayments(tenantId: string, items: readonly unknown[]): Statement<GroupedRow> {
  return sql<GroupedRow>`
    select index, outcome, status, body, refusal, facts
    from ${registerFunction}(${tenantId}::uuid, ${json(items)}::jsonb)`
}

/** Finds a payment by the id of its deposit. Its date is a day in the time zone of the tenant. */
export function findDirectPayment(
  tenantId: string,
  caseVoucherId: string,
  timeZone: string,
): Statement<{ payment: DirectPayment }> {
  return sql<{ payment: DirectPayment }>`
    select ${directPaymentView}(d, p.reference_id, to_char(d.date at time zone ${timeZone}::text, 'YYYY-MM-DD')) as payment
    from case_vouchers d
    join case_vouchers p
      on p.tenant_id = d.tenant_id and p.case_id = d.case_id and p.case_voucher_id = d.reference_case_voucher_id
    where d.tenant_id = ${tenantId}::uuid and d.case_voucher_id = ${caseVoucherId}::uuid
      and d.is_direct_payment`
}
