import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { createCaseVoucher, isDatedBefore, lockCase } from '../case-vouchers/index.ts'
import { depositVoucherTypeId } from '../voucher-types/index.ts'
import { allocateCaseVoucher } from './allocate-case-voucher.ts'
import { findPolicy } from './payments.queries.ts'
import { defaultPolicy, shareByPolicy } from './payments.rules.ts'
import type { CasePaymentInput, RegisteredCasePayment } from './payments.schemas.ts'

/** Registers a payment on a case and allocates it to its debits, explicitly or by the allocation policy. */
export async function registerCasePayment(
  command: Command,
  caseId: string,
  input: CasePaymentInput,
): Promise<RegisteredCasePayment> {
  const { allocations: byHand, ...deposit } = input
  const voucher = { ...deposit, voucherTypeId: depositVoucherTypeId }
  const { caseVoucherId } = await createCaseVoucher(
    command,
    caseId,
    voucher,
    await isDatedBeforeDebits(command, caseId, input),
  )
  const { allocations, unallocated } = await allocateCaseVoucher(command, {
    creditVoucherId: caseVoucherId,
    ...(byHand === undefined ? {} : { allocations: byHand }),
  })
  return { caseVoucherId, caseId, unallocated, allocations }
}

/** Whether the payment is dated before any of the debits it will pay. */
async function isDatedBeforeDebits(command: Command, caseId: string, input: CasePaymentInput): Promise<boolean> {
  const { tenantId, transaction, tenant } = command
  const [{ vouchers }, policy] = await Promise.all([
    lockCase(command, caseId),
    transaction.maybeOne(findPolicy(tenantId)),
  ])
  const shares = input.allocations ?? shareByPolicy(policy?.entries ?? defaultPolicy, Math.abs(input.amount), vouchers)
  const paidIds = new Set(shares.map(({ debitVoucherId }) => debitVoucherId))
  const date = parseTimestamp(input.date, tenant.timeZone)
  return vouchers.some(
    (debit) =>
      paidIds.has(debit.caseVoucherId) && date !== undefined && isDatedBefore(date, debit.date, tenant.timeZone),
  )
}
