import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import { ListOrder } from '../../../platform/http/operations/list-order.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

export const payoutStates = ['PENDING', 'PAID'] as const
export const approvalStates = ['NOT_REQUIRED', 'REQUIRED', 'APPROVED'] as const

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

/** The account that money is paid from, as it was when the payout was made. */
export const PayoutSource = Type.Object(
  { transactionAccountId: Uuid, name: Type.String(), bankAccount: BankAccount },
  { title: 'PayoutSource' },
)
export type PayoutSource = Static<typeof PayoutSource>

/** Says on a payout that it is the first since the account of its recipient was changed. */
export const AccountNotice = Type.Object(
  {
    changedAt: Instant,
    changedBy: Actor,
    first: Type.Boolean({ description: 'Whether it is the first account that the recipient ever had.' }),
  },
  {
    title: 'AccountNotice',
    description:
      'The last change of the recipient’s account, on the first payout after it and on every one it holds up.',
  },
)

export const Payout = Type.Object(
  {
    payoutId: Uuid,
    tenantId: Uuid,
    caseId: Nullable(Uuid),
    caseVoucherId: Nullable(
      Type.String({ format: 'uuid', description: 'The voucher it was made for, with a contact as its recipient.' }),
    ),
    contactId: Nullable(Uuid),
    billingId: Nullable(
      Type.String({ format: 'uuid', description: 'The settlement it was made for, with a creditor as its recipient.' }),
    ),
    creditorId: Nullable(Uuid),
    recipientName: Type.String({ description: 'As it was when the payout was made.' }),
    bankAccount: Nullable(
      Type.Unsafe<BankAccount>({ ...BankAccount, description: 'Where it is paid to, unless it is paid to an IBAN.' }),
    ),
    ibanAccount: Nullable(
      Type.Unsafe<IbanAccount>({ ...IbanAccount, description: 'Where it is paid to, unless to a Danish account.' }),
    ),
    accountChange: Nullable(AccountNotice),
    approvalState: OneOf(approvalStates, {
      description:
        'While it is REQUIRED, the payout can neither be exported nor marked as paid: the account of its recipient was changed recently, or is no longer the one it goes to.',
    }),
    approvedAt: Nullable(Instant),
    approvedBy: Nullable(Actor),
    transactionAccount: Nullable(PayoutSource),
    amount: Amount,
    currency: Currency,
    state: OneOf(payoutStates),
    paidOn: Nullable(Day),
    reference: Nullable(Type.String({ description: 'What the payment is known by at the bank.' })),
    createdAt: Instant,
    createdBy: Actor,
    paidAt: Nullable(Type.String({ format: 'date-time', description: 'When it was marked as paid.' })),
    paidBy: Nullable(Actor),
    creditorName: Nullable(
      Type.String({ description: 'What the creditor of the settlement or of the case is called now.' }),
    ),
    debtorName: Nullable(Type.String({ description: 'What the customer of the case is called now.' })),
    caseSeqId: Nullable(Type.Integer({ minimum: 1, description: 'The number of the case.' })),
    billingSeqId: Nullable(Type.Integer({ minimum: 1, description: 'The number of the settlement.' })),
  },
  { title: 'Payout' },
)
export type Payout = Static<typeof Payout>

export const PayoutPatch = Type.Object(
  {
    state: OneOf(payoutStates, { description: '`PENDING` leads to `PAID`, and nothing leads back.' }),
    paidOn: Type.Optional({ ...Day, description: 'The day of the payment. Today, if left out.' }),
    reference: Type.Optional(Nullable(Text(200, { minLength: 1, description: 'What it is known by at the bank.' }))),
  },
  { title: 'PayoutPatch' },
)
export type PayoutPatch = Static<typeof PayoutPatch>

export const PayoutParams = Type.Object({ tenantId: Uuid, payoutId: Uuid })

const filters = {
  state: Type.Optional(OneOf(payoutStates, { description: 'Only payouts in this state.' })),
  approvalState: Type.Optional(
    OneOf(approvalStates, { description: 'Only payouts that wait for a second person, were approved, or need none.' }),
  ),
  creditorId: Type.Optional(Type.String({ format: 'uuid', description: 'Only payouts to this creditor.' })),
  contactId: Type.Optional(Type.String({ format: 'uuid', description: 'Only payouts to this contact.' })),
  billingId: Type.Optional(Type.String({ format: 'uuid', description: 'Only the payout of this settlement.' })),
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
        count: Type.Integer({ minimum: 1 }),
        amount: Amount,
        pending: { ...Amount, description: 'Of this, what is not marked as paid yet.' },
        awaitingApproval: {
          ...Amount,
          description: 'Of what is pending, what waits for the approval of a second person and is in no export.',
        },
      }),
    ),
  },
  { title: 'PayoutSums' },
)
