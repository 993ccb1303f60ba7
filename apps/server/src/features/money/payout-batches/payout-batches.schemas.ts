import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount } from '../../../platform/money/money.ts'
import { batchPaymentStates } from '../payouts/index.ts'
import { paymentFormats } from '../transaction-accounts/index.ts'
import { fileCurrencies } from './payee-accounts.rules.ts'

export const batchStates = ['PREPARED', 'APPROVED', 'CANCELLED'] as const
export const leftOutReasons = ['AWAITS_APPROVAL', 'IN_BATCH', 'UNREACHABLE_ACCOUNT'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** As many payments as banks accept in one file without asking. */
export const paymentsMax = 1_000

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })
const FileCurrency = OneOf(fileCurrencies, { description: 'The currency of all payments.' })
const count = (description: string): Type.TInteger => Type.Integer({ minimum: 0, description })

export const PayoutBatchInput = Type.Object(
  {
    transactionAccountId: { ...Uuid, description: 'The account that pays.' },
    executionDate: Type.Optional({
      ...Day,
      description: 'When the bank shall pay, at most 60 days ahead. Defaults to today.',
    }),
    payoutIds: Type.Optional(
      Type.Array(Uuid, {
        minItems: 1,
        maxItems: paymentsMax,
        description:
          'The payouts to pay. Defaults to all that can be paid from the account, oldest first, up to 1,000.',
      }),
    ),
  },
  { title: 'PayoutBatchInput' },
)
export type PayoutBatchInput = Static<typeof PayoutBatchInput>

export const PayoutBatch = Type.Object(
  {
    payoutBatchId: { ...Uuid, description: 'The id of the batch.' },
    tenantId: Uuid,
    batchSeqId: Type.Integer({ minimum: 1, description: 'The number of the batch, without gaps per tenant.' }),
    messageId: Type.String({ description: 'The id of the payment file (`MsgId`), which no other file has.' }),
    transactionAccountId: { ...Uuid, description: 'The account that pays.' },
    transactionAccountName: Type.String({ description: 'Its name when the batch was prepared.' }),
    currency: FileCurrency,
    format: OneOf(paymentFormats, { description: 'The version of the payment file.' }),
    executionDate: {
      ...Day,
      description: 'When the bank shall pay: moved to the day of the approval if that is later.',
    },
    state: OneOf(batchStates, {
      description:
        '`PREPARED`: waits for approval. `APPROVED`: the file exists, and the bank may have it. `CANCELLED`: never sent.',
    }),
    amount: { ...Amount, description: 'The total of the payments, in the minor unit.' },
    paymentCount: Type.Integer({ minimum: 1, description: 'The number of payments.' }),
    acceptedCount: count('The payments that the bank has accepted and the statement does not show yet.'),
    rejectedCount: count('The payments that the bank has rejected. Their payouts can be paid by another batch.'),
    paidCount: count('The payments that are paid.'),
    pendingAmount: {
      ...Amount,
      description: 'What the bank has neither paid nor rejected of an approved batch, in the minor unit.',
    },
    needsSecondPerson: Type.Boolean({ description: 'Whether somebody else than the preparer must approve it.' }),
    sha256: Nullable(
      Type.String({ description: 'The SHA-256 of the file, in lower-case hexadecimal; null before approval.' }),
    ),
    createdAt: { ...Instant, description: 'When the batch was prepared.' },
    createdBy: Actor,
    approvedAt: Nullable({ ...Instant, description: 'When the batch was approved and its file written.' }),
    approvedBy: Nullable(Actor),
    cancelledAt: Nullable({ ...Instant, description: 'When the batch was cancelled.' }),
    cancelledBy: Nullable(Type.Unsafe<Actor>({ ...Actor, description: 'Who cancelled the batch.' })),
  },
  { title: 'PayoutBatch' },
)
export type PayoutBatch = Static<typeof PayoutBatch>

export const BatchPayment = Type.Object(
  {
    paymentId: { ...Uuid, description: 'The id of the payment.' },
    endToEndId: Type.String({ description: 'The id by which banks report the payment.' }),
    payoutId: { ...Uuid, description: 'The payout.' },
    recipientName: Type.String({ description: 'The recipient.' }),
    amount: { ...Amount, description: 'The amount, in the minor unit.' },
    state: OneOf(batchPaymentStates, { description: 'Where the payment is on its way through the bank.' }),
    reason: Nullable(Type.String({ description: 'Why the bank rejected it.' })),
    paidOn: Nullable({ ...Day, description: 'The day the payout was paid.' }),
    retried: Type.Boolean({ description: 'Whether an earlier batch failed to pay the payout.' }),
  },
  { title: 'PayoutBatchPaymentDetails' },
)

export const BatchPreviewQuery = Type.Object(
  { transactionAccountId: { ...Uuid, description: 'The account that pays.' } },
  { additionalProperties: false },
)

export const BatchPreview = Type.Object(
  {
    transactionAccountId: { ...Uuid, description: 'The account that pays.' },
    currency: FileCurrency,
    count: count('The number of payouts that the batch would pay.'),
    amount: { ...Amount, description: 'Their total, in the minor unit.' },
    leftOutCount: count('The number of pending payouts that it would leave out.'),
    leftOutAmount: { ...Amount, description: 'Their total, in the minor unit.' },
    needsSecondPerson: Type.Boolean({ description: 'Whether somebody else would have to approve it.' }),
    payouts: Type.Array(
      Type.Object({
        payoutId: { ...Uuid, description: 'The payout.' },
        recipientName: Type.String({ description: 'The recipient.' }),
        amount: { ...Amount, description: 'The amount, in the minor unit.' },
        retried: Type.Boolean({ description: 'Whether an earlier batch failed to pay it.' }),
        leftOut: Nullable(
          OneOf(leftOutReasons, {
            description:
              'Why the batch would leave it out; null if it would pay it. `AWAITS_APPROVAL`: waits for a second person. `IN_BATCH`: is in another batch. `UNREACHABLE_ACCOUNT`: payment files in this currency cannot reach the account.',
          }),
        ),
      }),
      { description: 'The oldest pending payouts of the account and its currency, up to 1,000.' },
    ),
  },
  { title: 'PayoutBatchPreview' },
)
export type BatchPreview = Static<typeof BatchPreview>

export const PayoutBatchParams = Type.Object({ tenantId: Uuid, payoutBatchId: { ...Uuid, description: 'The batch.' } })
export const BatchPaymentParams = Type.Object({
  ...PayoutBatchParams.properties,
  payoutId: { ...Uuid, description: 'The payout.' },
})

const filters = {
  state: Type.Optional(OneOf(batchStates, { description: 'Only batches in this state.' })),
  transactionAccountId: Type.Optional({ ...Uuid, description: 'Only batches that this account pays.' }),
}
export const PayoutBatchListQuery = PageQuery(filters)
export type PayoutBatchFilters = Pick<Static<typeof PayoutBatchListQuery>, keyof typeof filters>
export const BatchPaymentListQuery = PageQuery({
  state: Type.Optional(OneOf(batchPaymentStates, { description: 'Only payments in this state.' })),
})

export const RejectInput = Type.Object(
  {
    reason: Text(500, {
      minLength: 1,
      description: 'Why the bank did not pay.',
      examples: ['AC04: kontoen er lukket'],
    }),
  },
  { title: 'PayoutRejectInput' },
)

export const AppliedStatus = Type.Object(
  {
    batch: PayoutBatch,
    acceptedCount: count('The payments that the report accepted.'),
    rejectedCount: count('The payments that the report rejected.'),
    unchangedCount: count('The payments that were decided or paid already.'),
  },
  { title: 'AppliedPaymentStatus' },
)
export type AppliedStatus = Static<typeof AppliedStatus>
