import type { DayCount } from '../rule-packs/index.ts'

/** A yearly rate in a period. */
export interface RatePeriod {
  readonly from: string
  /** The first day on which it no longer applies; null if it has no end. */
  readonly until: string | null
  /** A fraction, in decimal digits. */
  readonly rate: string
  /** Whether it is lower than the rate that was agreed, because the law limits that. */
  readonly isLimited?: boolean
}

/** A debit that bears interest between two dates, with its payments and the rates that apply to it. */
export interface InterestBearing {
  readonly amount: number
  /** The first day that bears interest, YYYY-MM-DD. */
  readonly from: string
  /** The first day that no longer does. */
  readonly until: string
  readonly dayCount: DayCount
  /** In periods that do not overlap. */
  readonly rates: readonly RatePeriod[]
  readonly payments: readonly { readonly date: string; readonly amount: number }[]
}

/** The interest of a period in which neither the rate nor the outstanding amount changes. */
export interface InterestLine {
  readonly from: string
  readonly until: string
  readonly days: number
  /** The amount outstanding in the period. */
  readonly base: bigint
  /** Null if no rate is known for the period, which is then unpriced. */
  readonly rate: string | null
  /** Whether the law limited the rate that was agreed. */
  readonly isLimited: boolean
  /** Rounded so that the lines add up to the total: each carries the remainder of those before it. */
  readonly amount: bigint
}

export interface Interest {
  /** Rounded once, half up, to the minor unit. */
  readonly amount: bigint
  /** Days with an outstanding amount for which no rate is known. */
  readonly unpricedDays: number
  readonly lines: readonly InterestLine[]
}

/** The days of a year by day count. */
const daysOfYear: Readonly<Record<DayCount, bigint>> = { '30/360': 360n, 'actual/365': 365n }

/**
 * Simple interest on the amount outstanding each day: a payment reduces the base from its own date. Computed in exact
 * fractions, split where the rate or the base changes, and rounded once.
 */
export function interestOn(bearing: InterestBearing): Interest {
  const { dayCount, rates } = bearing
  const digits = Math.max(0, ...rates.map(({ rate }) => rate.split('.')[1]?.length ?? 0))
  const denominator = 10n ** BigInt(digits) * daysOfYear[dayCount]
  const lines: InterestLine[] = []
  let numerator = 0n
  let unpricedDays = 0
  for (const { from, until, days, base } of periodsOf(bearing)) {
    const { rate, isLimited = false } =
      rates.find((period) => period.from <= from && (period.until === null || from < period.until)) ?? {}
    const before = roundHalfUp(numerator, denominator)
    if (rate === undefined) unpricedDays += days
    else numerator += base * BigInt(days) * scaled(rate, digits)
    const amount = roundHalfUp(numerator, denominator) - before
    lines.push({ from, until, days, base, rate: rate ?? null, isLimited, amount })
  }
  return { amount: roundHalfUp(numerator, denominator), unpricedDays, lines }
}

/** The periods between changes of the base or the rate, in which something is outstanding. */
function periodsOf(bearing: InterestBearing): { from: string; until: string; days: number; base: bigint }[] {
  const { amount, from, until, dayCount, rates, payments } = bearing
  const days = new Set([from, until])
  for (const day of [
    ...payments.map(({ date }) => date),
    ...rates.flatMap((rate) => (rate.until === null ? [rate.from] : [rate.from, rate.until])),
  ])
    if (day > from && day < until) days.add(day)
  const ends = [...days].filter((day) => day <= until).sort()
  return ends.slice(1).flatMap((end, index) => {
    const start = ends[index] ?? end
    const paid = payments.filter(({ date }) => date <= start).reduce((sum, payment) => sum + BigInt(payment.amount), 0n)
    const period = { from: start, until: end, days: dayNumber(end, dayCount) - dayNumber(start, dayCount) }
    const base = BigInt(amount) - paid
    return period.days === 0 || base === 0n ? [] : [{ ...period, base }]
  })
}

/** Numbers the days so that the days of a period are the difference of the numbers of its ends. */
function dayNumber(date: string, dayCount: DayCount): number {
  if (dayCount === 'actual/365') return Date.parse(`${date}T00:00:00Z`) / 86_400_000
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return year * 360 + month * 30 + Math.min(day, 30)
}

function scaled(decimal: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(digits, '0'))
}

/** For non-negative numbers only. */
function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}
