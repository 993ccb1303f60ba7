import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, currencies } from '../../../platform/money/money.ts'

export const RateBasisPoints = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  description: 'A rate in hundredths of a per cent: 15 % is 1500.',
  examples: [1500],
})

export const CommissionBand = Type.Object(
  {
    from: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The lower bound of the band, inclusive: days for `age`, minor units of the currency for `size`.',
      examples: [0],
    }),
    rateBasisPoints: RateBasisPoints,
  },
  { title: 'CommissionBand' },
)

export const Commission = Type.Object(
  {
    basis: OneOf(['age', 'size'], {
      description:
        '`age`: days from the due date of the oldest principal on the case to the date of the payment. `size`: the total principal of the case.',
    }),
    bands: Type.Array(CommissionBand, {
      minItems: 1,
      maxItems: 50,
      description:
        'The first band starts at 0, and each starts above the previous one. The rate of the band that a claim falls into applies to everything paid on it.',
    }),
  },
  { title: 'Commission' },
)
export type Commission = Static<typeof Commission>

export const feeTriggers = [
  'case-created',
  'case-ended',
  'letter-sent',
  'digital-post-sent',
  'email-sent',
  'sms-sent',
] as const

export const FeeTrigger = OneOf(feeTriggers, {
  description: 'The event that is charged for. The fee applies once per event.',
})
export type FeeTrigger = Static<typeof FeeTrigger>

export const BillingModelFee = Type.Object(
  {
    trigger: FeeTrigger,
    amount: {
      ...Amount,
      minimum: 1,
      description: 'The fee for each event, without VAT, in the minor unit of the currency.',
      examples: [2500],
    },
  },
  { title: 'BillingModelFee' },
)

/** The categories a collector may keep payments on. Principal always belongs to the creditor. */
export const keepableCategories = ['interest', 'fee', 'cost', 'compensation', 'payout'] as const
const KeptCategory = OneOf(keepableCategories)

/** The terms of a settlement. */
const terms = {
  currency: Nullable(
    OneOf(currencies, {
      description:
        'The currency of the fixed amounts. A model without fixed amounts needs none and works with every currency.',
    }),
  ),
  commission: Commission,
  fees: Type.Array(BillingModelFee, {
    maxItems: feeTriggers.length,
    description: 'Fixed fees, without VAT. At most one per trigger.',
  }),
  vatRateBasisPoints: {
    ...RateBasisPoints,
    description: 'The VAT on commission and fees, in hundredths of a per cent: 25 % is 2500.',
    examples: [2500],
  },
  keptByCollector: Type.Array(KeptCategory, {
    maxItems: keepableCategories.length,
    description:
      'The voucher categories whose payments the collector keeps. Payments on all others belong to the creditor and are subject to commission.',
  }),
  minimumCommission: {
    ...Amount,
    description:
      'The minimum commission of a settlement in which anything was collected, in the minor unit of the currency.',
  },
  minimumPayout: {
    ...Amount,
    description:
      'The minimum payout, in the minor unit of the currency. A settlement that would pay out less, but more than 0, is rejected; the payments stay for the next one.',
  },
}

export const BillingTerms = Type.Object(terms, { title: 'BillingTerms' })
export type BillingTerms = Static<typeof BillingTerms>

const ModelName = { ...Name, description: 'The name of the billing model.' }
const ModelDescription = Nullable(Text(2_000, { description: 'Notes on the billing model, for staff.' }))

const optionalTerms = Type.Partial(Type.Object(terms)).properties

export const BillingModelInput = Type.Object(
  { name: ModelName, description: Type.Optional(ModelDescription), ...optionalTerms },
  { title: 'BillingModelInput' },
)

export const BillingModelPatch = Type.Object(
  { name: Type.Optional(ModelName), description: Type.Optional(ModelDescription), ...optionalTerms },
  { title: 'BillingModelPatch' },
)

export const BillingModel = Type.Object(
  {
    billingModelId: { ...Uuid, description: 'The id of the billing model.' },
    tenantId: Uuid,
    name: Type.String({ description: 'The name of the billing model.' }),
    description: Nullable(Type.String({ description: 'Notes on the billing model, for staff.' })),
    ...terms,
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'BillingModel' },
)
