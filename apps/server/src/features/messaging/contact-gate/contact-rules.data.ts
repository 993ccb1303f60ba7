import type { Role } from '../../../platform/identity/roles.ts'
import type { Country } from './holidays.rules.ts'

/** The ways in which a message reaches somebody; the types of interactions that are messages. */
export const channels = ['LETTER', 'DIGITAL POST', 'EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL', 'E-INVOICE'] as const
export type Channel = (typeof channels)[number]

/** Why a person may not be contacted, or only through somebody else. */
export const restrictionKinds = [
  'not-to-be-contacted',
  'guardian',
  'lawyer',
  'deceased',
  'minor',
  'debt-relief',
  'bankruptcy',
  'protected-address',
] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

export const ruleNames = [
  ...(['unknown-state', 'deceased', 'minor', 'debt-relief', 'bankruptcy', 'guardian', 'lawyer'] as const),
  ...(['not-to-be-contacted', 'protected-address', 'consent-withdrawn', 'consent-missing'] as const),
  ...(['objection', 'case-paused', 'greets-the-debtor', 'contact-hours', 'weekly-cap'] as const),
] as const
export type RuleName = (typeof ruleNames)[number]

/** Where a rule comes from, and whether somebody has compared it with the primary text. */
export interface RuleSource {
  readonly source: string
  readonly reviewed: boolean
}

export interface Rule extends RuleSource {
  /** `own-words`: only a message that a person wrote, not one from a template. */
  readonly override: 'never' | 'own-words' | 'always'
  /** The lowest role that may override it. */
  readonly overrideRole: Role
}

/** The rules that refuse a message. Those that only delay one are rows with dates, below. */
export const refusalRules: Readonly<Record<Exclude<RuleName, 'contact-hours' | 'weekly-cap'>, Rule>> = {
  'unknown-state': {
    source: 'A message is not sent while the gate cannot tell who receives it.',
    ...{ reviewed: true, override: 'never', overrideRole: 'admin' },
  },
  deceased: {
    source: 'Inkassoloven § 9: a claim against an estate is filed with the estate.',
    ...{ reviewed: false, override: 'never', overrideRole: 'admin' },
  },
  minor: {
    source: 'Værgemålsloven: messages about the affairs of a minor go to the guardian.',
    ...{ reviewed: false, override: 'never', overrideRole: 'admin' },
  },
  'debt-relief': {
    source: 'Inkassoloven § 9, good practice: no collecting during debt relief.',
    ...{ reviewed: true, override: 'own-words', overrideRole: 'admin' },
  },
  bankruptcy: {
    source: 'Konkursloven: a claim against a bankrupt estate is filed with the trustee.',
    ...{ reviewed: false, override: 'own-words', overrideRole: 'admin' },
  },
  guardian: {
    source: 'A demand must reach the guardian (Sweden: NJA 2022 s. 150).',
    ...{ reviewed: true, override: 'never', overrideRole: 'admin' },
  },
  lawyer: {
    source: 'Inkassoloven § 9, good practice: messages go to the lawyer who represents the person.',
    ...{ reviewed: false, override: 'own-words', overrideRole: 'admin' },
  },
  'not-to-be-contacted': {
    source: 'The person is marked “not to be contacted”.',
    ...{ reviewed: true, override: 'always', overrideRole: 'admin' },
  },
  'protected-address': {
    source: 'CPR-loven § 28: the address is protected, so it is not printed on a letter.',
    ...{ reviewed: false, override: 'always', overrideRole: 'admin' },
  },
  'consent-withdrawn': {
    source: 'The person has withdrawn the consent to this channel.',
    ...{ reviewed: true, override: 'never', overrideRole: 'admin' },
  },
  'consent-missing': {
    source: 'Directive 2002/58/EC art. 13(1): an automated call needs prior consent.',
    ...{ reviewed: false, override: 'never', overrideRole: 'admin' },
  },
  objection: {
    source: 'Inkassoloven § 9, good practice: an objection is answered on its merits first.',
    ...{ reviewed: true, override: 'always', overrideRole: 'caseworker' },
  },
  'case-paused': {
    source: 'The case is paused: only messages that a person decides on are sent.',
    ...{ reviewed: true, override: 'always', overrideRole: 'caseworker' },
  },
  'greets-the-debtor': {
    source: 'Inkassoloven § 9, good practice: nobody else is addressed as the debtor.',
    ...{ reviewed: true, override: 'never', overrideRole: 'admin' },
  },
}

/** The channels that need a consent before they are used at all. */
export const consentNeeded: readonly Channel[] = ['AUTO CALL']

/** `[opens, closes)` in local time. */
export type Hours = readonly [opens: string, closes: string]

/** When a country allows some channels, from a date on. Sundays and public holidays are closed. */
export interface ContactHours extends RuleSource {
  readonly country: Country
  readonly channels: readonly Channel[]
  readonly validFrom: string
  /** The last day on which the row applies; null while it does. */
  readonly validTo: string | null
  readonly weekdays: Hours
  readonly saturdays: Hours | null
  /** Further days of every year on which it is closed, as `MM-DD`. */
  readonly closedOn: readonly string[]
}

/** Letters and digital post have no hours: they wait to be opened. */
export const contactHours: readonly ContactHours[] = [
  {
    ...{ country: 'DK', channels: ['PHONE CALL', 'AUTO CALL', 'SMS'], validFrom: '1997-10-01', validTo: null },
    ...{ weekdays: ['08:00', '21:00'], saturdays: ['08:00', '16:00'], closedOn: ['06-05', '12-24', '12-31'] },
    source: 'Inkassoloven § 9, good practice; the hours are those of § 12, which is about visits.',
    reviewed: false,
  },
  {
    ...{ country: 'NO', channels: ['PHONE CALL', 'AUTO CALL', 'SMS', 'EMAIL'], validFrom: '1989-07-01', validTo: null },
    ...{ weekdays: ['08:00', '21:00'], saturdays: ['09:00', '15:00'], closedOn: [] },
    source: 'Prop. 3 L (2025–26), not confirmed as passed; used as good practice (inkassoloven § 8).',
    reviewed: false,
  },
  {
    ...{ country: 'SE', channels: ['PHONE CALL', 'AUTO CALL', 'SMS'], validFrom: '1974-07-01', validTo: null },
    ...{ weekdays: ['08:00', '21:00'], saturdays: ['09:00', '15:00'], closedOn: [] },
    source: 'Inkassolagen § 4, good practice; no statutory hours were found.',
    reviewed: false,
  },
]

/** How many messages a person gets in a number of days. */
export interface ContactCap extends RuleSource {
  readonly country: Country
  readonly channels: readonly Channel[]
  readonly validFrom: string
  readonly validTo: string | null
  readonly messagesMax: number
  readonly days: number
}

const cap = {
  channels: ['EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL'],
  ...{ validTo: null, messagesMax: 7, days: 7, reviewed: false },
} as const

export const contactCaps: readonly ContactCap[] = [
  {
    ...cap,
    ...{ country: 'DK', validFrom: '1997-10-01' },
    source: 'Inkassoloven § 9, good practice: no undue inconvenience. The law names no number.',
  },
  {
    ...cap,
    ...{ country: 'NO', validFrom: '1989-07-01' },
    source: 'Inkassoloven § 8, good practice: no undue pressure. The law names no number.',
  },
  {
    ...cap,
    ...{ country: 'SE', validFrom: '1974-07-01' },
    source: 'Inkassolagen § 4, good practice: no undue pressure. The law names no number.',
  },
]
