import { isAtLeast, type Role } from '../../../platform/identity/roles.ts'
import type { Channel, PackRow } from '../../money/rule-packs/index.ts'
import { capAt, contactRulesOf, hoursAt, opensFrom, roomFrom } from './contact-hours.rules.ts'
import {
  consentNeeded,
  refusalRules,
  type RestrictionKind,
  type Rule,
  type RuleName,
  type RuleSource,
} from './contact-rules.data.ts'
import { countries, type Country } from './holidays.rules.ts'

export const relations = ['debtor', 'co-debtor', 'guarantor', 'guardian', 'alternative-contact', 'lawyer'] as const
export type Relation = (typeof relations)[number]

/** The relations that owe the debt. Everybody else is written to about the debtor, never as the debtor. */
export const liableRelations: readonly Relation[] = ['debtor', 'co-debtor', 'guarantor']

/** Whether a message may address somebody as the debtor. */
export function isLiable(relation: Relation | null): boolean {
  return relation !== null && liableRelations.includes(relation)
}

/** Whether somebody acts for the debtor and gets the messages that the debtor would get. */
export function isRepresentative(relation: Relation | null): boolean {
  return relation === 'lawyer' || relation === 'guardian'
}

/** A person or address that a message is for, and everything that restricts messages to them. */
export interface AddresseeFacts {
  readonly userId: string | null
  readonly contactId: string | null
  readonly name: string | null
  /** Null for a contact, and for an address that belongs to nobody on the case. */
  readonly relation: Relation | null
  readonly mayBeContacted: boolean
  readonly country: string | null
  readonly restrictions: readonly RestrictionKind[]
  readonly consents: Readonly<Partial<Record<Channel, 'GIVEN' | 'WITHDRAWN'>>>
  /** The messages of the last days, and when they were or will be sent. */
  readonly sent: readonly { readonly channel: Channel; readonly at: Date }[]
}

/** What restricts all messages on a case. */
export interface PlaceFacts {
  readonly creditorCountry: string | null
  readonly timeZone: string
  /** Whether the debtor is a company: its rule pack is another. */
  readonly isCompany: boolean
  /** The contact rules of all rule packs, as they apply on the tenant. */
  readonly contactRows: readonly PackRow[]
  readonly objectionId: string | null
  readonly isInDebtRelief: boolean
  readonly isPaused: boolean
  /** Whether somebody on the case is represented by a lawyer or a guardian. */
  readonly hasLawyer: boolean
  readonly hasGuardian: boolean
}

export interface Question {
  readonly channel: Channel
  readonly sendsAt: Date
  readonly isFromTemplate: boolean
  /** Whether the template has no greeting for anybody but the debtor. */
  readonly greetsDebtor: boolean
  /** Whether a signed-in person decided on this message, rather than a program. */
  readonly isDecidedByPerson: boolean
  /** The message was sent outside the service, so that it can only be recorded. */
  readonly isRecord: boolean
  readonly overrides: Overrides
}

/** The reasons for sending a message despite rules, and the role of the person who gave them. */
export interface Overrides {
  readonly role: Role | null
  readonly reason: string | null
  /** Covers an objection only. */
  readonly objectionReason: string | null
  /** Rules that were overridden when the message was created. */
  readonly granted: readonly RuleName[]
}

export const noOverrides: Overrides = { role: null, reason: null, objectionReason: null, granted: [] }

export const decisions = ['ALLOWED', 'WAITING', 'REFUSED', 'OVERRIDDEN', 'RECORDED'] as const
export type Decision = (typeof decisions)[number]

export interface BrokenRule extends RuleSource {
  readonly rule: RuleName
}

/** The decision of the contact gate on one message to one addressee. */
export interface Verdict {
  readonly decision: Decision
  /** The rules that object, the strictest first. */
  readonly rules: readonly BrokenRule[]
  readonly overriddenRules: readonly RuleName[]
  readonly overrideReason: string | null
  /** From when it may be sent; only if it is too early. */
  readonly opensAt: Date | null
  /** The lowest role that could override all refusing rules; null if nobody can. */
  readonly overrideRole: Role | null
}

/** Decides on one message to one addressee. Rules that refuse come before those that only delay. */
export function judge(addressee: AddresseeFacts, place: PlaceFacts, question: Question): Verdict {
  const broken = brokenRules(addressee, place, question)
  const overridden = broken.filter((rule) => isOverridden(rule, question))
  const refusing = broken.filter((rule) => !overridden.includes(rule))
  const override = {
    overriddenRules: overridden,
    overrideReason: overridden.length === 0 ? null : reasonOf(question.overrides),
  }
  if (refusing.length > 0) {
    const rules = refusing.map((rule) => ({
      rule,
      source: refusalRules[rule].source,
      reviewed: refusalRules[rule].reviewed,
    }))
    const overrideRole = roleOver(refusing, question)
    return { decision: question.isRecord ? 'RECORDED' : 'REFUSED', rules, ...override, opensAt: null, overrideRole }
  }
  const { opensAt, rules } = waitingFor(addressee, place, question)
  if (rules.length > 0) {
    const decision = question.isRecord ? 'RECORDED' : 'WAITING'
    return { decision, rules, ...override, opensAt: question.isRecord ? null : opensAt, overrideRole: null }
  }
  const passed = overridden.length > 0 ? 'OVERRIDDEN' : 'ALLOWED'
  return { decision: question.isRecord ? 'RECORDED' : passed, rules, ...override, opensAt: null, overrideRole: null }
}

/** The verdict if the facts could not be read: the message is not sent. */
export function unknownState(isRecord: boolean): Verdict {
  const { source, reviewed } = refusalRules['unknown-state']
  return {
    decision: isRecord ? 'RECORDED' : 'REFUSED',
    rules: [{ rule: 'unknown-state', source, reviewed }],
    ...{ overriddenRules: [], overrideReason: null, opensAt: null, overrideRole: null },
  }
}

type RefusalRule = keyof typeof refusalRules

/** Restrictions of one address only hold for the channel that uses it. */
const channelOfRestriction = {
  'protected-address': 'LETTER',
  'address-undeliverable': 'LETTER',
  'email-undeliverable': 'EMAIL',
} as const

function brokenRules(addressee: AddresseeFacts, place: PlaceFacts, question: Question): RefusalRule[] {
  const { restrictions, relation } = addressee
  const has = (kind: RestrictionKind): boolean => restrictions.includes(kind)
  const consent = addressee.consents[question.channel]
  const candidates: readonly (readonly [RefusalRule, boolean])[] = [
    ['deceased', has('deceased')],
    ['minor', has('minor')],
    ['guardian', has('guardian')],
    ['debt-relief', has('debt-relief') || (place.isInDebtRelief && isLiable(relation))],
    ['bankruptcy', has('bankruptcy')],
    ['lawyer', has('lawyer')],
    ['consent-withdrawn', consent === 'WITHDRAWN'],
    ['consent-missing', consent === undefined && consentNeeded.includes(question.channel)],
    ['greets-the-debtor', question.isFromTemplate && question.greetsDebtor && !isLiable(relation)],
    ['not-to-be-contacted', has('not-to-be-contacted') || !(addressee.mayBeContacted || represents(relation, place))],
    ...(['protected-address', 'address-undeliverable', 'email-undeliverable'] as const).map(
      (kind) => [kind, has(kind) && question.channel === channelOfRestriction[kind]] as const,
    ),
    ['objection', question.isFromTemplate && place.objectionId !== null],
    ['case-paused', question.isFromTemplate && place.isPaused && !question.isDecidedByPerson],
  ]
  return candidates.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []))
}

/** Whether somebody is the representative that messages have to go to. */
function represents(relation: Relation | null, { hasLawyer, hasGuardian }: PlaceFacts): boolean {
  return (relation === 'lawyer' && hasLawyer) || (relation === 'guardian' && hasGuardian)
}

function isOverridden(rule: RefusalRule, { overrides, isFromTemplate }: Question): boolean {
  if (!mayOverride(refusalRules[rule], isFromTemplate)) return false
  if (overrides.granted.includes(rule)) return true
  const reason = overrides.reason ?? (rule === 'objection' ? overrides.objectionReason : null)
  return reason !== null && overrides.role !== null && isAtLeast(overrides.role, refusalRules[rule].overrideRole)
}

function mayOverride({ override }: Rule, isFromTemplate: boolean): boolean {
  return override === 'always' || (override === 'own-words' && !isFromTemplate)
}

function reasonOf({ reason, objectionReason }: Overrides): string {
  return reason ?? objectionReason ?? ''
}

function roleOver(rules: readonly RefusalRule[], { isFromTemplate }: Question): Role | null {
  const needed = rules.map((rule) => refusalRules[rule])
  if (!needed.every((rule) => mayOverride(rule, isFromTemplate))) return null
  return needed.some(({ overrideRole }) => overrideRole === 'admin') ? 'admin' : 'caseworker'
}

/** When the message may be sent, and the rules that delay it. The limit and the hours may push each other on. */
function waitingFor(
  addressee: AddresseeFacts,
  place: PlaceFacts,
  { channel, sendsAt }: Question,
): { opensAt: Date; rules: BrokenRule[] } {
  const contactRules = contactRulesOf(place.contactRows, countryOf(addressee, place), place.isCompany)
  const rules = new Map<RuleName, BrokenRule>()
  let at = sendsAt
  for (;;) {
    const limit = capAt(contactRules, channel, at)
    const room = limit === undefined ? at : roomFrom(limit, sentOn(limit.channels, addressee), at)
    if (limit !== undefined && room > at) rules.set('weekly-cap', brokenRow('weekly-cap', limit))
    const opensAt = opensFrom(contactRules, channel, room)
    const hours = hoursAt(contactRules, channel, room)
    if (opensAt > room && hours !== undefined) rules.set('contact-hours', brokenRow('contact-hours', hours))
    if (opensAt.getTime() === at.getTime()) return { opensAt, rules: [...rules.values()] }
    at = opensAt
  }
}

function sentOn(channels: readonly Channel[], { sent }: AddresseeFacts): Date[] {
  return sent.flatMap(({ channel, at }) => (channels.includes(channel) ? [at] : []))
}

function brokenRow(rule: RuleName, { source, reviewed }: RuleSource): BrokenRule {
  return { rule, source, reviewed }
}

const countryNames: Readonly<Record<string, Country>> = {
  ...{ dk: 'DK', dnk: 'DK', denmark: 'DK', danmark: 'DK' },
  ...{ no: 'NO', nor: 'NO', norway: 'NO', norge: 'NO' },
  ...{ se: 'SE', swe: 'SE', sweden: 'SE', sverige: 'SE' },
}
const countryZones: Readonly<Record<string, Country>> = { 'Europe/Oslo': 'NO', 'Europe/Stockholm': 'SE' }

/** The country whose hours apply: that of the addressee, else of the creditor, else of the tenant. */
export function countryOf(
  { country }: Pick<AddresseeFacts, 'country'>,
  { creditorCountry, timeZone }: Pick<PlaceFacts, 'creditorCountry' | 'timeZone'>,
): Country {
  const named = [country, creditorCountry].flatMap((text) => countryNames[text?.trim().toLowerCase() ?? ''] ?? [])
  return named[0] ?? countryZones[timeZone] ?? countries[0]
}

/** The decision on a message: the strictest over its addressees. */
export function strictest(verdicts: readonly Verdict[]): Decision {
  const order: readonly Decision[] = ['REFUSED', 'WAITING', 'RECORDED', 'OVERRIDDEN', 'ALLOWED']
  return order.find((decision) => verdicts.some((verdict) => verdict.decision === decision)) ?? 'REFUSED'
}

/** The moment from which all addressees may get the message; null if it may be sent at once. */
export function lastOpening(verdicts: readonly Verdict[]): Date | null {
  const openings = verdicts.flatMap(({ opensAt }) => opensAt ?? [])
  return openings.reduce<Date | null>((last, opensAt) => (last === null || opensAt > last ? opensAt : last), null)
}
