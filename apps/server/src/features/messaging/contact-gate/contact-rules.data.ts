import type { Role } from '../../../platform/identity/roles.ts'
import type { Channel } from '../../money/rule-packs/index.ts'

export { type Channel, channels } from '../../money/rule-packs/index.ts'

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

/** Citations are in the language of the law. The console has the Danish for the others (`rule-sources.text.ts`). */
const houseRule = 'House rule'
const goodPractice = 'Inkassoloven § 9 (god inkassoskik)'

/** The rules that refuse a message. Those that only delay one are rows of the rule packs. */
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
