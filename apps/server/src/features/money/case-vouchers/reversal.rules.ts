import type { LockedVoucher } from './allocations.queries.ts'
import type { NewCaseVoucher } from './case-vouchers.queries.ts'
import { noTotals, requireCountableTotals } from './case-vouchers.rules.ts'
import { problem, message } from './case-vouchers.problems.ts'

/** Refuses to reverse a voucher that is a reversal, was reversed before, or was paid out. */
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
  const reversal = vouchers.find((one) => one.reversesCaseVoucherId === voucher.caseVoucherId)
  if (reversal !== undefined) {
    throw problem('voucher-already-reversed', message('The voucher has already been reversed.'), {
      extensions: { reversedByCaseVoucherId: reversal.caseVoucherId },
    })
  }
  if (hasPayout) {
    throw problem(
      'payout-not-reversible',
      message('A payout was made with the voucher, and a reversal would not bring it back.'),
    )
  }
}

/** The voucher that takes another back: its type, category and amount, in the opposite direction, and all of it used. */
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
    // The reference stays with the reversed voucher alone: payments are matched by it.
    referenceId: null,
    interest: null,
    interestStartDate: null,
    interestEndDate: null,
    referenceCaseVoucherId: null,
    reversesCaseVoucherId: voucher.caseVoucherId,
    isDatedBeforeVoucher: false,
    uniqueId: null,
    properties: {},
  }
}

/** Refuses a reversal that is more than the case can count. */
export function requireCountableReversal(vouchers: readonly LockedVoucher[], reversal: NewCaseVoucher): void {
  requireCountableTotals(noTotals, [...vouchers, reversal])
}

/** Which of a voucher and its reversal pays the other. */
export function sidesOf(
  voucher: LockedVoucher,
  reversal: NewCaseVoucher,
): { readonly creditVoucherId: string; readonly debitVoucherId: string } {
  const [credit, debit] = voucher.direction === 'credit' ? [voucher, reversal] : [reversal, voucher]
  return { creditVoucherId: credit.caseVoucherId, debitVoucherId: debit.caseVoucherId }
}
