import type { LockedVoucher } from './allocations.queries.ts'
import type { NewCaseVoucher } from './case-vouchers.queries.ts'
import { noTotals, requireCountableTotals } from './case-vouchers.rules.ts'
import { problem, message } from './case-vouchers.problems.ts'

/** Rejects the reversal of a voucher that is a reversal, was already reversed, or was paid out. */
export function requireReversible(
  voucher: Pick<LockedVoucher, 'caseVoucherId' | 'reversesCaseVoucherId'>,
  vouchers: readonly Pick<LockedVoucher, 'caseVoucherId' | 'reversesCaseVoucherId'>[],
  hasPayout: boolean,
): void {
  if (voucher.reversesCaseVoucherId !== null) {
    throw problem('reversal-not-reversible', message('The voucher is itself a reversal.'), {
      extensions: { reversesCaseVoucherId: voucher.reversesCaseVoucherId },
    })
  }
  const reversal = vouchers.find((other) => other.reversesCaseVoucherId === voucher.caseVoucherId)
  if (reversal !== undefined) {
    throw problem('voucher-already-reversed', message('The voucher has already been reversed.'), {
      extensions: { reversedByCaseVoucherId: reversal.caseVoucherId },
    })
  }
  if (hasPayout) {
    throw problem(
      'payout-not-reversible',
      message('The voucher was paid out, and a reversal would not recover the money.'),
    )
  }
}

/** Creates the reversal of a voucher: same type, category and amount, opposite direction, nothing outstanding. */
export function reversalOf(
  voucher: LockedVoucher,
  reversal: { readonly caseVoucherId: string; readonly date: Date; readonly text: string | null },
): NewCaseVoucher {
  const { voucherTypeId, category, amount, source } = voucher
  return {
    ...reversal,
    voucherTypeId,
    category,
    direction: voucher.direction === 'debit' ? 'credit' : 'debit',
    amount,
    outstanding: 0,
    source,
    dueDate: null,
    // Payments are matched by reference, so only the reversed voucher keeps it.
    referenceId: null,
    interest: null,
    interestRule: null,
    interestStartDate: null,
    interestEndDate: null,
    referenceCaseVoucherId: null,
    reversesCaseVoucherId: voucher.caseVoucherId,
    isDatedBeforeVoucher: false,
    uniqueId: null,
    properties: {},
  }
}

/** Rejects a reversal that makes the totals of the case too large to be exact. */
export function requireCountableReversal(vouchers: readonly LockedVoucher[], reversal: NewCaseVoucher): void {
  requireCountableTotals(noTotals, [...vouchers, reversal])
}

/** Which of a voucher and its reversal is the credit, and which the debit. */
export function sidesOf(
  voucher: LockedVoucher,
  reversal: NewCaseVoucher,
): { readonly creditVoucherId: string; readonly debitVoucherId: string } {
  const [credit, debit] = voucher.direction === 'credit' ? [voucher, reversal] : [reversal, voucher]
  return { creditVoucherId: credit.caseVoucherId, debitVoucherId: debit.caseVoucherId }
}
