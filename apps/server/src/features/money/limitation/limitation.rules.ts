import { yearsAfter } from '../../../platform/clock/calendar.ts'
import { isInterruption, type LimitationRule } from '../rule-packs/index.ts'
import type { FactKind } from './limitation.schemas.ts'

/** Something that a limitation period may depend on: a recorded fact, or a payment in the ledger. */
export interface LimitationEvent {
  readonly kind: FactKind | 'payment'
  readonly date: string
  /** The recorded fact; null for a payment in the ledger. */
  readonly limitationFactId: string | null
}

/** A debit, as far as its limitation depends on it. */
export interface LimitedDebit {
  readonly category: string
  /** The day on which it was due. */
  readonly startsOn: string
}

/** One line of the reasoning: what happened, whether it starts a new period, and when that ends. */
export interface LimitationLine {
  readonly date: string
  readonly cause: FactKind | 'payment' | 'due'
  readonly limitationFactId: string | null
  /** Whether it started a period. */
  readonly counts: boolean
  readonly years: number
  /** The last day of the period that runs after it. */
  readonly expiresOn: string
}

export interface LimitationClock {
  readonly startsOn: string
  readonly expiresOn: string
  readonly years: number
  readonly lines: readonly LimitationLine[]
}

/** Whether a fact of a kind starts a period of the length for recognised debts. */
export function isRecognition(kind: LimitationEvent['kind']): boolean {
  return kind === 'written-acknowledgement' || kind === 'judgment'
}

/**
 * When a debit lapses. The period runs from the due date; what interrupts it starts a new period of the same length, and
 * a judgment or a written acknowledgement one of the length for recognised debts. Nothing revives a debit that has lapsed.
 */
export function clockOf(
  debit: LimitedDebit,
  rule: LimitationRule,
  events: readonly LimitationEvent[],
): LimitationClock {
  const { startsOn } = debit
  let years = firstYears(debit, rule, events)
  let expiresOn = yearsAfter(startsOn, years)
  const lines: LimitationLine[] = [
    { date: startsOn, cause: 'due', limitationFactId: null, counts: true, years, expiresOn },
  ]
  for (const { kind, date, limitationFactId } of inOrder(events)) {
    const counts = isInterruption(rule, kind) && date >= startsOn && date <= expiresOn
    if (counts) {
      years = isRecognition(kind) ? rule.recognisedYears : years
      expiresOn = yearsAfter(date, years)
    }
    const isBasis = kind === 'debt-instrument' && debit.category === 'principal'
    lines.push({ date, cause: kind, limitationFactId, counts: counts || isBasis, years, expiresOn })
  }
  return { startsOn, expiresOn, years, lines }
}

/** Of events on one day, the one with the longest period decides, whatever their order. */
function inOrder(events: readonly LimitationEvent[]): LimitationEvent[] {
  const rank = ({ kind }: LimitationEvent): number => (isRecognition(kind) ? 0 : 1)
  return [...events].sort((a, b) => a.date.localeCompare(b.date) || rank(a) - rank(b))
}

function firstYears({ category }: LimitedDebit, rule: LimitationRule, events: readonly LimitationEvent[]): number {
  if (category !== 'principal') return rule.chargeYears
  return events.some(({ kind }) => kind === 'debt-instrument') ? rule.recognisedYears : rule.years
}

/** How many months before the end a warning is given. */
export const warningMonths = [12, 6, 3] as const
export type WarningMonths = (typeof warningMonths)[number]

/** The narrowest warning that is due; null if the end is more than a year away or has passed. */
export function warningDue(expiresOn: string, today: string): WarningMonths | null {
  if (today > expiresOn) return null
  return warningMonths.findLast((months) => monthsBefore(expiresOn, months) <= today) ?? null
}

function monthsBefore(day: string, months: number): string {
  return monthsAfter(day, -months)
}

/** The same day some months later, or the last day of that month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay)))
  return moved.toISOString().slice(0, 10)
}
