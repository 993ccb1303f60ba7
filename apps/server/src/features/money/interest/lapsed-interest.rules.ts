import { daysAfter, yearsAfter } from '../../../platform/clock/calendar.ts'
import { isInterruption, type LimitationRule } from '../rule-packs/index.ts'

/**
 * The first day whose interest has not lapsed on a day. The interest on each day is a claim of its own, due on the next.
 * An interruption saves the interest of the days before it, if the interruption after it, or the day itself, is within the
 * period that it started.
 */
export function firstDayLeft(
  rule: LimitationRule,
  facts: readonly { readonly kind: string; readonly date: string }[],
  today: string,
): string {
  const days = facts.filter(({ kind, date }) => date <= today && isInterruption(rule, kind)).map(({ date }) => date)
  let since = today
  for (const day of days.sort().toReversed()) {
    if (yearsAfter(day, rule.chargeYears) < since) break
    since = day
  }
  return daysAfter(firstDayDue(since, rule.chargeYears), -1)
}

/** The first day from which a period of some years ends on a day or later. */
function firstDayDue(day: string, years: number): string {
  const before = yearsAfter(day, -years)
  // A period from 29 February ends on the 28th, so that the day some years before can be a day too early.
  return yearsAfter(before, years) < day ? daysAfter(before, 1) : before
}
