import { daysAfter } from '../../../platform/clock/calendar.ts'
import type { Instalment } from './schedule.rules.ts'

export const instalmentStates = ['OPEN', 'PAID', 'PARTLY_PAID', 'LATE', 'MISSED'] as const
export type InstalmentState = (typeof instalmentStates)[number]

/** When an instalment is missed, and when that breaks the plan. */
export interface BreachTerms {
  readonly graceDays: number
  readonly breachAfterMissed: number
  /** Null if only the number of missed instalments counts. */
  readonly breachAfterDays: number | null
}

export interface InstalmentProgress extends Instalment {
  readonly paid: number
  readonly state: InstalmentState
}

/** Fills the instalments with what was paid, in the order of their due dates. */
export function progressOf(
  instalments: readonly Instalment[],
  { paid, today, graceDays }: { readonly paid: number; readonly today: string; readonly graceDays: number },
): InstalmentProgress[] {
  let left = paid
  return instalments.map((instalment) => {
    const covered = Math.min(left, instalment.amount)
    left -= covered
    return { ...instalment, paid: covered, state: stateOf(instalment, { covered, today, graceDays }) }
  })
}

function stateOf(
  { dueDate, amount }: Instalment,
  { covered, today, graceDays }: { covered: number; today: string; graceDays: number },
): InstalmentState {
  if (covered === amount) return 'PAID'
  if (today > daysAfter(dueDate, graceDays)) return 'MISSED'
  if (today > dueDate) return 'LATE'
  return covered > 0 ? 'PARTLY_PAID' : 'OPEN'
}

export type NoticeKind = 'DUE' | 'KEPT' | 'PARTLY_PAID' | 'MISSED'

export interface Notice {
  readonly number: number
  readonly kind: NoticeKind
  readonly day: string
  /** The instalment as of that day. */
  readonly instalment: InstalmentProgress
}

/** What is compared: the instalments, the payments by day, what was noticed before, and the days that are new. */
export interface PlanToCheck extends BreachTerms {
  readonly instalments: readonly Instalment[]
  readonly payments: readonly { readonly day: string; readonly amount: number }[]
  readonly noticed: readonly Pick<Notice, 'number' | 'kind'>[]
  readonly reminderDays: number
  /** The last day that was compared before. */
  readonly checkedUntil: string
  readonly today: string
}

export interface CheckedPlan {
  readonly notices: readonly Notice[]
  readonly outcome: 'ACTIVE' | 'COMPLETED' | 'BROKEN'
}

/**
 * Compares payments and due dates day by day, so that days on which nobody looked are caught up in order. Stops at the day
 * on which the plan is paid or broken.
 */
export function checkPlan(plan: PlanToCheck): CheckedPlan {
  const seen = new Set(plan.noticed.map(({ number, kind }) => `${number} ${kind}`))
  const notices: Notice[] = []
  const total = plan.instalments.reduce((sum, { amount }) => sum + amount, 0)
  const notice = (instalment: InstalmentProgress, kind: NoticeKind, day: string): void => {
    const { number } = instalment
    if (seen.has(`${number} ${kind}`)) return
    seen.add(`${number} ${kind}`)
    notices.push({ number, kind, day, instalment })
  }
  for (const day of daysToCheck(plan)) {
    const paid = plan.payments.filter((payment) => payment.day <= day).reduce((sum, { amount }) => sum + amount, 0)
    const progress = progressOf(plan.instalments, { paid, today: day, graceDays: plan.graceDays })
    for (const each of progress) {
      const kind = kindOf(each, { ...plan, day })
      if (kind !== undefined) notice(each, kind, day)
    }
    if (paid >= total) return { notices, outcome: 'COMPLETED' }
    if (isBroken(progress, plan, day)) return { notices, outcome: 'BROKEN' }
  }
  return { notices, outcome: 'ACTIVE' }
}

function kindOf(
  { state, dueDate, paid }: InstalmentProgress,
  { day, today, reminderDays }: { day: string; today: string; reminderDays: number },
): NoticeKind | undefined {
  if (state === 'PAID') return 'KEPT'
  if (state === 'MISSED') return paid > 0 ? 'PARTLY_PAID' : 'MISSED'
  // A reminder of a day that has passed meanwhile is of no use.
  return dueDate >= today && day >= daysAfter(dueDate, -reminderDays) ? 'DUE' : undefined
}

/** Whether too many instalments are missed on a day, or one of them is too late. */
function isBroken(
  progress: readonly InstalmentProgress[],
  { breachAfterMissed, breachAfterDays, graceDays }: BreachTerms,
  day: string,
): boolean {
  const missed = progress.filter(({ state }) => state === 'MISSED')
  if (missed.length >= breachAfterMissed) return true
  if (breachAfterDays === null) return false
  return missed.some(({ dueDate }) => day > daysAfter(dueDate, Math.max(breachAfterDays, graceDays)))
}

/** The days on which something can change, after the last day that was compared; always today. */
function daysToCheck({ instalments, payments, checkedUntil, today, ...terms }: PlanToCheck): string[] {
  const { graceDays, breachAfterDays, reminderDays } = terms
  const ends = [-reminderDays, graceDays + 1, ...(breachAfterDays === null ? [] : [breachAfterDays + 1])]
  const days = [
    ...payments.map(({ day }) => day),
    ...instalments.flatMap(({ dueDate }) => ends.map((offset) => daysAfter(dueDate, offset))),
  ]
  const between = days.filter((day) => day > checkedUntil && day < today)
  return [...new Set([...between, today])].sort()
}
