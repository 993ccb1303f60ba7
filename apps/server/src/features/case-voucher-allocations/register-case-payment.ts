import type { Command } from '../../platform/idempotency/command.ts'
import { createCaseVoucher } from '../case-vouchers/index.ts'
import { depositVoucherTypeId } from '../voucher-types/index.ts'
import { allocateCaseVoucher } from './allocate-case-voucher.ts'
import type { CasePaymentInput, RegisteredCasePayment } from './case-voucher-allocations.schemas.ts'

/** Books money on a case and pays its debts with it in the same step: by hand, or as the policy of the tenant says. */
export async function registerCasePayment(
  command: Command,
  caseId: string,
  input: CasePaymentInput,
): Promise<RegisteredCasePayment> {
  const { allocations: byHand, ...deposit } = input
  const { caseVoucherId } = await createCaseVoucher(command, caseId, {
    ...deposit,
    voucherTypeId: depositVoucherTypeId,
  })
  const { allocations, unallocated } = await allocateCaseVoucher(command, {
    creditVoucherId: caseVoucherId,
    ...(byHand === undefined ? {} : { allocations: byHand }),
  })
  return { caseVoucherId, caseId, unallocated, allocations }
}
