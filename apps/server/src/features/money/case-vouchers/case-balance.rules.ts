import { localDate } from '../../../platform/clock/timestamps.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { countable, exactSum } from '../../../platform/money/exact-sum.ts'
import type { BalanceVoucherRow } from './case-balance.queries.ts'
import type { BalanceLine, CaseBalance } from './case-balance.schemas.ts'
import { accruedInterest } from './interest.rules.ts'

type Sums = Omit<CaseBalance['byCategory'][number], 'category'>

/** The moment up to which interest is computed, and the time zone of its days. */
export interface BalanceMoment {
  readonly pointInTime: Date
  readonly timeZone: string
}

/** Computes the balance of a case: a line for each voucher, the totals, and the totals of each category. */
export function balanceOf(
  vouchers: readonly BalanceVoucherRow[],
  moment: BalanceMoment,
): Pick<CaseBalance, 'totals' | 'byCategory' | 'vouchers'> {
  const reversals = new Map(vouchers.map((voucher) => [voucher.reversesCaseVoucherId, voucher.caseVoucherId]))
  const byId = new Map(vouchers.map((voucher) => [voucher.caseVoucherId, voucher]))
  const interestOf = (voucher: BalanceVoucherRow): bigint | null => {
    const base = interestBase(voucher, byId.get(voucher.referenceCaseVoucherId ?? ''))
    const isReversed = reversals.has(voucher.caseVoucherId) || reversals.has(base.caseVoucherId)
    return isReversed ? null : interestOn(base, voucher, moment)
  }
  const interests = vouchers.map(interestOf)
  const lines = vouchers.map((voucher, index) => ({
    ...lineOf(voucher, reversals.get(voucher.caseVoucherId) ?? null),
    accruedInterest: interestLineOf(interests[index]),
  }))
  const categories = [...new Set(lines.map((line) => line.category))]
  const debits = lines.filter((line) => line.direction === 'debit')
  return {
    totals: {
      ...sumsOf(lines),
      allocated: exactSum(debits.map((line) => line.allocated)),
      accruedInterest: exactSum(interests.map((interest) => interest ?? 0n)),
    },
    byCategory: categories.map((category) => ({
      category,
      ...sumsOf(lines.filter((line) => line.category === category)),
    })),
    vouchers: lines,
  }
}

/** The debit that bears the interest: the rate of an interest voucher that belongs to a debit applies to that debit. */
function interestBase(voucher: BalanceVoucherRow, referenced: BalanceVoucherRow | undefined): BalanceVoucherRow {
  return voucher.category === 'interest' && referenced?.direction === 'debit' ? referenced : voucher
}

/** The interest on a debit by the terms of a voucher; null if it bears none. */
function interestOn(
  base: BalanceVoucherRow,
  terms: BalanceVoucherRow,
  { pointInTime, timeZone }: BalanceMoment,
): bigint | null {
  const start = terms.interestStartDate ?? terms.dueDate ?? base.dueDate
  if (terms.interest === null || start === null || terms.direction === 'credit') return null
  const { interestEndDate } = terms
  const end = interestEndDate === null || interestEndDate > pointInTime ? pointInTime : interestEndDate
  return accruedInterest({
    amount: base.amount,
    rate: terms.interest,
    from: localDate(start, timeZone),
    until: localDate(end, timeZone),
    payments: base.payments.map(({ date, amount }) => ({ date: localDate(new Date(date), timeZone), amount })),
  })
}

function lineOf(
  voucher: BalanceVoucherRow,
  reversedByCaseVoucherId: string | null,
): Omit<BalanceLine, 'accruedInterest'> {
  const { caseVoucherId, voucherTypeId, referenceId, category, direction, amount, allocated } = voucher
  const left = amount - allocated
  return {
    caseVoucherId,
    voucherTypeId,
    referenceId,
    category,
    direction,
    amount,
    allocated,
    outstanding: direction === 'debit' ? left : null,
    unallocated: direction === 'credit' ? left : null,
    date: instant(voucher.date),
    dueDate: nullableInstant(voucher.dueDate),
    reversesCaseVoucherId: voucher.reversesCaseVoucherId,
    reversedByCaseVoucherId,
  }
}

function sumsOf(lines: readonly BalanceLine[]): Sums {
  const amountsOf = (direction: BalanceLine['direction']): number[] =>
    lines.filter((line) => line.direction === direction).map((line) => line.amount)
  return {
    debits: exactSum(amountsOf('debit')),
    credits: exactSum(amountsOf('credit')),
    outstanding: exactSum(lines.map((line) => line.outstanding ?? 0)),
    unallocated: exactSum(lines.map((line) => line.unallocated ?? 0)),
  }
}

function interestLineOf(interest: bigint | null | undefined): number | null {
  return interest == null ? null : countable(interest)
}
