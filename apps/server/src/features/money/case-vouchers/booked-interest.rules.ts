import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { countable } from '../../../platform/money/exact-sum.ts'
import { type InterestRules, interestOfVouchers } from '../interest/index.ts'
import { voucherTypeIdOf } from '../voucher-types/index.ts'
import type { BalanceVoucherRow } from './case-balance.queries.ts'
import { interestLinesOf, packOf } from './case-balance.rules.ts'
import type { NewCaseVoucher } from './case-vouchers.queries.ts'

/** A voucher to add to the case of another, which it refers to. */
export interface VoucherOfCase {
  readonly caseId: string
  readonly voucher: NewCaseVoucher
}

/** The entries and rules of a case, from which its interest follows. */
export interface InterestEntries {
  readonly vouchers: readonly BalanceVoucherRow[]
  readonly rules: readonly InterestRules[]
}

type VaryingMembers =
  | 'caseVoucherId'
  | 'voucherTypeId'
  | 'category'
  | 'direction'
  | 'amount'
  | 'outstanding'
  | 'date'
  | 'referenceCaseVoucherId'

const blank: Omit<NewCaseVoucher, VaryingMembers> = {
  ...{ source: 'CREDITOR', dueDate: null, referenceId: null, text: null, interest: null, interestRule: null },
  ...{ interestStartDate: null, interestEndDate: null, reversesCaseVoucherId: null, isDatedBeforeVoucher: false },
  ...{ uniqueId: null, properties: {} },
}

/**
 * The interest vouchers that book what has accrued by a date, one for each debit, so that it can be paid. Accrual goes
 * on from there, because booked interest is subtracted from the total.
 */
export function interestToBook(
  { vouchers, rules }: InterestEntries,
  {
    date,
    timeZone,
    debitVoucherId,
    newId,
  }: { date: Date; timeZone: string; debitVoucherId: string | null; newId: () => string },
): VoucherOfCase[] {
  const interests = interestOfVouchers(vouchers, rules, { pointInTime: date, timeZone })
  return interests.flatMap((interest) => {
    const debit = vouchers.find(({ caseVoucherId }) => caseVoucherId === interest.caseVoucherId)
    const isMeant = debitVoucherId === null || debitVoucherId === interest.caseVoucherId
    if (debit === undefined || interest.accrued === 0n || !isMeant) return []
    const { rulePack: pack, rulePackVersion: version } = packOf(rules, debit.caseId)
    const amount = countable(interest.accrued)
    const voucher: NewCaseVoucher = {
      ...blank,
      ...{
        caseVoucherId: newId(),
        voucherTypeId: voucherTypeIdOf('interest'),
        category: 'interest',
        direction: 'debit',
      },
      ...{ amount, outstanding: amount, date, referenceCaseVoucherId: debit.caseVoucherId },
      interestBasis: {
        ...{ until: localDate(date, timeZone), pack, version, lines: interestLinesOf(interest) },
        ...(interest.lapsed > 0n && { lapsed: { amount: countable(interest.lapsed) } }),
      },
    }
    return [{ caseId: debit.caseId, voucher }]
  })
}

/** A credit that takes back booked interest, and the debits that it pays. */
export interface InterestCorrection extends VoucherOfCase {
  readonly shares: readonly { readonly debitVoucherId: string; readonly amount: number }[]
}

interface CorrectionContext {
  readonly now: Date
  readonly timeZone: string
  readonly newId: () => string
}

/**
 * The corrections of interest that was booked and is too high now: a payment was dated back, a debit was reversed, or a
 * rate was lowered. The newest interest vouchers are corrected first. A correction pays what is outstanding on the
 * interest voucher and then on its debit; the rest was overpaid and stays unallocated.
 */
export function interestToCorrect(entries: InterestEntries, context: CorrectionContext): InterestCorrection[] {
  const { vouchers } = entries
  const reversed = new Set(vouchers.map(({ reversesCaseVoucherId }) => reversesCaseVoucherId))
  const booked = vouchers.filter(
    ({ bookedUntil, caseVoucherId }) => bookedUntil !== null && !reversed.has(caseVoucherId),
  )
  const debits = vouchers.filter(({ caseVoucherId }) =>
    booked.some(({ referenceCaseVoucherId }) => referenceCaseVoucherId === caseVoucherId),
  )
  return debits.flatMap((debit) => {
    const ofDebit = booked.filter(({ referenceCaseVoucherId }) => referenceCaseVoucherId === debit.caseVoucherId)
    return correctionsOf(debit, ofDebit, entries, context)
  })
}

function correctionsOf(
  debit: BalanceVoucherRow,
  booked: readonly BalanceVoucherRow[],
  entries: InterestEntries,
  context: CorrectionContext,
): InterestCorrection[] {
  const left = (interest: BalanceVoucherRow): number => interest.amount - correctedAmount(entries.vouchers, interest)
  let excess = booked.reduce((sum, interest) => sum + BigInt(left(interest) + (interest.lapsedInterest ?? 0)), 0n)
  excess -= totalUntil(debit, booked, entries, context.timeZone)
  let owedOnDebit = debit.amount - debit.allocated
  return booked.toReversed().flatMap((interest) => {
    const amount = excess < BigInt(left(interest)) ? Math.max(0, Number(excess)) : left(interest)
    if (amount === 0) return []
    excess -= BigInt(amount)
    const onInterest = Math.min(amount, interest.amount - interest.allocated)
    const onDebit = Math.min(amount - onInterest, owedOnDebit)
    owedOnDebit -= onDebit
    const shares = [
      { debitVoucherId: interest.caseVoucherId, amount: onInterest },
      { debitVoucherId: debit.caseVoucherId, amount: onDebit },
    ].filter((share) => share.amount > 0)
    const voucher: NewCaseVoucher = {
      ...blank,
      ...{ caseVoucherId: context.newId(), voucherTypeId: voucherTypeIdOf('credit-note'), category: 'credit-note' },
      ...{ direction: 'credit', amount, outstanding: amount - onInterest - onDebit, date: context.now },
      ...{ referenceCaseVoucherId: interest.caseVoucherId, isInterestCorrection: true },
    }
    return [{ caseId: interest.caseId, shares, voucher }]
  })
}

function correctedAmount(vouchers: readonly BalanceVoucherRow[], interest: BalanceVoucherRow): number {
  return vouchers
    .filter((other) => other.isInterestCorrection && other.referenceCaseVoucherId === interest.caseVoucherId)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The interest on a debit up to the last day until which some was booked. */
function totalUntil(
  debit: BalanceVoucherRow,
  booked: readonly BalanceVoucherRow[],
  { vouchers, rules }: InterestEntries,
  timeZone: string,
): bigint {
  const days = booked.map(({ bookedUntil }) => bookedUntil ?? '')
  const pointInTime = parseTimestamp(days.sort().at(-1) ?? '', timeZone)
  if (pointInTime === undefined) throw new TypeError('Interest was booked until a day that does not exist.')
  return interestOfVouchers(vouchers, rules, { pointInTime, timeZone })
    .filter(({ caseVoucherId }) => caseVoucherId === debit.caseVoucherId)
    .reduce((sum, { total }) => sum + total, 0n)
}
