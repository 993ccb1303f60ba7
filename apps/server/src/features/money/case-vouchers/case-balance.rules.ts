import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { countable, exactSum } from '../../../platform/money/exact-sum.ts'
import { packVersion } from '../rule-packs/index.ts'
import { type DebitInterest, type InterestMoment, type InterestRules, interestOfVouchers } from '../interest/index.ts'
import type { BalanceVoucherRow } from './case-balance.queries.ts'
import type { BalanceLine, CaseBalance } from './case-balance.schemas.ts'
import type { InterestLine } from './case-vouchers.schemas.ts'

type Sums = Omit<CaseBalance['byCategory'][number], 'category'>

/**
 * Computes the balance of a case: a line for each voucher, the totals, the totals of each category, and the interest line
 * by line. What is due is the outstanding amount and the interest that has accrued on it.
 */
export function balanceOf(
  vouchers: readonly BalanceVoucherRow[],
  rules: readonly InterestRules[],
  moment: InterestMoment,
): Omit<CaseBalance, 'caseId' | 'currency' | 'pointInTime' | 'rulePack' | 'rulePackVersion'> {
  const reversals = new Map(vouchers.map((voucher) => [voucher.reversesCaseVoucherId, voucher.caseVoucherId]))
  const interests = interestOfVouchers(vouchers, rules, moment)
  const byTerms = new Map(interests.map((interest) => [interest.termsVoucherId, interest]))
  const lines = vouchers.map((voucher) => ({
    ...lineOf(voucher, reversals.get(voucher.caseVoucherId) ?? null),
    accruedInterest: interestLineOf(byTerms.get(voucher.caseVoucherId)?.accrued),
  }))
  const categories = [...new Set(lines.map((line) => line.category))]
  const debits = lines.filter((line) => line.direction === 'debit')
  const sums = sumsOf(lines)
  const accruedInterest = exactSum(interests.map(({ accrued }) => accrued))
  const disputed = new Set(lines.filter((line) => line.disputed).map((line) => line.caseVoucherId))
  return {
    totals: { ...sums, allocated: exactSum(debits.map((line) => line.allocated)), accruedInterest },
    amountDue: exactSum([BigInt(sums.outstanding), BigInt(accruedInterest)]),
    disputedAmount: exactSum([
      ...lines.filter((line) => line.disputed).map((line) => BigInt(line.outstanding ?? 0)),
      ...interests.filter(({ caseVoucherId }) => disputed.has(caseVoucherId)).map(({ accrued }) => accrued),
    ]),
    unpricedDays: interests.reduce((sum, { unpricedDays }) => sum + unpricedDays, 0),
    byCategory: categories.map((category) => ({
      category,
      ...sumsOf(lines.filter((line) => line.category === category)),
    })),
    vouchers: lines,
    interest: interests.map((interest) => ({
      caseVoucherId: interest.caseVoucherId,
      rule: interest.rule,
      total: countable(interest.total),
      booked: countable(interest.total - interest.accrued - interest.lapsed),
      lapsed: countable(interest.lapsed),
      accrued: countable(interest.accrued),
      unpricedDays: interest.unpricedDays,
      lines: interestLinesOf(interest),
    })),
  }
}

/** The rule pack of a case, with the version that its figures were computed with. */
export function packOf(
  rules: readonly InterestRules[],
  caseId: string,
): Pick<CaseBalance, 'rulePack' | 'rulePackVersion'> {
  const found = rules.find((known) => known.caseId === caseId.toLowerCase())
  const rulePack = found?.pack ?? null
  return { rulePack, rulePackVersion: rulePack === null ? null : packVersion(found?.changedAt ?? null) }
}

/** The lines of interest as responses and entries show them. */
export function interestLinesOf({ rule, lines }: Pick<DebitInterest, 'rule' | 'lines'>): InterestLine[] {
  return lines.map(({ base, rate, amount, ...line }) => ({
    ...line,
    base: countable(base),
    rate: rate === null ? null : Number(rate),
    rule,
    amount: countable(amount),
  }))
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
    disputed: voucher.isDisputed,
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
