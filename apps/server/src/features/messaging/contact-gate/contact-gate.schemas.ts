import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  Instant,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'
import { Phone } from '../../../platform/http/schemas/wire-parts.ts'
import { decisions, relations } from './contact-gate.rules.ts'
import { channels, restrictionKinds, ruleNames } from './contact-rules.data.ts'
import { countries } from './holidays.rules.ts'

const Channel = OneOf(channels, { description: 'The way in which the message reaches the addressee.' })
const Kind = OneOf(restrictionKinds, {
  description:
    'Why the person may not be contacted. `guardian`, `lawyer` and `minor`: messages go to the representative. `protected-address`: no letters. `address-undeliverable` and `email-undeliverable`: messages to the address come back; it applies until the person has another address.',
})
const Decision = OneOf(decisions, {
  description:
    '`WAITING`: too early, see `opensAt`. `OVERRIDDEN`: sent despite a rule, with a reason. `RECORDED`: it was sent outside the service, and is judged afterwards.',
})
const Rule = OneOf(ruleNames, { description: 'The name of the rule.' })

/** A reason that a signed-in user gives for sending a message despite a rule. */
export const ContactOverrideReason = Text(500, {
  minLength: 1,
  description:
    'Why the message is sent although the contact gate refuses it. Only a signed-in user with the role that the refusal names can override, and only rules that the law allows to be overridden. The reason is stored with the verdict and in the audit trail.',
})

/** The same for an objection only. */
export const DespiteObjection = Text(500, {
  minLength: 1,
  description:
    'Why a message from a template is sent even though the case has an open objection. Only a signed-in user can give a reason; it is stored in the audit trail of the case.',
})

const BrokenRule = Type.Object(
  {
    rule: Rule,
    source: Type.String({ description: 'Where the rule comes from.' }),
    reviewed: Type.Boolean({ description: 'Whether the rule was compared with the primary text.' }),
  },
  { title: 'BrokenRule' },
)

export const ContactVerdict = Type.Object(
  {
    verdictId: { ...Uuid, description: 'The id of the verdict.' },
    tenantId: Uuid,
    caseId: Nullable({ ...Uuid, description: 'The case that the message belongs to.' }),
    interactionId: Nullable({ ...Uuid, description: 'The message; null if it was refused before it was stored.' }),
    userId: Nullable({ ...Uuid, description: 'The addressee, if it is a user of a customer.' }),
    contactId: Nullable({ ...Uuid, description: 'The addressee, if it is a contact.' }),
    addresseeName: Nullable(Type.String({ description: 'The name of the addressee at the time.' })),
    channel: Channel,
    decision: Decision,
    rule: Nullable({ ...Rule, description: 'The rule that decided; null if none objected.' }),
    rules: Type.Array(BrokenRule, { description: 'Every rule that objected, the strictest first.' }),
    overriddenRules: Type.Array(Rule, { description: 'The rules that were overridden.' }),
    overrideReason: Nullable(Type.String({ description: 'Why they were overridden.' })),
    opensAt: Nullable({ ...Instant, description: 'From when a message that is too early may be sent.' }),
    fromTemplate: Type.Boolean({ description: 'Whether the message was made from a template.' }),
    sendsAt: { ...Instant, description: 'When the message was to be sent.' },
    askedAt: { ...Instant, description: 'When the gate decided.' },
    askedBy: Actor,
  },
  { title: 'ContactVerdict' },
)
export type ContactVerdict = Static<typeof ContactVerdict>

export const VerdictListQuery = PageQuery({
  caseId: Type.Optional(Type.String({ format: 'uuid', description: 'Only verdicts on messages of this case.' })),
  interactionId: Type.Optional({ ...Uuid, description: 'Only verdicts on this message.' }),
  userId: Type.Optional({ ...Uuid, description: 'Only verdicts on messages to this user of a customer.' }),
  channel: Type.Optional(OneOf(channels, { description: 'Only verdicts on messages of this channel.' })),
  decision: Type.Optional(OneOf(decisions, { description: 'Only these decisions.' })),
  rule: Type.Optional(OneOf(ruleNames, { description: 'Only verdicts that this rule decided.' })),
})

export const RestrictionInput = Type.Object(
  {
    userId: { ...Uuid, description: 'The user of a customer who is restricted.' },
    kind: Kind,
    reason: Text(500, { minLength: 1, description: 'How it is known, such as a letter from a lawyer.' }),
    expiresAt: Type.Optional({ ...TimestampInput, description: 'When the restriction ends by itself.' }),
  },
  { title: 'ContactRestrictionInput' },
)
export type RestrictionInput = Static<typeof RestrictionInput>

export const RestrictionEndInput = Type.Object(
  { reason: Text(500, { minLength: 1, description: 'Why the restriction no longer applies.' }) },
  { title: 'ContactRestrictionEndInput' },
)
export type RestrictionEndInput = Static<typeof RestrictionEndInput>

export const ContactRestriction = Type.Object(
  {
    restrictionId: { ...Uuid, description: 'The id of the restriction.' },
    tenantId: Uuid,
    customerId: { ...Uuid, description: 'The customer that the person belongs to.' },
    userId: { ...Uuid, description: 'The user of the customer who is restricted.' },
    kind: Kind,
    address: Nullable(
      Type.String({
        description:
          'The address that messages come back from, in lower case. The restriction applies while the person has it. Null for other kinds.',
      }),
    ),
    reason: Type.String({ description: 'How it is known.' }),
    expiresAt: Nullable({ ...Instant, description: 'When the restriction ends by itself.' }),
    endedAt: Nullable({ ...Instant, description: 'When somebody ended it.' }),
    endedBy: Nullable({ ...Actor, description: 'Who ended it.' }),
    endReason: Nullable(Type.String({ description: 'Why it no longer applies.' })),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'ContactRestriction' },
)
export type ContactRestriction = Static<typeof ContactRestriction>

export const RestrictionParams = Type.Object({
  tenantId: Uuid,
  restrictionId: { ...Uuid, description: 'The restriction.' },
})
export const RestrictionListQuery = PageQuery({
  customerId: Type.Optional({ ...Uuid, description: 'Only restrictions of people of this customer.' }),
  userId: Type.Optional({ ...Uuid, description: 'Only restrictions of this user of a customer.' }),
  kind: Type.Optional(OneOf(restrictionKinds, { description: 'Only restrictions of this kind.' })),
  active: Type.Optional(
    Type.Boolean({ description: 'true: only restrictions that apply now. false: only the others.' }),
  ),
})

const ConsentState = OneOf(['GIVEN', 'WITHDRAWN'], {
  description: 'Whether the person agrees to be contacted this way.',
})

export const ConsentInput = Type.Object(
  {
    userId: { ...Uuid, description: 'The user of a customer.' },
    channel: Channel,
    state: ConsentState,
    evidence: Text(500, { minLength: 1, description: 'How the person gave or withdrew the consent.' }),
  },
  { title: 'ContactConsentInput' },
)
export type ConsentInput = Static<typeof ConsentInput>

export const ContactConsent = Type.Object(
  {
    consentId: { ...Uuid, description: 'The id of the entry.' },
    tenantId: Uuid,
    customerId: { ...Uuid, description: 'The customer that the person belongs to.' },
    userId: { ...Uuid, description: 'The user of the customer.' },
    channel: Channel,
    state: ConsentState,
    evidence: Type.String({ description: 'How the person gave or withdrew the consent.' }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'ContactConsent' },
)
export type ContactConsent = Static<typeof ContactConsent>

export const ConsentParams = Type.Object({ tenantId: Uuid, consentId: { ...Uuid, description: 'The entry.' } })
export const ConsentListQuery = PageQuery({
  customerId: Type.Optional({ ...Uuid, description: 'Only consents of people of this customer.' }),
  userId: Type.Optional({ ...Uuid, description: 'Only consents of this user of a customer.' }),
  channel: Type.Optional(OneOf(channels, { description: 'Only consents to this channel.' })),
})

const ChannelVerdict = Type.Object(
  {
    channel: Channel,
    decision: Decision,
    rule: Nullable({ ...Rule, description: 'The rule that decides; null if none objects.' }),
    rules: Type.Array(BrokenRule, { description: 'Every rule that objects, the strictest first.' }),
    opensAt: Nullable({ ...Instant, description: 'From when a message may be sent, if it is too early now.' }),
    overrideRole: Nullable(
      OneOf(['caseworker', 'admin'], { description: 'The role that can override the refusal; null if nobody can.' }),
    ),
  },
  { title: 'ChannelVerdict' },
)

const GatePerson = Type.Object(
  {
    userId: { ...Uuid, description: 'The user of the customer.' },
    name: Nullable(Type.String({ description: 'The name of the person.' })),
    relation: OneOf(relations, { description: 'How the person is related to the customer.' }),
    phone: Nullable(Phone),
    contact: Type.Boolean({ description: 'Whether the person may be contacted at all.' }),
    restrictions: Type.Array(Kind, { description: 'The restrictions that apply now.' }),
    channels: Type.Array(ChannelVerdict, { description: 'What the gate would decide now, for each channel.' }),
  },
  { title: 'GatePerson' },
)

export const ContactGate = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case.' },
    at: { ...Instant, description: 'The moment of the decisions.' },
    people: Type.Array(GatePerson, { description: 'The people on the case.' }),
  },
  { title: 'ContactGate' },
)
export type ContactGate = Static<typeof ContactGate>

export const GateParams = Type.Object({ tenantId: Uuid, caseId: { ...Uuid, description: 'The case.' } })
export const GateQuery = Type.Object(
  {
    fromTemplate: Type.Optional(
      Type.Boolean({
        description: 'Whether the message is made from a template. An objection stops only those. Defaults to false.',
      }),
    ),
  },
  { additionalProperties: false },
)

const Hours = Type.Array(Type.String({ description: 'Local time, as `HH:MM`.' }), {
  description: 'When it opens and closes, in local time.',
})
const dated = {
  channels: Type.Array(Channel, { description: 'The channels that the row applies to.' }),
  validFrom: Type.String({ format: 'date', description: 'The first day on which the row applies.' }),
  validTo: Nullable(Type.String({ format: 'date', description: 'The last day on which the row applies.' })),
  source: Type.String({ description: 'Where the row comes from.' }),
  reviewed: Type.Boolean({ description: 'Whether the row was compared with the primary text.' }),
  ruleRowId: Nullable({ ...Uuid, description: 'The id of a row of the tenant; null on a row of the rule pack.' }),
  reason: Nullable(Type.String({ description: 'Why the row replaces the one of the rule pack.' })),
  isLaxer: Type.Boolean({
    description: 'Whether the row allows messages that the row of the rule pack does not allow.',
  }),
}

const debtorKinds = ['consumer', 'business'] as const

export const ContactRules = Type.Object(
  {
    country: OneOf(countries, { description: 'The country.' }),
    debtor: OneOf(debtorKinds, { description: 'Whom the rules are for.' }),
    year: Type.Integer({ description: 'The year of the holidays.' }),
    hours: Type.Array(
      Type.Object({
        ...dated,
        weekdays: Hours,
        saturdays: Nullable(Hours),
        closedOn: Type.Array(Type.String({ description: 'As `MM-DD`.' }), {
          description: 'Further days of every year on which it is closed.',
        }),
      }),
      { description: 'The contact hours. Sundays and public holidays are closed.' },
    ),
    caps: Type.Array(
      Type.Object({
        ...dated,
        messagesMax: Type.Integer({ description: 'How many messages a person gets at most.' }),
        days: Type.Integer({ description: 'In how many days.' }),
      }),
      { description: 'The limits of messages to one person.' },
    ),
    holidays: Type.Array(
      Type.Object({
        date: Type.String({ format: 'date', description: 'The day.' }),
        name: Type.String({ description: 'The name of the holiday.' }),
      }),
      { description: 'The public holidays of the year.' },
    ),
  },
  { title: 'ContactRules' },
)

export const ContactRulesQuery = Type.Object(
  {
    country: OneOf(countries, { description: 'The country.' }),
    debtor: Type.Optional(OneOf(debtorKinds, { description: 'Whom the rules are for.', default: 'consumer' })),
    year: Type.Optional(
      Type.Integer({ minimum: 1900, maximum: 2200, description: 'The year of the holidays. Defaults to this year.' }),
    ),
  },
  { additionalProperties: false },
)
