import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, currencies } from '../../../platform/money/money.ts'

/** Hundredths of a per cent. */
export const RateBasisPoints = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  description: 'Hundredths of a per cent: 15 % is 1500.',
  examples: [1500],
})

export const CommissionBand = Type.Object(
  {
    from: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Where the band begins, this value included: days, or minor units of the currency.',
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
        '`age`: days from the due date of the oldest principal of the case to the date of the payment. `size`: what the principals of the case add up to.',
    }),
    bands: Type.Array(CommissionBand, {
      minItems: 1,
      maxItems: 50,
      description:
        'The first begins at 0, and each begins above the one before. The rate of the band that a claim falls into holds for all that is paid on it.',
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

export const FeeTrigger = OneOf(feeTriggers, { description: 'What the fee is charged for, once for each.' })
export type FeeTrigger = Static<typeof FeeTrigger>

export const BillingModelFee = Type.Object(
  { trigger: FeeTrigger, amount: { ...Amount, minimum: 1, examples: [2500] } },
  { title: 'BillingModelFee' },
)

/** What a collector may keep of the money of a debtor. Principal is always the creditor's. */
export const keepableCategories = ['interest', 'fee', 'cost', 'compensation', 'payout'] as const
const KeptCategory = OneOf(keepableCategories)

/** What a settlement is made by. */
const terms = {
  currency: Nullable(
    OneOf(currencies, {
      description: 'The currency of the fixed sums. A model without fixed sums needs none, and fits every currency.',
    }),
  ),
  commission: Commission,
  fees: Type.Array(BillingModelFee, { maxItems: feeTriggers.length, description: 'Fixed fees, without VAT.' }),
  vatRateBasisPoints: RateBasisPoints,
  keptByCollector: Type.Array(KeptCategory, {
    maxItems: keepableCategories.length,
    description:
      'The categories of vouchers that the collector keeps what is paid on. The rest is the creditor’s, and bears commission.',
  }),
  minimumCommission: {
    ...Amount,
    description: 'The least commission of a settlement in which something was collected.',
  },
  minimumPayout: {
    ...Amount,
    description:
      'A settlement that would pay out less, but more than nothing, is not made: what was collected waits for the next.',
  },
}

export const BillingTerms = Type.Object(terms, { title: 'BillingTerms' })
export type BillingTerms = Static<typeof BillingTerms>

const optionalTerms = Type.Partial(Type.Object(terms)).properties

export const BillingModelInput = Type.Object(
  { name: Name, description: Type.Optional(Nullable(Text(2_000))), ...optionalTerms },
  { title: 'BillingModelInput' },
)

export const BillingModelPatch = Type.Object(
  { name: Type.Optional(Name), description: Type.Optional(Nullable(Text(2_000))), ...optionalTerms },
  { title: 'BillingModelPatch' },
)

export const BillingModel = Type.Object(
  {
    billingModelId: Uuid,
    tenantId: Uuid,
    name: Type.String(),
    description: Nullable(Type.String()),
    ...terms,
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'BillingModel' },
)
