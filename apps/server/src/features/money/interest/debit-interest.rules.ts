import { localDate } from '../../../platform/clock/timestamps.ts'
import type { DayCount, LimitationRule } from '../rule-packs/index.ts'
import { type Interest, type InterestLine, interestOn, type RatePeriod } from './interest.rules.ts'
import { firstDayLeft } from './lapsed-interest.rules.ts'

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
  /** When the claim to interest lapses. */
  readonly limitations: readonly RulePeriod<LimitationRule>[]
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
  /** Interest on its debit that had lapsed when it was booked; null on all but interest that the service booked. */
  readonly lapsedInterest: number | null
  /** The recorded facts that can keep the interest on a debit from lapsing. */
  readonly facts: readonly { readonly kind: string; readonly date: string }[]
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
  /** What has accrued, is not booked and has not lapsed. */
  readonly accrued: bigint
  /** What had lapsed before it was booked. */
  readonly lapsed: bigint
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
  const found = vouchers.flatMap((terms) => {
    const { interestRule: rule, direction } = terms
    if (rule === null || rule === 'none' || direction === 'credit') return []
    const base = interestBase(terms, byId.get(terms.referenceCaseVoucherId ?? ''))
    if (reversed.has(terms.caseVoucherId) || reversed.has(base.caseVoucherId)) return []
    const known = { ...moment, rules: rulesByCase.get(terms.caseId) }
    const interest = interestByTerms(base, terms, known)
    if (interest === undefined) return []
    return [{ base, terms, rule, interest, lapsed: lapsedByTerms(base, terms, known) }]
  })
  const booked = bookedInterest(vouchers, reversed)
  const lapsed = new Map<string, bigint>()
  for (const { base, ...each } of found)
    lapsed.set(base.caseVoucherId, (lapsed.get(base.caseVoucherId) ?? 0n) + (each.lapsed?.amount ?? 0n))
  return found.map(({ base, terms, rule, interest, ...each }) => {
    const { caseVoucherId } = base
    // Interest is booked from its first day on, so what is booked and what has lapsed are the same days.
    const ofBooked = take(booked, caseVoucherId, interest.amount)
    const gone = take(lapsed, caseVoucherId, interest.amount)
    const total = interest.amount
    const used = ofBooked > gone ? ofBooked : gone
    return {
      ...{ caseVoucherId, termsVoucherId: terms.caseVoucherId, rule, total, lines: interest.lines },
      ...{ accrued: total - used, lapsed: used - ofBooked },
      unpricedDays: interest.unpricedDays - (each.lapsed?.unpricedDays ?? 0),
    }
  })
}

/** Takes up to an amount from what is left for a debit. */
function take(left: Map<string, bigint>, caseVoucherId: string, wanted: bigint): bigint {
  const known = left.get(caseVoucherId) ?? 0n
  const taken = known < wanted ? known : wanted
  left.set(caseVoucherId, known - taken)
  return taken
}

/** The debit that bears the interest: the terms of an interest voucher that is tied to a debit apply to that debit. */
function interestBase(voucher: InterestVoucher, referenced: InterestVoucher | undefined): InterestVoucher {
  return voucher.category === 'interest' && referenced?.direction === 'debit' ? referenced : voucher
}

/**
 * The interest that is booked on each debit: the interest vouchers tied to it, less their corrections, with what had lapsed
 * when they were booked.
 */
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
    add(voucher.referenceCaseVoucherId, BigInt(voucher.amount + (voucher.lapsedInterest ?? 0)))
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

interface KnownMoment extends InterestMoment {
  readonly rules: KnownRules | undefined
}

function interestByTerms(
  base: InterestVoucher,
  terms: InterestVoucher,
  { pointInTime, timeZone, rules }: KnownMoment,
  lastDay = 'infinity',
): Interest | undefined {
  const { dayCounts, ...known } = rules ?? noRules
  const dayOf = (instant: Date): string => localDate(instant, timeZone)
  const from = firstDayOf(base, terms, known, dayOf)
  if (from === undefined) return undefined
  const { interestEndDate } = terms
  const until = dayOf(interestEndDate === null || interestEndDate > pointInTime ? pointInTime : interestEndDate)
  return interestOn({
    amount: base.amount,
    from,
    until: until < lastDay ? until : lastDay,
    dayCount: valueOn(dayCounts, from) ?? 'actual/365',
    rates: ratesOf(terms, known, { from, dueDay: dayOf(base.dueDate ?? terms.interestStartDate ?? base.date) }),
    payments: base.payments.map(({ date, amount }) => ({ date: dayOf(new Date(date)), amount })),
  })
}

/** The interest on the days whose interest has lapsed, unless it was booked in time. */
function lapsedByTerms(base: InterestVoucher, terms: InterestVoucher, moment: KnownMoment): Interest | undefined {
  const { pointInTime, timeZone, rules } = moment
  const dayOf = (instant: Date): string => localDate(instant, timeZone)
  const from = firstDayOf(base, terms, rules ?? noRules, dayOf)
  const rule = from === undefined ? undefined : valueOn(rules?.limitations ?? [], from)
  if (from === undefined || rule === undefined) return undefined
  const firstLeft = firstDayLeft(rule, base.facts, dayOf(pointInTime))
  return firstLeft > from ? interestByTerms(base, terms, moment, firstLeft) : undefined
}

function firstDayOf(
  base: InterestVoucher,
  terms: InterestVoucher,
  rules: Pick<InterestRules, 'startDays'>,
  dayOf: (instant: Date) => string,
): string | undefined {
  const stated = terms.interestStartDate ?? terms.dueDate ?? base.dueDate
  return stated === null ? defaultStart(base, terms.interestRule, rules, dayOf) : dayOf(stated)
}

type KnownRules = Pick<InterestRules, 'rates' | 'dayCounts' | 'startDays' | 'rateLimits' | 'limitations'>

const noRules: KnownRules = { rates: [], dayCounts: [], startDays: [], rateLimits: [], limitations: [] }

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
