import type { Values } from '../../registry/index.ts'

/** A part of the value of a rule that has several. */
export interface Member {
  readonly name: string
  readonly kind: 'amount' | 'number' | 'hours' | 'channels' | 'interruptions' | 'yearDays'
}

/** The value of a rule as people enter it: one input, or one for each part. */
export type ValueForm =
  | { readonly kind: 'percent' | 'days' | 'yesOrNo' | 'dayCount' | 'order' | 'json' }
  | {
      readonly kind: 'members'
      readonly members: readonly Member[]
      /** Parts that may be left empty. */
      readonly empty?: Values
    }

const feeMembers: readonly Member[] = [
  { name: 'maxAmount', kind: 'amount' },
  { name: 'maxCount', kind: 'number' },
]

const years = ['years', 'chargeYears', 'recognisedYears'].map((name): Member => ({ name, kind: 'number' }))

const forms: Readonly<Record<string, ValueForm>> = {
  'statutory-rate': { kind: 'percent' },
  'cost-vat': { kind: 'percent' },
  'day-count': { kind: 'dayCount' },
  'interest-start-days': { kind: 'days' },
  'demand-deadline-days': { kind: 'days' },
  'dispute-answer-days': { kind: 'days' },
  'fees-after-breach': { kind: 'yesOrNo' },
  'costs-after-demand': { kind: 'yesOrNo' },
  'contract-rate-limit': { kind: 'yesOrNo' },
  'debtor-earmarks': { kind: 'yesOrNo' },
  'allocation-order': { kind: 'order' },
  'collection-fee': { kind: 'members', members: feeMembers },
  'plan-fee': { kind: 'members', members: feeMembers },
  compensation: { kind: 'members', members: feeMembers },
  'court-fee': { kind: 'members', members: feeMembers },
  'payment-order': {
    kind: 'members',
    members: [
      { name: 'maxPrincipal', kind: 'amount' },
      { name: 'objectionDays', kind: 'number' },
    ],
  },
  'reminder-fee': {
    kind: 'members',
    members: [...feeMembers, { name: 'daysBetween', kind: 'number' }, { name: 'daysOverdue', kind: 'number' }],
  },
  limitation: {
    kind: 'members',
    members: [...years, { name: 'interruptedBy', kind: 'interruptions' }],
    empty: { interruptedBy: [] },
  },
  'contact-hours': {
    kind: 'members',
    members: [
      { name: 'channels', kind: 'channels' },
      { name: 'weekdays', kind: 'hours' },
      { name: 'saturdays', kind: 'hours' },
      { name: 'closedOn', kind: 'yearDays' },
    ],
    empty: { saturdays: null, closedOn: [] },
  },
  'contact-cap': {
    kind: 'members',
    members: [
      { name: 'channels', kind: 'channels' },
      { name: 'messagesMax', kind: 'number' },
      { name: 'days', kind: 'number' },
    ],
  },
}

/** How the value of a rule is entered. A table of costs has too many shapes for a form, and is written as JSON. */
export function valueFormOf(rule: unknown): ValueForm {
  return forms[String(rule)] ?? { kind: 'json' }
}

/** A yearly rate such as 0.1175 as hundredths of a percent. */
export function hundredthsOf(rate: unknown): number | undefined {
  return typeof rate === 'number' ? Math.round(rate * 10_000) : undefined
}

/** Days of the year as people write them, such as `24/12, 31/12`, as the service writes them. What is no day stays as it is. */
export function yearDaysOf(written: string): string[] {
  return written
    .split(/[\s,;]+/)
    .filter((day) => day !== '')
    .map((day) => {
      const [, date, month] = /^(\d{1,2})[/.](\d{1,2})\.?$/.exec(day) ?? []
      return date === undefined || month === undefined ? day : `${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    })
}

/** `12-24` as `24/12`. */
export function dayAndMonth(day: string): string {
  const [, month, date] = /^(\d{2})-(\d{2})$/.exec(day) ?? []
  return month === undefined ? day : `${Number(date)}/${Number(month)}`
}
