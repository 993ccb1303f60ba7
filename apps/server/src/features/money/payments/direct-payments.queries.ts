import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { PipelineFields } from '../../../platform/commands/grouped-commands.ts'
import type { GroupedRow } from '../../../platform/http/operations/operation.ts'
import type { DirectPayment } from './direct-payments.schemas.ts'

const registerFunction = sqlFunction('register_direct_payments')
const directPaymentView = sqlFunction('direct_payment_view')

/** A payment to register, with what the pipeline adds to it. */
export interface DirectPaymentItem {
  readonly depositId: string
  readonly allocationId: string
  readonly caseVoucherId: string | null
  readonly caseVoucherReferenceId: string | null
  readonly creditorId: string | null
  readonly amount: number
  readonly currency: string | null
  readonly date: Date
  readonly localDate: string
  readonly text: string | null
}

interface RegisterOptions {
  /** How long the call may wait for other transactions. */
  readonly lockTimeout: string
  /** The caller has locked the case and ends it. */
  readonly isAlone?: boolean
}

/** Registers several payments with one call of `register-direct-payments.sql`. */
export function registerDirectPayments(
  tenantId: string,
  items: readonly (DirectPaymentItem & PipelineFields)[],
  { lockTimeout, isAlone = false }: RegisterOptions,
): Statement<GroupedRow> {
  return sql<GroupedRow>`
    select index, outcome, status, body, refusal, facts
    from ${registerFunction}(
      ${tenantId}::uuid, ${lockTimeout}::text, ${isAlone}::boolean,
      ${items.map(({ now }) => now)}::timestamptz[], ${items.map(({ principalId }) => principalId)}::uuid[], ${items.map(({ key }) => key)}::text[],
      ${items.map(({ fingerprint }) => fingerprint)}::bytea[], ${items.map(({ requestId }) => requestId)}::text[],
      ${json(items.map(({ actor }) => actor))}::jsonb,
      ${items.map(({ entryIds }) => entryIds[0])}::uuid[], ${items.map(({ entryIds }) => entryIds[1])}::uuid[],
      ${items.map(({ depositId }) => depositId)}::uuid[], ${items.map(({ allocationId }) => allocationId)}::uuid[],
      ${items.map(({ caseVoucherId }) => caseVoucherId)}::uuid[],
      ${items.map(({ caseVoucherReferenceId }) => caseVoucherReferenceId)}::text[],
      ${items.map(({ creditorId }) => creditorId)}::uuid[], ${items.map(({ amount }) => amount)}::bigint[],
      ${items.map(({ currency }) => currency)}::text[], ${items.map(({ date }) => date)}::timestamptz[],
      ${items.map(({ localDate }) => localDate)}::date[], ${items.map(({ text }) => text)}::text[])`
}

/** Finds a payment by the id of its deposit. Its date is a day in the time zone of the tenant. */
export function findDirectPayment(
  tenantId: string,
  caseVoucherId: string,
  timeZone: string,
): Statement<{ payment: DirectPayment }> {
  return sql<{ payment: DirectPayment }>`
    select ${directPaymentView}(row(d.*)::case_vouchers, p.reference_id, to_char(d.date at time zone ${timeZone}::text, 'YYYY-MM-DD')) as payment
    from case_vouchers d
    join case_vouchers p
      on p.tenant_id = d.tenant_id and p.case_id = d.case_id and p.case_voucher_id = d.reference_case_voucher_id
    where d.tenant_id = ${tenantId}::uuid and d.case_voucher_id = ${caseVoucherId}::uuid
      and d.is_direct_payment`
}
