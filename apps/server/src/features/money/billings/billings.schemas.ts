import Type, { type Static } from 'typebox'
import { ListOrder } from '../../../platform/http/operations/list-order.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { BillingTerms, FeeTrigger } from '../billing-models/index.ts'

export const billingStates = ['DRAFT', 'APPROVED'] as const

const Party = OneOf(['CREDITOR', 'COLLECTOR'])
const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-02-28'] })
const categories = ['principal', 'interest', 'fee', 'cost', 'compensation', 'payout'] as const

/** An amount that may be below nothing, where more was corrected than collected. */
const Signed = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'In the minor unit of the currency. Below nothing where corrections outweigh.',
  examples: [120000],
})

export const BillingInput = Type.Object(
  {
    creditorId: Uuid,
    from: { ...Day, description: 'The first day of the period, in the time zone of the tenant.' },
    to: { ...Day, description: 'The last day of the period. It may be today, and not later.' },
    currency: Type.Optional({
      ...Currency,
      description: 'Left out, it is that of the billing model; a model without fixed sums then needs one here.',
    }),
    billingModelId: Type.Optional(
      Type.String({ format: 'uuid', description: 'Left out, it is the default billing model of the creditor.' }),
    ),
  },
  { title: 'BillingInput' },
)
export type BillingInput = Static<typeof BillingInput>

const partyFields = {
  paidTo: { ...Party, description: 'Who was paid: money that the creditor has already is not paid out to it.' },
  keptBy: { ...Party, description: 'Whose money it is by the terms.' },
}

export const BillingCollection = Type.Object(
  {
    category: OneOf(categories),
    ...partyFields,
    count: Type.Integer({ minimum: 1 }),
    amount: Signed,
    commission: Signed,
  },
  { title: 'BillingCollection' },
)
export type BillingCollection = Static<typeof BillingCollection>

export const BillingFeeLine = Type.Object(
  { trigger: FeeTrigger, count: Type.Integer({ minimum: 1 }), unitAmount: Amount, amount: Amount },
  { title: 'BillingFeeLine' },
)
export type BillingFeeLine = Static<typeof BillingFeeLine>

export const BillingTotals = Type.Object(
  {
    collected: { ...Signed, description: 'What debtors paid, less what was corrected.' },
    collectedByCollector: { ...Signed, description: 'Of this, what was paid to the collector.' },
    collectedByCreditor: { ...Signed, description: 'Of this, what was paid straight to the creditor.' },
    creditorShare: { ...Signed, description: 'Of what was collected, what is the creditor’s.' },
    collectorShare: { ...Signed, description: 'Of what was collected, what the collector keeps.' },
    commission: { ...Signed, description: 'Without VAT, and at least the least commission of the terms.' },
    fees: { ...Amount, description: 'Fixed fees, without VAT.' },
    vat: { ...Signed, description: 'On commission and fixed fees.' },
    balance: {
      ...Signed,
      description: '`collectedByCollector` − `collectorShare` − `commission` − `fees` − `vat`.',
    },
    offset: {
      ...Amount,
      description:
        'What is kept back of the balance for what the creditor owes from earlier settlements. On a draft it is what would be kept back now.',
    },
    payout: { ...Amount, description: 'What is paid out to the creditor: the balance less `offset`.' },
    due: {
      ...Amount,
      description:
        'What the creditor owes, where the balance is below nothing. Once approved, it is a receivable on the account of the creditor.',
    },
  },
  { title: 'BillingTotals' },
)
export type BillingTotals = Static<typeof BillingTotals>

export const Billing = Type.Object(
  {
    billingId: Uuid,
    tenantId: Uuid,
    billingSeqId: Nullable(
      Type.Integer({ minimum: 1, description: 'Counts per tenant without gaps. A draft has none yet.' }),
    ),
    creditorId: Uuid,
    creditorName: Type.String(),
    billingModelId: Uuid,
    terms: BillingTerms,
    currency: Currency,
    from: Day,
    to: Day,
    state: OneOf(billingStates),
    collections: Type.Array(BillingCollection, { description: 'What was collected, by kind.' }),
    fees: Type.Array(BillingFeeLine),
    totals: BillingTotals,
    payoutId: Nullable(Type.String({ format: 'uuid', description: 'The payout that was made for it.' })),
    createdAt: Instant,
    createdBy: Actor,
    approvedAt: Nullable(Instant),
    approvedBy: Nullable(Actor),
  },
  { title: 'Billing' },
)
export type Billing = Static<typeof Billing>

export const BillingPatch = Type.Object(
  {
    state: OneOf(billingStates, { description: '`DRAFT` leads to `APPROVED`, and nothing leads back.' }),
    transactionAccountId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'The account it is paid out from. Left out, it is the default account of the currency.',
      }),
    ),
  },
  { title: 'BillingPatch' },
)
export type BillingPatch = Static<typeof BillingPatch>

export const BillingEntry = Type.Object(
  {
    allocationId: Uuid,
    billingId: Uuid,
    caseId: Uuid,
    caseSeqId: Type.Integer(),
    creditVoucherId: Uuid,
    debitVoucherId: Uuid,
    referenceId: Nullable(Type.String({ description: 'The reference of the voucher that was paid.' })),
    category: OneOf(categories),
    ...partyFields,
    amount: Signed,
    basisValue: Type.Integer({ description: 'The age in days or the size of the claim, as the terms have it.' }),
    rateBasisPoints: Type.Integer(),
    commission: Signed,
    correctsAllocationId: Nullable(
      Type.String({ format: 'uuid', description: 'The allocation that was undone, if this is a correction.' }),
    ),
    late: Type.Boolean({ description: 'Whether it was recorded before the period, and not billed by then.' }),
    recordedAt: Instant,
    creditorName: Type.String({ description: 'As the settlement has it.' }),
    debtorName: Type.String({ description: 'What the customer of the case is called now.' }),
  },
  { title: 'BillingEntry' },
)
export type BillingEntry = Static<typeof BillingEntry>

export const DepositDistribution = Type.Object(
  {
    creditVoucherId: Type.String({ format: 'uuid', description: 'The deposit.' }),
    caseId: Uuid,
    caseSeqId: Type.Integer(),
    date: Instant,
    paidTo: partyFields.paidTo,
    depositAmount: { ...Amount, description: 'The deposit as a whole, of which other settlements may bill a part.' },
    amount: { ...Signed, description: 'What this settlement bills of it.' },
    creditorShare: Signed,
    collectorShare: Signed,
    commission: Signed,
    shares: Type.Array(
      Type.Object({ category: OneOf(categories), keptBy: partyFields.keptBy, amount: Signed, commission: Signed }),
    ),
  },
  { title: 'DepositDistribution' },
)
export type DepositDistribution = Static<typeof DepositDistribution>

export const BillingParams = Type.Object({ tenantId: Uuid, billingId: Uuid })
const filters = {
  creditorId: Type.Optional(Type.String({ format: 'uuid', description: 'Only settlements with this creditor.' })),
  state: Type.Optional(OneOf(billingStates, { description: 'Only settlements in this state.' })),
  currency: Type.Optional({ ...Currency, description: 'Only settlements in this currency.' }),
  from: Type.Optional({ ...Day, description: 'Only settlements whose period ends on this day or later.' }),
  to: Type.Optional({ ...Day, description: 'Only settlements whose period begins on this day or earlier.' }),
}
export const BillingListQuery = PageQuery({ ...filters, sort: Type.Optional(ListOrder) })
export const BillingSumQuery = Type.Object(filters, { additionalProperties: false })
export type BillingFilters = Static<typeof BillingSumQuery>

export const BillingSums = Type.Object(
  {
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        count: Type.Integer({ minimum: 0, description: 'How many approved settlements are added up here.' }),
        drafts: Type.Integer({ minimum: 0, description: 'How many drafts fit as well. They are not added up.' }),
        collected: { ...Signed, description: 'What debtors paid, less what was corrected.' },
        commission: { ...Signed, description: 'Without VAT.' },
        fees: { ...Amount, description: 'Fixed fees, without VAT.' },
        vat: { ...Signed, description: 'On commission and fixed fees.' },
        offset: { ...Amount, description: 'What was kept back for what creditors owed from before.' },
        payout: { ...Amount, description: 'What is paid out to creditors: what their payouts add up to.' },
        due: { ...Amount, description: 'What creditors owe.' },
      }),
    ),
  },
  { title: 'BillingSums' },
)
export type BillingSums = Static<typeof BillingSums>

export const BillingPartQuery = PageQuery({})
