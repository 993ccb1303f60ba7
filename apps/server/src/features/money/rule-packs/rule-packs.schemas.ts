import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { AnyJson, Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Currency } from '../../../platform/money/money.ts'
import { packNames, ruleNames } from './rule-packs.data.ts'

const Day = Type.String({ format: 'date', maxLength: 10 })

export const RulePackName = OneOf(packNames, {
  description: 'The country and the kind of debtor.',
  examples: ['dk-consumer'],
})
export const RuleName = OneOf(ruleNames, { description: 'What the row regulates.', examples: ['statutory-rate'] })

const RuleValue = {
  ...AnyJson,
  description:
    'The value of the rule. `statutory-rate`: the yearly rate as a fraction, such as 0.1175. `day-count`: `30/360` or `actual/365`. `interest-start-days`, `demand-deadline-days` and `dispute-answer-days`: a number of days. Fees, compensation and the court fee: `maxAmount` in the minor unit and `maxCount`; a reminder fee also `daysBetween` and `daysOverdue`. `cost-table`: `steps` of `upTo` and `amount`, `excessRate` or `aboveAmount`, and `raised`: by which `factor` the amounts rise `afterDays` from a demand. `costs-after-demand`: whether costs wait for the deadline of a demand. `cost-vat`: the VAT that is added to the limits of costs if the creditor cannot deduct it, as a fraction. `contract-rate-limit`: whether the statutory rate is the highest that can be agreed. `debtor-earmarks`: whether the debtor may choose what a payment covers. `payment-order`: the highest principal (`maxPrincipal`, without interest and costs) of a claim that can be taken to court as a payment order, and the `objectionDays` from service. `allocation-order`: the categories of debits, in the order in which they are paid. `fees-after-breach`: whether fees may be added after a payment plan was broken. `limitation`: `years` of a claim, `chargeYears` of interest, fees and costs, `recognisedYears` after a judgment or a written acknowledgement, and `interruptedBy`, what starts a new period. `contact-hours`: the `channels` that have hours, when they are open on `weekdays` and `saturdays` (null: closed), in the local time of the country, and the further days on which they are closed (`closedOn`, as `MM-DD`); Sundays and public holidays are closed. `contact-cap`: how many messages (`messagesMax`) a person gets at most in a number of `days`, over all `channels` together.',
}

/** Which of these a rule needs is checked by `requireValidRow`. */
const RuleValueInput = Type.Unsafe<unknown>({
  type: ['number', 'string', 'boolean', 'array', 'object'],
  maxLength: 40,
  maxItems: 20,
  maxProperties: 10,
  description: RuleValue.description,
})

const period = {
  from: { ...Day, description: 'The first day on which the row applies.', examples: ['2024-07-01'] },
  until: Nullable({
    ...Day,
    description: 'The first day on which the row no longer applies; null if it has no end.',
    examples: ['2025-01-01'],
  }),
  dueFrom: Nullable({ ...Day, description: 'The row applies to claims that were due on this day or later.' }),
  dueUntil: Nullable({ ...Day, description: 'The row applies to claims that were due before this day.' }),
}

const Source = Text(500, { minLength: 1, description: 'Where the value was read: the act, the section, the page.' })
const Reviewed = Type.Boolean({ description: 'Whether a lawyer has compared the row with the primary text.' })
const Reason = Text(2_000, { minLength: 1, description: 'Why the row replaces the one of the pack.' })

export const RuleRowInput = Type.Object(
  {
    pack: RulePackName,
    rule: RuleName,
    from: period.from,
    until: Type.Optional({
      ...period.until,
      description:
        'The first day on which the row no longer applies. A statutory rate ends with its half-year by default. Required if the row replaces one of the pack.',
    }),
    dueFrom: Type.Optional(period.dueFrom),
    dueUntil: Type.Optional(period.dueUntil),
    value: RuleValueInput,
    source: Source,
    reviewed: Type.Optional(Type.Unsafe<boolean | null>({ ...Nullable(Reviewed), default: false })),
    reason: Type.Optional(
      Nullable({ ...Reason, description: 'Why the row replaces the one of the pack. Required if it does.' }),
    ),
  },
  { title: 'RuleRowInput' },
)
export type RuleRowInput = Static<typeof RuleRowInput>

export const RuleRowPatch = Type.Object(
  {
    until: Type.Optional({
      ...Day,
      description:
        'The new end of the row: the first day on which it no longer applies. The day it begins withdraws the row.',
    }),
    reviewed: Type.Optional(Reviewed),
    reason: Type.Optional(Reason),
  },
  { title: 'RuleRowPatch' },
)
export type RuleRowPatch = Static<typeof RuleRowPatch>

export const RuleRow = Type.Object(
  {
    ruleRowId: { ...Uuid, description: 'The id of the row.' },
    tenantId: Uuid,
    pack: RulePackName,
    rule: RuleName,
    ...period,
    value: RuleValue,
    source: Source,
    reviewed: Reviewed,
    reason: Nullable(Reason),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'RuleRow' },
)
export type RuleRow = Static<typeof RuleRow>

export const RuleImport = Type.Object(
  {
    csv: Text(200_000, {
      minLength: 1,
      description:
        'A CSV file with a header. Columns: `pack`, `rule`, `from`, `value` and `source`; optional: `until`, `dueFrom`, `dueUntil`, `reviewed` and `reason`. The value is JSON.',
      examples: ['pack,rule,from,value,source\ndk-consumer,statutory-rate,2030-01-01,0.1025,Nationalbanken'],
    }),
  },
  { title: 'RuleImport' },
)
export type RuleImport = Static<typeof RuleImport>

export const ImportedRules = Type.Object(
  { items: Type.Array(RuleRow, { description: 'The rows that were added, in the order of the file.' }) },
  { title: 'ImportedRules' },
)
export type ImportedRules = Static<typeof ImportedRules>

const packFields = {
  pack: RulePackName,
  country: OneOf(['DK', 'NO', 'SE'], { description: 'The country of the creditor.' }),
  debtor: OneOf(['consumer', 'business'], { description: 'Whether the debtors are consumers or businesses.' }),
  currency: { ...Currency, description: 'The currency of the amounts.' },
  version: Type.String({
    description:
      'The version of the shipped rows and, after a plus, when the tenant last changed rows of its own, if it has any.',
    examples: ['1'],
  }),
  ratesUntil: Nullable({
    ...Day,
    description: 'The first day without a statutory rate; later days are unpriced until a rate is added.',
  }),
}

export const RulePackSummary = Type.Object(packFields, { title: 'RulePackSummary' })
export type RulePackSummary = Static<typeof RulePackSummary>

const EffectiveRow = Type.Object(
  {
    ruleRowId: Nullable({ ...Uuid, description: 'The id of a row of the tenant; null on a row of the pack.' }),
    rule: RuleName,
    ...period,
    value: RuleValue,
    source: Source,
    reviewed: Reviewed,
    reason: Nullable(Reason),
    overridden: Type.Boolean({ description: 'Whether a row of the tenant replaces this one, at least in part.' }),
    isLaxer: Type.Boolean({
      description:
        'Whether this row of the tenant allows messages that the row of the pack it replaces does not allow. Only `contact-hours` and `contact-cap` are compared.',
    }),
  },
  { title: 'RulePackRow' },
)
export type EffectiveRow = Static<typeof EffectiveRow>

export const RulePack = Type.Object(
  {
    ...packFields,
    rows: Type.Array(EffectiveRow, { description: 'The rows of the pack and of the tenant, by rule and period.' }),
  },
  { title: 'RulePack' },
)
export type RulePack = Static<typeof RulePack>

export const RulePackParams = Type.Object({ tenantId: Uuid, pack: RulePackName })
export const RulePackListQuery = PageQuery({})
export const RuleRowListQuery = PageQuery({
  pack: Type.Optional({ ...RulePackName, description: 'Only rows of this pack.' }),
  rule: Type.Optional({ ...RuleName, description: 'Only rows of this rule.' }),
})
