import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount, DomesticAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import { ListOrder } from '../../../platform/http/operations/list-order.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

export const payoutStates = ['PENDING', 'PAID', 'CANCELLED'] as const
export const batchPaymentStates = ['PREPARED', 'SENT', 'ACCEPTED', 'REJECTED', 'CANCELLED'] as const
export const approvalStates = ['NOT_REQUIRED', 'REQUIRED', 'APPROVED'] as const

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

/** The bank account that the money is paid from, copied when the payout was created. */
export const PayoutSource = Type.Object(
  {
    transactionAccountId: { ...Uuid, description: 'The transaction account.' },
    name: Type.String({ description: 'Its name when the payout was created.' }),
    bankAccount: BankAccount,
  },
  { title: 'PayoutSource' },
)
export type PayoutSource = Static<typeof PayoutSource>

/** Warns that the recipient’s bank account has changed. */
export const AccountNotice = Type.Object(
  {
    changedAt: { ...Instant, description: 'When the account was changed.' },
    changedBy: Actor,
    first: Type.Boolean({ description: 'Whether it is the first account the recipient has had.' }),
  },
  {
    title: 'AccountNotice',
    description:
      'The last change of the recipient’s bank account, shown on the first payout after it and on every payout it blocks.',
  },
)

/** Who gave a payout another account than it was created with. */
const AccountCorrection = Type.Object(
  { correctedAt: { ...Instant, description: 'When the account was corrected.' }, correctedBy: Actor },
  { title: 'AccountCorrection' },
)

/** Where a payout is on its way through the bank. */
const PayoutBatchPayment = Type.Object(
  {
    payoutBatchId: { ...Uuid, description: 'The batch.' },
    batchSeqId: Type.Integer({ minimum: 1, description: 'The number of the batch.' }),
    state: OneOf(batchPaymentStates, {
      description:
        '`PREPARED`: the batch waits for approval. `SENT`: the payment file has it. `ACCEPTED` and `REJECTED`: the bank says so. `CANCELLED`: the batch was cancelled.',
    }),
    reason: Nullable(Type.String({ description: 'Why the bank rejected it.' })),
  },
  { title: 'PayoutBatchPayment' },
)

export const Payout = Type.Object(
  {
    payoutId: { ...Uuid, description: 'The id of the payout.' },
    tenantId: Uuid,
    caseId: Nullable({ ...Uuid, description: 'The case of the voucher; null on all other payouts.' }),
    caseVoucherId: Nullable(
      Type.String({
        format: 'uuid',
        description: 'The voucher that created the payout, if the recipient is a contact.',
      }),
    ),
    contactId: Nullable({ ...Uuid, description: 'The recipient, if it is a contact.' }),
    billingId: Nullable(
      Type.String({
        format: 'uuid',
        description: 'The settlement that created the payout, if the recipient is a creditor.',
      }),
    ),
    creditorId: Nullable({ ...Uuid, description: 'The recipient, if it is a creditor.' }),
    recipientName: Type.String({ description: 'The recipient’s name when the payout was created.' }),
    bankAccount: Nullable(
      Type.Unsafe<BankAccount>({
        ...BankAccount,
        description: 'The Danish account to pay to; null if it is paid to an IBAN.',
      }),
    ),
    ibanAccount: Nullable(
      Type.Unsafe<IbanAccount>({
        ...IbanAccount,
        description: 'The IBAN to pay to; null if it is paid to another kind of account.',
      }),
    ),
    domesticAccount: Nullable(
      Type.Unsafe<DomesticAccount>({
        ...DomesticAccount,
        description: 'The Norwegian or Swedish account to pay to; null if it is paid to another kind of account.',
      }),
    ),
    accountChange: Nullable(AccountNotice),
    accountCorrection: Nullable(
      Type.Unsafe<Static<typeof AccountCorrection>>({
        ...AccountCorrection,
        description: 'The last correction of the account to pay to; null if it is the one of the creation.',
      }),
    ),
    approvalState: OneOf(approvalStates, {
      description:
        'While `REQUIRED`, the payout can neither be exported nor marked as paid: the recipient’s bank account was changed recently, or is no longer the one on the payout, or a refund goes to another account than the money came from, or the account was corrected.',
    }),
    approvedAt: Nullable({ ...Instant, description: 'When a second person approved the payout.' }),
    approvedBy: Nullable(Actor),
    transactionAccount: Nullable(
      Type.Unsafe<PayoutSource>({
        ...PayoutSource,
        description: 'The account to pay from, as it was on creation; null if none.',
      }),
    ),
    amount: { ...Amount, description: 'The amount to pay out, in the minor unit of the currency.' },
    currency: Currency,
    bankLineId: Nullable({ ...Uuid, description: 'The bank line whose money is refunded, if the payout is a refund.' }),
    invoiceId: Nullable({
      ...Uuid,
      description: 'The credit note whose amount the creditor gets back, because the invoice was paid.',
    }),
    invoiceNumber: Nullable(Type.Integer({ minimum: 1, description: 'The number of that credit note.' })),
    state: OneOf(payoutStates, {
      description:
        '`PENDING` until the payout is marked as paid. A refund that is withdrawn before that is `CANCELLED`.',
    }),
    batchPayment: Nullable(
      Type.Unsafe<Static<typeof PayoutBatchPayment>>({
        ...PayoutBatchPayment,
        description: 'The last batch that the payout was in; null if none.',
      }),
    ),
    paidOn: Nullable({ ...Day, description: 'The day the bank paid.' }),
    reference: Nullable(Type.String({ description: 'The bank’s reference for the payment.' })),
    createdAt: Instant,
    createdBy: Actor,
    paidAt: Nullable(Type.String({ format: 'date-time', description: 'When the payout was marked as paid.' })),
    paidBy: Nullable(Actor),
    creditorName: Nullable(
      Type.String({ description: 'The current name of the creditor of the settlement or the case.' }),
    ),
    debtorName: Nullable(Type.String({ description: 'The current name of the customer of the case.' })),
    caseSeqId: Nullable(Type.Integer({ minimum: 1, description: 'The number of the case.' })),
    billingSeqId: Nullable(Type.Integer({ minimum: 1, description: 'The number of the settlement.' })),
  },
  { title: 'Payout' },
)
export type Payout = Static<typeof Payout>

export const PayoutPatch = Type.Object(
  {
    state: OneOf(['PENDING', 'PAID'], { description: 'A `PENDING` payout can become `PAID`, never the reverse.' }),
    paidOn: Type.Optional({ ...Day, description: 'The day the bank paid. Defaults to today.' }),
    reference: Type.Optional(
      Nullable(Text(200, { minLength: 1, description: 'The bank’s reference for the payment.' })),
    ),
  },
  { title: 'PayoutPatch' },
)
export type PayoutPatch = Static<typeof PayoutPatch>

export const AccountCorrectionInput = Type.Object(
  {
    bankAccount: Type.Optional(BankAccount),
    ibanAccount: Type.Optional(IbanAccount),
    domesticAccount: Type.Optional(DomesticAccount),
  },
  {
    title: 'AccountCorrectionInput',
    description: 'One account for a refund. None for a payout to a creditor or contact, which gets the current one.',
  },
)
export type AccountCorrectionInput = Static<typeof AccountCorrectionInput>

export const PayoutParams = Type.Object({ tenantId: Uuid, payoutId: { ...Uuid, description: 'The payout.' } })

const filters = {
  state: Type.Optional(OneOf(payoutStates, { description: 'Only payouts in this state.' })),
  approvalState: Type.Optional(OneOf(approvalStates, { description: 'Only payouts in this approval state.' })),
  creditorId: Type.Optional(Type.String({ format: 'uuid', description: 'Only payouts to this creditor.' })),
  contactId: Type.Optional(Type.String({ format: 'uuid', description: 'Only payouts to this contact.' })),
  billingId: Type.Optional(Type.String({ format: 'uuid', description: 'Only the payout of this settlement.' })),
  bankLineId: Type.Optional(Type.String({ format: 'uuid', description: 'Only refunds of this bank line.' })),
  caseId: Type.Optional(Type.String({ format: 'uuid', description: 'Only payouts for vouchers of this case.' })),
}
export const PayoutListQuery = PageQuery({ ...filters, sort: Type.Optional(ListOrder) })
export const PayoutSumQuery = Type.Object(filters, { additionalProperties: false })
export type PayoutFilters = Static<typeof PayoutSumQuery>

export const PayoutSums = Type.Object(
  {
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        count: Type.Integer({ minimum: 1, description: 'The number of payouts.' }),
        amount: { ...Amount, description: 'The total of the payouts, in the minor unit of the currency.' },
        pending: { ...Amount, description: 'The part of `amount` that is still to be paid.' },
        awaitingApproval: {
          ...Amount,
          description: 'The part of `pending` that waits for a second person’s approval and is left out of exports.',
        },
      }),
      { description: 'The sums for each currency.' },
    ),
  },
  { title: 'PayoutSums' },
)
