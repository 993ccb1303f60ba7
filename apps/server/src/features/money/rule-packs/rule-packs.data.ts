/** The rule packs: the law of a country for one kind of debtor. Their rows are in `shipped-rule-rows.sql`. */
export const packs = [
  { pack: 'dk-consumer', country: 'DK', debtor: 'consumer', currency: 'DKK' },
  { pack: 'dk-business', country: 'DK', debtor: 'business', currency: 'DKK' },
  { pack: 'no-consumer', country: 'NO', debtor: 'consumer', currency: 'NOK' },
  { pack: 'no-business', country: 'NO', debtor: 'business', currency: 'NOK' },
  { pack: 'se-consumer', country: 'SE', debtor: 'consumer', currency: 'SEK' },
  { pack: 'se-business', country: 'SE', debtor: 'business', currency: 'SEK' },
] as const

export const packNames = packs.map(({ pack }) => pack)
export type PackName = (typeof packs)[number]['pack']

/**
 * Raised with every change of the shipped rows. Their sources are citations, and remarks in English; the console has the
 * Danish for these (`rule-sources.text.ts`).
 */
export const shippedVersion = 5

export const ruleNames = [
  'statutory-rate',
  'day-count',
  'interest-start-days',
  'reminder-fee',
  'collection-fee',
  'plan-fee',
  'compensation',
  'cost-table',
  'demand-deadline-days',
  'allocation-order',
  'dispute-answer-days',
  'limitation',
  'fees-after-breach',
  'costs-after-demand',
  'cost-vat',
  'contract-rate-limit',
  'debtor-earmarks',
  'payment-order',
  'court-fee',
  'contact-hours',
  'contact-cap',
] as const
export type RuleName = (typeof ruleNames)[number]

/** What starts a new limitation period. */
export const interruptions = ['acknowledgement', 'payment', 'legal-action', 'demand'] as const
export type Interruption = (typeof interruptions)[number]

/** The value of the rule `limitation`. */
export interface LimitationRule {
  /** The period of a claim. */
  readonly years: number
  /** The period of interest, fees and costs. */
  readonly chargeYears: number
  /** The period after a judgment or a written acknowledgement of the debt and its amount, and of a debt instrument. */
  readonly recognisedYears: number
  readonly interruptedBy: readonly Interruption[]
}

const interruptionOf: Readonly<Record<string, Interruption>> = {
  acknowledgement: 'acknowledgement',
  'written-acknowledgement': 'acknowledgement',
  'part-payment': 'payment',
  payment: 'payment',
  'legal-action': 'legal-action',
  judgment: 'legal-action',
  demand: 'demand',
}

/** Whether a recorded fact of a kind, or a payment, starts a new period. The same as interruption-of.sql. */
export function isInterruption({ interruptedBy }: LimitationRule, kind: string): boolean {
  const interruption = interruptionOf[kind]
  return interruption !== undefined && interruptedBy.includes(interruption)
}

/** The value of the rule `payment-order`: a simplified route through the courts. */
export interface PaymentOrderRule {
  /** The highest principal, without interest and costs. */
  readonly maxPrincipal: number
  /** The days from service that the debtor has to object. */
  readonly objectionDays: number
}

/** The ways in which a message reaches somebody; the types of interactions that are messages. */
export const channels = ['LETTER', 'DIGITAL POST', 'EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL', 'E-INVOICE'] as const
export type Channel = (typeof channels)[number]

/** `[opens, closes)` in local time, as `HH:MM`. */
export type Hours = readonly [opens: string, closes: string]

/** The value of the rule `contact-hours`. Sundays and public holidays are closed. */
export interface ContactHoursRule {
  readonly channels: readonly Channel[]
  readonly weekdays: Hours
  /** Null: closed. */
  readonly saturdays: Hours | null
  /** Further days of every year on which it is closed, as `MM-DD`. */
  readonly closedOn: readonly string[]
}

/** The value of the rule `contact-cap`: how many messages a person gets in a number of days, over all channels. */
export interface ContactCapRule {
  readonly channels: readonly Channel[]
  readonly messagesMax: number
  readonly days: number
}

/** The longest period of a `contact-cap`. */
export const capDaysMax = 31

export const dayCounts = ['30/360', 'actual/365'] as const
export type DayCount = (typeof dayCounts)[number]
