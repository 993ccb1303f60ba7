import type { Message } from '../../../problems/index.ts'
import { message, problem } from './letters.problems.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What the law says about a demand on a case. */
export interface DemandRules {
  /** Null if the case has no rule pack. */
  readonly pack: string | null
  /** The days from dispatch that the rule pack requires. */
  readonly days: number | null
  /** Days for which no interest rate is known, so that the amount to demand is not known either. */
  readonly unpricedDays: number
}

/** The days that a demand must give if no rule pack says otherwise: those of inkassoloven § 10. */
const usualDemandDays = 10

/** The days from dispatch that a demand must give; null for other letters. */
export function demandDaysOf(rules: DemandRules | undefined): number | null {
  return rules === undefined ? null : (rules.days ?? usualDemandDays)
}

interface LetterDates {
  readonly today: string
  readonly deadline: string
  /** Only for a demand. */
  readonly rules?: DemandRules | undefined
}

/** Rejects a deadline in the past, or one sooner than the law allows for a demand. Dates are `YYYY-MM-DD`. */
export function requireLawfulDeadline({ today, deadline, rules }: LetterDates): void {
  const days = (Date.parse(deadline) - Date.parse(today)) / dayMs
  const daysMin = demandDaysOf(rules) ?? 0
  if (days >= daysMin) return
  const why =
    days < 0 || rules === undefined
      ? message('The deadline cannot be in the past.')
      : message('The deadline is too soon: {0}.', reasonOf(rules))
  throw problem('deadline-too-short', why, {
    errors: [{ path: '/deadline', message: message('must be at least {0} days away', daysMin) }],
    extensions: { daysMin },
  })
}

function reasonOf({ pack, days }: DemandRules): Message {
  if (pack === null || days === null) return message('inkassoloven § 10, stk. 1: at least 10 days from dispatch')
  return message('the rule pack {0} requires at least {1} days from dispatch', pack, days)
}

/** Rejects a demand of nothing, or of an amount that is not known because an interest rate is missing. */
export function requireDemandable({ unpricedDays }: DemandRules, outstanding: number): void {
  if (outstanding <= 0) throw problem('demand-not-possible', message('There is nothing to pay on the case.'))
  if (unpricedDays === 0) return
  throw problem(
    'demand-not-possible',
    message('The interest of {0} days is not known, because the rule pack has no rate for them.', unpricedDays),
  )
}
