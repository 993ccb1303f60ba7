import { localDate } from '../../../platform/clock/timestamps.ts'
import type { DayCount } from '../rule-packs/index.ts'
import { type Interest, type InterestLine, interestOn, type RatePeriod } from './interest.rules.ts'

export type InterestRule = 'statutory' | 'contractual' | 'none'

/** A value of a rule in a period; `infinity` and `-infinity` are open ends, which sort as the dates do. */
export interface RulePeriod<Value> {
  readonly from: string
  readonly until: string
  readonly dueFrom: string
  readonly dueUntil: string
  readonly value: Value
}

/** The rules of interest that a case follows. */
export interface InterestRules {
  readonly caseId: string
  readonly pack: string | null
  /** When the tenant last changed its rules. */
  readonly changedAt: Date | null
  readonly rates: readonly RulePeriod<string>[]
  readonly dayCounts: readonly RulePeriod<DayCount>[]
  readonly startDays: readonly RulePeriod<number>[]
  /** When the statutory rate is the highest that can be agreed. */
  readonly rateLimits: readonly RulePeriod<boolean>[]
}

/** A voucher, as far as interest depends on it. */
export interface InterestVoucher {
  readonly caseVoucherId: string
  readonly caseId: string
  readonly category: string
  readonly direction: 'debit' | 'credit'
  readonly amount: number
  readonly date: Date
  readonly dueDate: Date | null
  /** The first day on which the creditor demanded a claim without a due date, if that was recorded. */
  readonly demandedOn: string | null
  readonly interest: string | null
  readonly interestRule: InterestRule | null
  readonly interestStartDate: Date | null
  readonly interestEndDate: Date | null
  readonly referenceCaseVoucherId: string | null
  readonly reversesCaseVoucherId: string | null
  readonly isInterestCorrection: boolean
  /** The payments of a debit, with the dates of the credits. */
  readonly payments: readonly { readonly date: string; readonly amount: number }[]
}

/** The moment up to which interest is computed, and the time zone of its days. */
export interface InterestMoment {
  readonly pointInTime: Date
  readonly timeZone: string
}

/** The interest of one debit by the terms of one voucher: its own, or those of an interest voucher tied to it. */
export interface DebitInterest {
  readonly caseVoucherId: string
  readonly termsVoucherId: string
  readonly rule: InterestRule
  readonly total: bigint
  /** What has accrued and is not booked. */
  readonly accrued: bigint
  readonly unpricedDays: number
  readonly lines: readonly InterestLine[]
}

/** Computes the interest of every debit that bears some, from the entries of its case. */
export function interestOfVouchers(
  vouchers: readonly InterestVoucher[],
  rules: readonly InterestRules[],
  moment: InterestMoment,
): DebitInterest[] {
  const byId = new Map(vouchers.map((voucher) => [voucher.caseVoucherId, voucher]))
  const reversed = new Set(vouchers.map(({ reversesCaseVoucherId }) => reversesCaseVoucherId))
  const rulesByCase = new Map(rules.map((known) => [known.caseId, known]))
  const unused = bookedInterest(vouchers, reversed)
  return vouchers.flatMap((terms) => {
    const { interestRule: rule, direction, caseVoucherId: termsVoucherId } = terms
    if (rule === null || rule === 'none' || direction === 'credit') return []
    const base = interestBase(terms, byId.get(terms.referenceCaseVoucherId ?? ''))
    if (reversed.has(termsVoucherId) || reversed.has(base.caseVoucherId)) return []
    const interest = interestByTerms(base, terms, { ...moment, rules: rulesByCase.get(terms.caseId) })
    if (interest === undefined) return []
    const booked = unused.get(base.caseVoucherId) ?? 0n
    const accrued = interest.amount > booked ? interest.amount - booked : 0n
    unused.set(base.caseVoucherId, booked - (interest.amount - accrued))
    const { amount: total, unpricedDays, lines } = interest
    return [{ caseVoucherId: base.caseVoucherId, termsVoucherId, rule, total, accrued, unpricedDays, lines }]
  })
}

/** The debit that bears the interest: the terms of an interest voucher that is tied to a debit apply to that debit. */
function interestBase(voucher: InterestVoucher, referenced: InterestVoucher | undefined): InterestVoucher {
  return voucher.category === 'interest' && referenced?.direction === 'debit' ? referenced : voucher
}

/** The interest that is booked on each debit: the interest vouchers tied to it, less their corrections. */
export function bookedInterest(
  vouchers: readonly InterestVoucher[],
  reversed: ReadonlySet<string | null>,
): Map<string, bigint> {
  const booked = new Map<string, bigint>()
  const add = (id: string | null, amount: bigint): void => {
    if (id !== null) booked.set(id, (booked.get(id) ?? 0n) + amount)
  }
  const debitOf = new Map<string, string>()
  for (const voucher of vouchers) {
    if (!isBookedInterest(voucher) || reversed.has(voucher.caseVoucherId)) continue
    debitOf.set(voucher.caseVoucherId, voucher.referenceCaseVoucherId ?? '')
    add(voucher.referenceCaseVoucherId, BigInt(voucher.amount))
  }
  for (const { isInterestCorrection, referenceCaseVoucherId, amount } of vouchers)
    if (isInterestCorrection) add(debitOf.get(referenceCaseVoucherId ?? '') ?? null, -BigInt(amount))
  return booked
}

function isBookedInterest(voucher: InterestVoucher): boolean {
  const { category, direction, interestRule, interestStartDate, referenceCaseVoucherId } = voucher
  const isTied = category === 'interest' && direction === 'debit' && referenceCaseVoucherId !== null
  return isTied && interestRule === null && interestStartDate === null
}

function interestByTerms(
  base: InterestVoucher,
  terms: InterestVoucher,
  { pointInTime, timeZone, rules }: InterestMoment & { readonly rules: KnownRules | undefined },
): Interest | undefined {
  const { dayCounts, ...known } = rules ?? noRules
  const dayOf = (instant: Date): string => localDate(instant, timeZone)
  const stated = terms.interestStartDate ?? terms.dueDate ?? base.dueDate
  const from = stated === null ? defaultStart(base, terms.interestRule, known, dayOf) : dayOf(stated)
  if (from === undefined) return undefined
  const { interestEndDate } = terms
  return interestOn({
    amount: base.amount,
    from,
    until: dayOf(interestEndDate === null || interestEndDate > pointInTime ? pointInTime : interestEndDate),
    dayCount: valueOn(dayCounts, from) ?? 'actual/365',
    rates: ratesOf(terms, known, { from, dueDay: dayOf(base.dueDate ?? terms.interestStartDate ?? base.date) }),
    payments: base.payments.map(({ date, amount }) => ({ date: dayOf(new Date(date)), amount })),
  })
}

type KnownRules = Pick<InterestRules, 'rates' | 'dayCounts' | 'startDays' | 'rateLimits'>

const noRules: KnownRules = { rates: [], dayCounts: [], startDays: [], rateLimits: [] }

/**
 * The statutory rates for claims that were due on a day, or the contractual rate: the lower of the two in each period if
 * the law limits it, so that a period without a statutory rate is unpriced.
 */
function ratesOf(
  terms: InterestVoucher,
  { rates, rateLimits }: Pick<InterestRules, 'rates' | 'rateLimits'>,
  { from: firstDay, dueDay }: { readonly from: string; readonly dueDay: string },
): RatePeriod[] {
  const agreed = terms.interestRule === 'statutory' ? undefined : (terms.interest ?? '0')
  if (agreed !== undefined && valueOn(rateLimits, firstDay) !== true)
    return [{ from: '-infinity', until: 'infinity', rate: agreed }]
  return rates
    .filter(({ dueFrom, dueUntil }) => dueFrom <= dueDay && dueDay < dueUntil)
    .map(({ from, until, value }) => {
      const isLimited = agreed !== undefined && Number(agreed) > Number(value)
      return { from, until, rate: agreed === undefined || isLimited ? value : agreed, isLimited }
    })
}

/**
 * Statutory interest on a claim without a due date runs from some days after the creditor demanded it, or else after the
 * claim itself, as the rule pack says.
 */
function defaultStart(
  base: InterestVoucher,
  rule: InterestRule | null,
  { startDays }: Pick<InterestRules, 'startDays'>,
  dayOf: (instant: Date) => string,
): string | undefined {
  const days = rule === 'statutory' ? valueOn(startDays, dayOf(base.date)) : undefined
  if (days === undefined) return undefined
  const start = new Date(`${base.demandedOn ?? dayOf(base.date)}T00:00:00Z`)
  start.setUTCDate(start.getUTCDate() + days)
  return start.toISOString().slice(0, 10)
}

function valueOn<Value>(periods: readonly RulePeriod<Value>[], day: string): Value | undefined {
  return periods.find(({ from, until }) => from <= day && day < until)?.value
}
