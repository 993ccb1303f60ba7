import Type, { type Static } from 'typebox'
import { ListOrder } from '../../../platform/http/operations/list-order.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { BillingTerms, FeeTrigger } from '../billing-models/index.ts'

export const billingStates = ['DRAFT', 'APPROVED'] as const

const Party = OneOf(['CREDITOR', 'COLLECTOR'])
const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-02-28'] })
const Category = OneOf(['principal', 'interest', 'fee', 'cost', 'compensation', 'payout'], {
  description: 'The category of the voucher that was paid.',
})

/** An amount that is negative if more was corrected than collected. */
const Signed = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'In the minor unit of the currency. Negative if corrections exceed payments.',
  examples: [120000],
})

export const BillingInput = Type.Object(
  {
    creditorId: { ...Uuid, description: 'The creditor to settle with.' },
    from: { ...Day, description: 'The first day of the period, in the time zone of the tenant.' },
    to: { ...Day, description: 'The last day of the period: today at the latest.' },
    currency: Type.Optional({
      ...Currency,
      description: 'Defaults to the currency of the billing model; required if the model has no fixed amounts.',
    }),
    billingModelId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'The billing model to settle by. Defaults to the default billing model of the creditor.',
      }),
    ),
  },
  { title: 'BillingInput' },
)
export type BillingInput = Static<typeof BillingInput>

const partyFields = {
  paidTo: {
    ...Party,
    description: 'Who received the money. Money paid directly to the creditor is not paid out again.',
  },
  keptBy: { ...Party, description: 'Who keeps the money under the terms.' },
}

export const BillingCollection = Type.Object(
  {
    category: Category,
    ...partyFields,
    count: Type.Integer({ minimum: 1, description: 'How many allocations the line adds up.' }),
    amount: {
      ...Signed,
      description: 'The amount collected, in the minor unit of the currency. Negative if corrections exceed payments.',
    },
    commission: {
      ...Signed,
      description: 'The commission on the amount, without VAT, in the minor unit of the currency.',
    },
  },
  { title: 'BillingCollection' },
)
export type BillingCollection = Static<typeof BillingCollection>

export const BillingFeeLine = Type.Object(
  {
    trigger: FeeTrigger,
    count: Type.Integer({ minimum: 1, description: 'How many times the fee is charged.' }),
    unitAmount: { ...Amount, description: 'The fee for each event, without VAT, in the minor unit of the currency.' },
    amount: { ...Amount, description: 'The total of the line, without VAT: `count` × `unitAmount`.' },
  },
  { title: 'BillingFeeLine' },
)
export type BillingFeeLine = Static<typeof BillingFeeLine>

export const BillingTotals = Type.Object(
  {
    collected: { ...Signed, description: 'Total payments from debtors, less corrections.' },
    collectedByCollector: { ...Signed, description: 'The part of `collected` that was paid to the collector.' },
    collectedByCreditor: { ...Signed, description: 'The part of `collected` that was paid directly to the creditor.' },
    creditorShare: { ...Signed, description: 'The part of `collected` that belongs to the creditor.' },
    collectorShare: { ...Signed, description: 'The part of `collected` that the collector keeps.' },
    commission: { ...Signed, description: 'The commission without VAT; at least `minimumCommission` of the terms.' },
    fees: { ...Amount, description: 'Fixed fees, without VAT.' },
    vat: { ...Signed, description: 'VAT on commission and fixed fees.' },
    balance: {
      ...Signed,
      description: '`collectedByCollector` − `collectorShare` − `commission` − `fees` − `vat`.',
    },
    offset: {
      ...Amount,
      description:
        'The part of the balance that is set off against what the creditor owes from earlier settlements. On a draft, the amount that would be set off now.',
    },
    payout: { ...Amount, description: 'The amount paid out to the creditor: `balance` − `offset`.' },
    due: {
      ...Amount,
      description:
        'The amount the creditor owes if the balance is negative. Approval books it as a receivable on the creditor’s account.',
    },
  },
  { title: 'BillingTotals' },
)
export type BillingTotals = Static<typeof BillingTotals>

export const Billing = Type.Object(
  {
    billingId: { ...Uuid, description: 'The id of the settlement.' },
    tenantId: Uuid,
    billingSeqId: Nullable(
      Type.Integer({ minimum: 1, description: 'The settlement number, without gaps per tenant. Null on a draft.' }),
    ),
    creditorId: { ...Uuid, description: 'The creditor that is settled with.' },
    creditorName: Type.String({ description: 'The creditor’s name at the time of the settlement.' }),
    billingModelId: { ...Uuid, description: 'The billing model whose terms the settlement copied.' },
    terms: BillingTerms,
    currency: Currency,
    from: { ...Day, description: 'The first day of the period, in the time zone of the tenant.' },
    to: { ...Day, description: 'The last day of the period, in the time zone of the tenant.' },
    state: OneOf(billingStates, { description: 'A draft can be deleted; an approved settlement is final.' }),
    collections: Type.Array(BillingCollection, {
      description: 'The amounts collected, by category, recipient and owner.',
    }),
    fees: Type.Array(BillingFeeLine, { description: 'The fixed fees, by trigger.' }),
    totals: BillingTotals,
    payoutId: Nullable(
      Type.String({
        format: 'uuid',
        description: 'The payout created for the settlement; null if nothing is paid out.',
      }),
    ),
    createdAt: Instant,
    createdBy: Actor,
    approvedAt: Nullable({ ...Instant, description: 'When the settlement was approved.' }),
    approvedBy: Nullable(Actor),
  },
  { title: 'Billing' },
)
export type Billing = Static<typeof Billing>

export const BillingPatch = Type.Object(
  {
    state: OneOf(billingStates, { description: 'A `DRAFT` can become `APPROVED`, never the reverse.' }),
    transactionAccountId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'The bank account to pay from. Defaults to the default account of the currency.',
      }),
    ),
  },
  { title: 'BillingPatch' },
)
export type BillingPatch = Static<typeof BillingPatch>

export const BillingEntry = Type.Object(
  {
    allocationId: { ...Uuid, description: 'The allocation that the entry settles.' },
    billingId: { ...Uuid, description: 'The settlement.' },
    caseId: { ...Uuid, description: 'The case the payment was made on.' },
    caseSeqId: Type.Integer({ description: 'The number of the case.' }),
    creditVoucherId: { ...Uuid, description: 'The deposit.' },
    debitVoucherId: { ...Uuid, description: 'The voucher that was paid.' },
    referenceId: Nullable(Type.String({ description: 'The reference of the voucher that was paid.' })),
    category: Category,
    ...partyFields,
    amount: {
      ...Signed,
      description: 'The amount allocated, in the minor unit of the currency. Negative on a correction.',
    },
    basisValue: Type.Integer({
      description:
        'What the commission band was chosen by: the age of the claim in days, or its size in the minor unit.',
    }),
    rateBasisPoints: Type.Integer({ description: 'The commission rate, in hundredths of a per cent.' }),
    commission: {
      ...Signed,
      description: 'The commission on the amount, without VAT, in the minor unit of the currency.',
    },
    correctsAllocationId: Nullable(
      Type.String({
        format: 'uuid',
        description: 'The undone allocation that this entry corrects; null if the entry is not a correction.',
      }),
    ),
    late: Type.Boolean({ description: 'Whether the allocation was recorded before the period but not settled then.' }),
    recordedAt: { ...Instant, description: 'When the allocation was recorded.' },
    creditorName: Type.String({ description: 'The creditor’s name at the time of the settlement.' }),
    debtorName: Type.String({ description: 'The current name of the customer of the case.' }),
  },
  { title: 'BillingEntry' },
)
export type BillingEntry = Static<typeof BillingEntry>

export const DepositDistribution = Type.Object(
  {
    creditVoucherId: Type.String({ format: 'uuid', description: 'The deposit.' }),
    caseId: { ...Uuid, description: 'The case the deposit is on.' },
    caseSeqId: Type.Integer({ description: 'The number of the case.' }),
    date: { ...Instant, description: 'The date of the deposit.' },
    paidTo: partyFields.paidTo,
    depositAmount: {
      ...Amount,
      description: 'The full amount of the deposit; other settlements may cover part of it.',
    },
    amount: { ...Signed, description: 'The part of the deposit that this settlement covers.' },
    creditorShare: { ...Signed, description: 'The part of `amount` that belongs to the creditor.' },
    collectorShare: { ...Signed, description: 'The part of `amount` that the collector keeps.' },
    commission: { ...Signed, description: 'The commission on the creditor’s share, without VAT.' },
    shares: Type.Array(
      Type.Object({
        category: Category,
        keptBy: partyFields.keptBy,
        amount: { ...Signed, description: 'The amount collected on the category, in the minor unit of the currency.' },
        commission: { ...Signed, description: 'The commission on the amount, without VAT.' },
      }),
      { description: 'How `amount` is distributed, by category and owner.' },
    ),
  },
  { title: 'DepositDistribution' },
)
export type DepositDistribution = Static<typeof DepositDistribution>

export const BillingParams = Type.Object({ tenantId: Uuid, billingId: { ...Uuid, description: 'The settlement.' } })
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
        count: Type.Integer({ minimum: 0, description: 'The number of approved settlements in the sums.' }),
        drafts: Type.Integer({
          minimum: 0,
          description: 'The number of matching drafts. They are not part of the sums.',
        }),
        collected: { ...Signed, description: 'Total payments from debtors, less corrections.' },
        commission: { ...Signed, description: 'Commission, without VAT.' },
        fees: { ...Amount, description: 'Fixed fees, without VAT.' },
        vat: { ...Signed, description: 'VAT on commission and fixed fees.' },
        offset: { ...Amount, description: 'The total set off against what creditors owed from earlier settlements.' },
        payout: { ...Amount, description: 'The total paid out to creditors.' },
        due: { ...Amount, description: 'The total that creditors owe.' },
      }),
      { description: 'The sums for each currency.' },
    ),
  },
  { title: 'BillingSums' },
)
export type BillingSums = Static<typeof BillingSums>

export const BillingPartQuery = PageQuery({})
