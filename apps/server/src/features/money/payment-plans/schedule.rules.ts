import type { Debt } from './future-debt.rules.ts'
import { futureDebt } from './future-debt.rules.ts'

export const intervals = ['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const
export type Interval = (typeof intervals)[number]

/** Five years of weekly instalments. */
export const instalmentsMax = 260
/** The most interest computations for one schedule, so that a request never occupies the process for long. */
const computationsMax = 50_000
/** A count of instalments is turned into an amount in at most this many attempts. */
const attemptsMax = 12

export interface Instalment {
  readonly number: number
  /** YYYY-MM-DD. */
  readonly dueDate: string
  readonly amount: number
}

/** The amount of each instalment, or their number. */
export type Division = { readonly instalmentAmount: number } | { readonly instalmentCount: number }

export interface ScheduleTerms {
  readonly interval: Interval
  readonly firstDueDate: string
  readonly division: Division
  /** The part of the debt to pay; null for all of it. */
  readonly part: number | null
}

export interface Schedule {
  readonly instalments: readonly Instalment[]
  readonly amount: number
  /** What is due today. */
  readonly amountDue: number
  /** The interest from today until the last instalment. */
  readonly interest: number
  readonly unpricedDays: number
}

/** Why no schedule fits the terms. */
export type ScheduleError = 'nothing-due' | 'part-exceeds-due' | 'too-many' | 'too-small' | 'too-complex'

/**
 * The instalments for a debt. All of it includes the interest that accrues until the last instalment, so that the last one
 * settles the case; a part is a fixed amount. The last instalment takes the remainder.
 */
export function scheduleOf(debt: Debt, terms: ScheduleTerms): Schedule | ScheduleError {
  const { dueNow } = futureDebt(debt)
  const { part } = terms
  if (dueNow <= 0) return 'nothing-due'
  if (part !== null && part > dueNow) return 'part-exceeds-due'
  const amounts = part === null ? payOff(debt, terms) : splitAmount(part, terms.division)
  if (typeof amounts === 'string') return amounts
  const instalments = amounts.map((amount, index) => ({
    ...{ number: index + 1, dueDate: dueDateOf(terms, index), amount },
  }))
  const future = futureDebt(debt)
  for (const { dueDate, amount } of instalments) future.pay(dueDate, amount)
  const amount = amounts.reduce((sum, each) => sum + each, 0)
  const lastDay = dueDateOf(terms, amounts.length - 1)
  return {
    ...{ instalments, amount, amountDue: dueNow },
    interest: Math.max(0, future.dueOn(lastDay) + amount - dueNow),
    unpricedDays: future.unpricedUntil(lastDay),
  }
}

/** The due date of an instalment. Months shorter than the day of the first one end on their last day. */
export function dueDateOf(
  { firstDueDate, interval }: Pick<ScheduleTerms, 'firstDueDate' | 'interval'>,
  index: number,
): string {
  const [year = 0, month = 1, day = 1] = firstDueDate.split('-').map(Number)
  if (interval !== 'MONTHLY') return isoDay(year, month - 1, day + index * (interval === 'WEEKLY' ? 7 : 14))
  const daysOfMonth = new Date(Date.UTC(year, month + index, 0)).getUTCDate()
  return isoDay(year, month - 1 + index, Math.min(day, daysOfMonth))
}

function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

/** Divides a fixed amount. The last instalment takes the remainder. */
export function splitAmount(amount: number, division: Division): number[] | ScheduleError {
  if ('instalmentAmount' in division) {
    const count = Math.ceil(amount / division.instalmentAmount)
    if (count > instalmentsMax) return 'too-many'
    const rest = amount - division.instalmentAmount * (count - 1)
    return [...Array.from({ length: count - 1 }, () => division.instalmentAmount), rest]
  }
  const count = division.instalmentCount
  const each = Math.floor(amount / count)
  if (each === 0) return 'too-small'
  return [...Array.from({ length: count - 1 }, () => each), amount - each * (count - 1)]
}

/** The instalments that pay a whole debt with its interest. */
function payOff(debt: Debt, terms: ScheduleTerms): number[] | ScheduleError {
  const { division } = terms
  const bearing = debt.vouchers.filter(
    ({ interestRule }) => interestRule === 'statutory' || interestRule === 'contractual',
  ).length
  const count = 'instalmentCount' in division ? division.instalmentCount * attemptsMax : instalmentsMax
  if (bearing * count > computationsMax) return 'too-complex'
  return 'instalmentAmount' in division
    ? payOffByAmount(debt, terms, division.instalmentAmount)
    : payOffByCount(debt, terms, division.instalmentCount)
}

function payOffByAmount(debt: Debt, terms: ScheduleTerms, amount: number): number[] | ScheduleError {
  const future = futureDebt(debt)
  const amounts: number[] = []
  for (let index = 0; index < instalmentsMax; index += 1) {
    const day = dueDateOf(terms, index)
    const due = future.dueOn(day)
    if (due <= amount) return [...amounts, due]
    future.pay(day, amount)
    amounts.push(amount)
  }
  return 'too-many'
}

/** Higher instalments bear less interest, so the amount is approached until it no longer changes. */
function payOffByCount(debt: Debt, terms: ScheduleTerms, count: number): number[] | ScheduleError {
  let each = Math.floor(futureDebt(debt).dueNow / count)
  let last = 0
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    if (each === 0) return 'too-small'
    last = remainderAfter(debt, terms, { each, count })
    const equal = Math.floor((each * (count - 1) + last) / count)
    // The last attempt keeps its amount, which `last` belongs to.
    if (equal === each || attempt === attemptsMax - 1) break
    each = equal
  }
  return last <= 0 ? 'too-small' : [...Array.from({ length: count - 1 }, () => each), last]
}

/** What is due with the last instalment, after all others were paid. */
function remainderAfter(debt: Debt, terms: ScheduleTerms, { each, count }: { each: number; count: number }): number {
  const future = futureDebt(debt)
  for (let index = 0; index < count - 1; index += 1) future.pay(dueDateOf(terms, index), each)
  return future.dueOn(dueDateOf(terms, count - 1))
}
