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
  'address-undeliverable',
  'email-undeliverable',
] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

export const ruleNames = [
  ...(['unknown-state', 'deceased', 'minor', 'debt-relief', 'bankruptcy', 'guardian', 'lawyer'] as const),
  ...(['not-to-be-contacted', 'protected-address', 'address-undeliverable', 'email-undeliverable'] as const),
  ...(['consent-withdrawn', 'consent-missing'] as const),
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

/** Sources are citations in the language of the law, so that they read the same in every language of the console. */
const houseRule = 'House rule'
const goodPractice = 'Inkassoloven § 9 (god inkassoskik)'

/** The rules that refuse a message. Those that only delay one are rows with dates, below. */
export const refusalRules: Readonly<Record<Exclude<RuleName, 'contact-hours' | 'weekly-cap'>, Rule>> = {
  'unknown-state': {
    source: houseRule,
    ...{ reviewed: true, override: 'never', overrideRole: 'admin' },
  },
  deceased: {
    source: 'Dødsboskifteloven',
    ...{ reviewed: false, override: 'never', overrideRole: 'admin' },
  },
  minor: {
    source: 'Værgemålsloven',
    ...{ reviewed: false, override: 'never', overrideRole: 'admin' },
  },
  'debt-relief': {
    source: goodPractice,
    ...{ reviewed: true, override: 'own-words', overrideRole: 'admin' },
  },
  bankruptcy: {
    source: 'Konkursloven',
    ...{ reviewed: false, override: 'own-words', overrideRole: 'admin' },
  },
  guardian: {
    source: 'Værgemålsloven; NJA 2022 s. 150',
    ...{ reviewed: false, override: 'never', overrideRole: 'admin' },
  },
  lawyer: {
    source: goodPractice,
    ...{ reviewed: false, override: 'own-words', overrideRole: 'admin' },
  },
  'not-to-be-contacted': {
    source: houseRule,
    ...{ reviewed: true, override: 'always', overrideRole: 'admin' },
  },
  'protected-address': {
    source: 'CPR-loven § 28',
    ...{ reviewed: false, override: 'always', overrideRole: 'admin' },
  },
  'address-undeliverable': {
    source: houseRule,
    ...{ reviewed: true, override: 'never', overrideRole: 'caseworker' },
  },
  'email-undeliverable': {
    source: houseRule,
    ...{ reviewed: true, override: 'never', overrideRole: 'caseworker' },
  },
  'consent-withdrawn': {
    source: 'GDPR art. 7(3)',
    ...{ reviewed: false, override: 'never', overrideRole: 'admin' },
  },
  'consent-missing': {
    source: '2002/58/EC art. 13(1)',
    ...{ reviewed: false, override: 'never', overrideRole: 'admin' },
  },
  objection: {
    source: goodPractice,
    ...{ reviewed: true, override: 'always', overrideRole: 'caseworker' },
  },
  'case-paused': {
    source: houseRule,
    ...{ reviewed: true, override: 'always', overrideRole: 'caseworker' },
  },
  'greets-the-debtor': {
    source: goodPractice,
    ...{ reviewed: false, override: 'never', overrideRole: 'admin' },
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

/**
 * Letters and digital post have no hours: they wait to be opened. Section 12 of the Danish act is about visits; calls and
 * text messages follow it as good practice. The Norwegian hours are those of a bill whose passage is not confirmed. For
 * Sweden no statutory hours were found.
 */
export const contactHours: readonly ContactHours[] = [
  {
    ...{ country: 'DK', channels: ['PHONE CALL', 'AUTO CALL', 'SMS'], validFrom: '1997-10-01', validTo: null },
    ...{ weekdays: ['08:00', '21:00'], saturdays: ['08:00', '16:00'], closedOn: ['06-05', '12-24', '12-31'] },
    source: `${goodPractice}; § 12`,
    reviewed: false,
  },
  {
    ...{ country: 'NO', channels: ['PHONE CALL', 'AUTO CALL', 'SMS', 'EMAIL'], validFrom: '1989-07-01', validTo: null },
    ...{ weekdays: ['08:00', '21:00'], saturdays: ['09:00', '15:00'], closedOn: [] },
    source: 'Inkassoloven § 8 (god inkassoskikk); Prop. 3 L (2025–2026)',
    reviewed: false,
  },
  {
    ...{ country: 'SE', channels: ['PHONE CALL', 'AUTO CALL', 'SMS'], validFrom: '1974-07-01', validTo: null },
    ...{ weekdays: ['08:00', '21:00'], saturdays: ['09:00', '15:00'], closedOn: [] },
    source: 'Inkassolagen § 4 (god inkassosed)',
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

/** The laws ask for no undue pressure or inconvenience, and name no number. */
export const contactCaps: readonly ContactCap[] = [
  {
    ...cap,
    ...{ country: 'DK', validFrom: '1997-10-01' },
    source: goodPractice,
  },
  {
    ...cap,
    ...{ country: 'NO', validFrom: '1989-07-01' },
    source: 'Inkassoloven § 8 (god inkassoskikk)',
  },
  {
    ...cap,
    ...{ country: 'SE', validFrom: '1974-07-01' },
    source: 'Inkassolagen § 4 (god inkassosed)',
  },
]
