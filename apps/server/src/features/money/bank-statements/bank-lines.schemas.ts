import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { BankAccount, DomesticAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { Earmark } from '../case-vouchers/index.ts'
import { entryKinds } from './statement.ts'

export const lineStates = ['NEW', 'MATCHED', 'OPEN', 'BOOKED', 'SET_ASIDE', 'RETURNED', 'REPLACED'] as const
export type LineState = (typeof lineStates)[number]

export const suggestionReasons = [
  'reference',
  'reference-in-text',
  'case-number',
  'invoice-number',
  'payer-account',
  'payer-name',
  'amount',
] as const

export const asideReasons = ['NOT_OURS', 'REFUND', 'OWN_TRANSFER', 'OTHER'] as const

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

export const BankSuggestion = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case that the money may be for.' },
    caseSeqId: Type.Integer({ minimum: 1, description: 'The number of the case.' }),
    debtorName: Nullable(Type.String({ description: 'The name of the debtor.' })),
    creditorName: Type.String({ description: 'The name of the creditor.' }),
    status: Type.String({ description: 'The status of the case.' }),
    outstanding: { ...Amount, description: 'The outstanding amount of the case now, without accrued interest.' },
    score: Type.Integer({ minimum: 1, maximum: 99, description: 'How likely the case is; 99 is the most likely.' }),
    reasons: Type.Array(OneOf(suggestionReasons), {
      description: 'Why the case is suggested. `amount`: the amount equals the outstanding amount.',
    }),
  },
  { title: 'BankSuggestion' },
)

export const BankBooking = Type.Object(
  {
    bankBookingId: { ...Uuid, description: 'The id of the booking.' },
    caseId: { ...Uuid, description: 'The case.' },
    caseSeqId: Type.Integer({ minimum: 1, description: 'The number of the case.' }),
    caseVoucherId: { ...Uuid, description: 'The deposit.' },
    amount: { ...Amount, description: 'The amount of the deposit.' },
    automatic: Type.Boolean({ description: 'Whether it was booked by itself, because of an exact reference.' }),
    undone: Type.Boolean({ description: 'Whether the deposit was reversed.' }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'BankBooking' },
)

const lineMembers = {
  bankLineId: { ...Uuid, description: 'The id of the line.' },
  tenantId: Uuid,
  bankFileId: { ...Uuid, description: 'The file that reported the line first.' },
  transactionAccountId: { ...Uuid, description: 'The account on which the money moved.' },
  transactionAccountName: Type.String({ description: 'The name of the account.' }),
  direction: OneOf(['credit', 'debit'], { description: '`credit`: money came in. `debit`: money left.' }),
  kind: OneOf(entryKinds, {
    description: '`return`: a payment was returned. `reversal`: the bank corrects an earlier entry.',
  }),
  amount: { ...Amount, description: 'The amount that moved, in the minor unit.' },
  bookedAmount: { ...Amount, description: 'The part that is booked or refunded. The rest is held in suspense.' },
  currency: Currency,
  bookingDate: { ...Day, description: 'The day on which the bank booked it.' },
  valueDate: { ...Day, description: 'The day from which it bears interest; payments are dated by it.' },
  references: Type.Array(Type.String(), { description: 'The references that the payer’s bank sent.' }),
  text: Type.String({ description: 'What the payer and the bank wrote.' }),
  payerName: Nullable(Type.String({ description: 'The name of the payer, or of the recipient of a debit.' })),
  payerAccount: Nullable(Type.String({ description: 'The account of the payer, or of the recipient of a debit.' })),
  servicerReference: Nullable(Type.String({ description: 'The bank’s reference for the entry.' })),
  state: OneOf(lineStates, {
    description:
      '`NEW` and `MATCHED`: being matched. `OPEN`: waits for a person. `BOOKED`: booked in full. `SET_ASIDE`: not a payment of a debtor; see `reason`. `RETURNED`: a later line took the money back. `REPLACED`: a later file has the transactions of the batch.',
  }),
  reason: Nullable(
    Type.String({
      description:
        'Why the line was set aside, or what kept it from being booked by itself: `overpayment`, `several-references`, or the code of a problem.',
    }),
  ),
  note: Nullable(Type.String({ description: 'A note from the person who set the line aside.' })),
  returnsBankLineId: Nullable({ ...Uuid, description: 'The payment that was returned.' }),
  payoutId: Nullable({ ...Uuid, description: 'The payout that the money paid.' }),
  payoutBatchId: Nullable({ ...Uuid, description: 'The payout batch that the money paid in one sum.' }),
  bestScore: Nullable(Type.Integer({ description: 'The score of the best suggestion; null if there is none.' })),
  handledAt: Nullable({ ...Instant, description: 'When the line was last booked, set aside or undone.' }),
  handledBy: Nullable(Type.Unsafe<Actor>({ ...Actor, description: 'Who last booked, set aside or undid the line.' })),
  createdAt: Instant,
}

export const BankLine = Type.Object(lineMembers, { title: 'BankLine' })
export type BankLine = Static<typeof BankLine>

const PaidInvoice = Type.Object(
  {
    invoiceId: { ...Uuid, description: 'The invoice.' },
    invoiceNumber: Type.Integer({ minimum: 1, description: 'Its number.' }),
    creditorName: Type.String({ description: 'The creditor who paid.' }),
    amount: { ...Amount, description: 'How much of the line paid it.' },
    undone: Type.Boolean({ description: 'Whether the payment was taken back.' }),
  },
  { title: 'BankLineInvoice' },
)

export const BankLineDetails = Type.Object(
  {
    ...lineMembers,
    suggestions: Type.Array(BankSuggestion, { description: 'Cases that the money may be for, the likeliest first.' }),
    bookings: Type.Array(BankBooking, { description: 'What was booked for the line, including what was undone.' }),
    invoices: Type.Array(PaidInvoice, {
      description: 'Invoices to creditors that the line paid, including what was undone.',
    }),
    returnable: Type.Array(BankLine, {
      description: 'For a debit: booked payments of the same amount that the money may be a return of.',
    }),
  },
  { title: 'BankLineDetails' },
)
export type BankLineDetails = Static<typeof BankLineDetails>

export const BookInput = Type.Object(
  {
    payments: Type.Array(
      Type.Object({
        caseId: { ...Uuid, description: 'The case that the money is for.' },
        amount: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: Number.MAX_SAFE_INTEGER,
            description: 'How much of the line is for the case. Defaults to what is left of the line.',
          }),
        ),
        earmark: Type.Optional(Earmark),
      }),
      { minItems: 1, maxItems: 100, description: 'The cases, if one transfer pays several.' },
    ),
  },
  { title: 'BankLineBookInput' },
)
export type BookInput = Static<typeof BookInput>

export const PayoutLineParams = Type.Object({ tenantId: Uuid, payoutId: { ...Uuid, description: 'The payout.' } })
export const PayoutLineInput = Type.Object(
  { bankLineId: { ...Uuid, description: 'The debit on the bank account that paid it.' } },
  { title: 'PayoutLineInput' },
)

export const BookedLine = Type.Object(
  {
    line: BankLine,
    payments: Type.Array(
      Type.Object({
        caseId: { ...Uuid, description: 'The case.' },
        caseVoucherId: { ...Uuid, description: 'The deposit.' },
        amount: { ...Amount, description: 'The amount of the deposit.' },
        unallocated: { ...Amount, description: 'The part of the deposit that exceeds the debt.' },
        outstanding: { ...Amount, description: 'The outstanding amount of the case afterwards.' },
        status: Type.String({ description: 'The status of the case afterwards.' }),
      }),
      { description: 'What was booked.' },
    ),
  },
  { title: 'BookedBankLine' },
)
export type BookedLine = Static<typeof BookedLine>

export const ReturnInput = Type.Object(
  { returnsBankLineId: { ...Uuid, description: 'The booked payment that was returned.' } },
  { title: 'BankLineReturnInput' },
)

export const AsideInput = Type.Object(
  {
    reason: OneOf(asideReasons, {
      description:
        '`NOT_OURS`: paid to us by mistake. `REFUND`: to be paid back. `OWN_TRANSFER`: between our own accounts.',
    }),
    note: Type.Optional(Text(500, { minLength: 1, description: 'A note for colleagues.' })),
  },
  { title: 'BankLineAsideInput' },
)
export type AsideInput = Static<typeof AsideInput>

export const InvoiceLineInput = Type.Object(
  {
    bankLineId: { ...Uuid, description: 'The line of the money that came in.' },
    amount: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'How much of the line pays the invoice. Defaults to as much as it needs.',
      }),
    ),
  },
  { title: 'InvoiceBankLineInput' },
)

export const InvoiceLineParams = Type.Object({ tenantId: Uuid, invoiceId: { ...Uuid, description: 'The invoice.' } })

export const RefundInput = Type.Object(
  {
    recipientName: Type.Optional({ ...Name, description: 'Whom to pay. Defaults to the payer.' }),
    bankAccount: Type.Optional(BankAccount),
    ibanAccount: Type.Optional(IbanAccount),
    domesticAccount: Type.Optional(DomesticAccount),
  },
  {
    title: 'BankLineRefundInput',
    description: 'At most one account. Without one, the money goes back to the account that it came from.',
  },
)
export type RefundInput = Static<typeof RefundInput>

export const RefundedLine = Type.Object(
  { line: BankLine, payoutId: { ...Uuid, description: 'The payout that pays the money back.' } },
  { title: 'RefundedBankLine' },
)
export type RefundedLine = Static<typeof RefundedLine>

export const BankLineParams = Type.Object({ tenantId: Uuid, bankLineId: { ...Uuid, description: 'The line.' } })

const filters = {
  state: Type.Optional(OneOf(lineStates, { description: 'Only lines in this state.' })),
  suggested: Type.Optional(
    Type.Boolean({ description: 'Only lines with suggestions (true), or without any (false).' }),
  ),
  direction: Type.Optional(OneOf(['credit', 'debit'], { description: 'Only money that came in, or that left.' })),
  bankFileId: Type.Optional({ ...Uuid, description: 'Only lines of this file.' }),
  transactionAccountId: Type.Optional({ ...Uuid, description: 'Only lines of this account.' }),
  q: Type.Optional(
    Text(100, { minLength: 1, description: 'Only lines whose text, references, payer or amount contain this.' }),
  ),
}
export const BankLineListQuery = PageQuery(filters)
export type BankLineFilters = Pick<Static<typeof BankLineListQuery>, keyof typeof filters>

export const SuspenseSums = Type.Object(
  {
    accounts: Type.Array(
      Type.Object({
        transactionAccountId: { ...Uuid, description: 'The account.' },
        name: Type.String({ description: 'The name of the account.' }),
        currency: Currency,
        count: Type.Integer({ minimum: 1, description: 'The number of lines with money in suspense.' }),
        amount: { ...Amount, description: 'The money that is on the account and not booked.' },
        oldest: { ...Day, description: 'The booking date of the oldest line.' },
        olderThan30Days: { ...Amount, description: 'The part that was received more than 30 days ago.' },
      }),
      { description: 'The money in suspense, by account.' },
    ),
  },
  { title: 'SuspenseSums' },
)
