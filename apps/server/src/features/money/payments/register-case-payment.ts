import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { bearsInterest, bookInterest, createCaseVoucher, isDatedBefore, lockCase } from '../case-vouchers/index.ts'
import { depositVoucherTypeId } from '../voucher-types/index.ts'
import { allocateCaseVoucher } from './allocate-case-voucher.ts'
import { findAllocationOrder } from './payments.queries.ts'
import { policyOf, requireEarmark, shareByPolicy } from './payments.rules.ts'
import type { CasePaymentInput, RegisteredCasePayment } from './payments.schemas.ts'

/** Registers a payment on a case and allocates it to its debits: explicitly, as the debtor chose, or by the policy. */
export async function registerCasePayment(
  command: Command,
  caseId: string,
  input: CasePaymentInput,
  path = '',
): Promise<RegisteredCasePayment> {
  const { allocations: byHand, earmark, ...deposit } = input
  const voucher = { ...deposit, voucherTypeId: depositVoucherTypeId }
  const { caseVoucherId } = await createCaseVoucher(command, caseId, voucher, {
    isDatedBeforeVoucher: await bookInterestAndCompareDates(command, caseId, input, path),
    ...(earmark && { earmark }),
  })
  const { allocations, unallocated } = await allocateCaseVoucher(command, {
    creditVoucherId: caseVoucherId,
    ...(byHand === undefined ? {} : { allocations: byHand }),
  })
  return { caseVoucherId, caseId, unallocated, allocations }
}

/**
 * Books the interest that has accrued by the date of the payment, so that the payment can cover it, and returns whether
 * the payment is dated before any of the debits it will pay.
 */
async function bookInterestAndCompareDates(
  command: Command,
  caseId: string,
  input: CasePaymentInput,
  path: string,
): Promise<boolean> {
  const { tenantId, transaction, tenant } = command
  const today = localDate(command.now, tenant.timeZone)
  const [locked, order] = await Promise.all([
    lockCase(command, caseId),
    transaction.one(findAllocationOrder(tenantId, sql`${caseId}::uuid`, today)),
  ])
  const date = parseTimestamp(input.date, tenant.timeZone)
  const hasBooked = date !== undefined && bearsInterest(locked) && (await bookInterest(command, locked, { date }))
  const { vouchers } = hasBooked ? await lockCase(command, caseId) : locked
  requireEarmark(input, { mayEarmark: order.mayEarmark, vouchers, path })
  const shares = input.allocations ?? shareByPolicy(policyOf(order), Math.abs(input.amount), vouchers, input.earmark)
  const paidIds = new Set(shares.map(({ debitVoucherId }) => debitVoucherId))
  return vouchers.some(
    (debit) =>
      paidIds.has(debit.caseVoucherId) && date !== undefined && isDatedBefore(date, debit.date, tenant.timeZone),
  )
}
