import { localDate } from '../../../platform/clock/timestamps.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { countable, exactSum } from '../../../platform/money/exact-sum.ts'
import type { BalanceVoucherRow } from './case-balance.queries.ts'
import type { BalanceLine, CaseBalance } from './case-balance.schemas.ts'
import { accruedInterest } from './interest.rules.ts'

type Sums = Omit<CaseBalance['byCategory'][number], 'category'>

/** Up to when interest is counted, and where its days begin. */
export interface BalanceMoment {
  readonly pointInTime: Date
  readonly timeZone: string
}

/** What the vouchers of a case come to: a line for each, and the sums over all and over each category. */
export function balanceOf(
  vouchers: readonly BalanceVoucherRow[],
  moment: BalanceMoment,
): Pick<CaseBalance, 'totals' | 'byCategory' | 'vouchers'> {
  const reversals = new Map(vouchers.map((voucher) => [voucher.reversesCaseVoucherId, voucher.caseVoucherId]))
  const byId = new Map(vouchers.map((voucher) => [voucher.caseVoucherId, voucher]))
  const interestOf = (voucher: BalanceVoucherRow): bigint | null => {
    const base = interestBase(voucher, byId.get(voucher.referenceCaseVoucherId ?? ''))
    const isTakenBack = reversals.has(voucher.caseVoucherId) || reversals.has(base.caseVoucherId)
    return isTakenBack ? null : interestOn(base, voucher, moment)
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

/** What interest runs on: an interest voucher that is tied to a debit is a marker on it, and bears none itself. */
function interestBase(voucher: BalanceVoucherRow, tiedTo: BalanceVoucherRow | undefined): BalanceVoucherRow {
  return voucher.category === 'interest' && tiedTo?.direction === 'debit' ? tiedTo : voucher
}

/** The interest on a debit by the terms of a voucher; null where it has none. */
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
