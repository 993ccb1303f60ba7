import { createHash } from 'node:crypto'
import { hasNul, normaliseText } from '../../../platform/text/normalise.ts'
import { intervals, type PaymentPlanInput } from '../../money/payment-plans/index.ts'
import type { Texts } from './debtor-web.texts.ts'

export interface PlanForm {
  readonly amount: string
  readonly interval: string
  /** YYYY-MM-DD, as browsers send a date. */
  readonly firstDueDate: string
  readonly name: string
  /** A hash of the text that the debtor has seen; empty before the first preview. */
  readonly seen: string
}

export type PlanFormErrors = Partial<Record<'amount' | 'interval' | 'firstDueDate' | 'name', string>>

/** The fields of a submitted form. Missing and repeated fields are empty. */
export function readPlanForm(body: unknown): PlanForm & { readonly planId: string } {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '')
  const field = (name: string): string => {
    const values = fields.getAll(name)
    return values.length === 1 ? normaliseText(values[0] ?? '').slice(0, 300) : ''
  }
  return {
    ...{ amount: field('amount'), interval: field('interval'), firstDueDate: field('firstDueDate') },
    ...{ name: field('name'), seen: field('seen'), planId: field('planId') },
  }
}

/** The terms of a form, or its errors by field. */
export function termsOfForm(
  form: PlanForm,
  { texts, today }: { readonly texts: Texts; readonly today: string },
): { readonly terms: PaymentPlanInput } | { readonly errors: PlanFormErrors } {
  const instalmentAmount = minorUnits(form.amount)
  const interval = intervals.find((known) => known === form.interval)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(form.firstDueDate) && isCalendarDay(form.firstDueDate)
  const errors: PlanFormErrors = {
    ...(instalmentAmount === undefined ? { amount: texts.plan.errors.amount } : {}),
    ...(interval === undefined ? { interval: texts.plan.errors.interval } : {}),
    ...(isDay && form.firstDueDate >= today ? {} : { firstDueDate: texts.plan.errors.date }),
  }
  if (instalmentAmount === undefined || interval === undefined || Object.keys(errors).length > 0) return { errors }
  return { terms: { instalmentAmount, interval, firstDueDate: form.firstDueDate } }
}

function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** An amount as people write it, with a comma or a point before the decimals, in minor units. */
export function minorUnits(text: string): number | undefined {
  const match = /^(\d{1,3}(?:[., \u00a0]?\d{3})*)(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (match === null) return undefined
  const amount = Number((match[1] ?? '').replaceAll(/\D/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined
}

/** Whether a text can be a signature: at least two letters on one line. */
export function isName(name: string): boolean {
  return name.length <= 200 && !hasNul(name) && !/\p{Cc}/u.test(name) && (name.match(/\p{L}/gu) ?? []).length >= 2
}

/** Identifies a text that was shown. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
