import { daysAfter } from '../../../platform/clock/calendar.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { inLanguage, Problem } from '../../../problems/index.ts'
import { type WorkflowStep } from '../workflows/index.ts'
import type { StepReason, StepRow } from './steps.queries.ts'

/** What follows from the refusal of a step. */
export interface Refusal {
  readonly reason: Extract<StepReason, { code: string }>
  /** The day on which it is tried again; null if it is passed over. */
  readonly retryOn: string | null
}

/** Days until a step without a known lawful day is tried again. */
const usualRetryDays = 7

/** The steps that a workflow can do without. */
const optionalTypes: readonly WorkflowStep['type'][] = ['fee', 'email', 'sms', 'plan', 'court']

/** Whether a step was refused, rather than not possible right now: a file store that is down says nothing of the step. */
export function isRefusal(error: unknown): error is Problem {
  return error instanceof Problem && error.status < 500
}

/**
 * What follows from the refusal of a step. If the gate names the first lawful day, that is the next attempt. Otherwise
 * a step that the workflow can do without is passed over, and any other is tried again after a week.
 */
export function refusalOf(type: WorkflowStep['type'], { code, detail, options }: Problem, today: string): Refusal {
  const reason = { code, en: inLanguage(detail, 'en'), da: inLanguage(detail, 'da') }
  const earliest = options.extensions?.['earliestDate']
  if (typeof earliest === 'string' && earliest > today) return { reason, retryOn: earliest }
  return { reason, retryOn: optionalTypes.includes(type) ? null : daysAfter(today, usualRetryDays) }
}

/** A refused step is tried once a day at most, however much happens on the case. */
export function isTooSoon(earlier: Pick<StepRow, 'at' | 'retryAt'> | undefined, now: Date, timeZone: string): boolean {
  if (earlier === undefined || earlier.retryAt === null || earlier.retryAt <= now) return false
  return localDate(earlier.at, timeZone) === localDate(now, timeZone)
}
