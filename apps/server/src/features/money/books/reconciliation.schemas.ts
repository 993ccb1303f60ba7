import Type, { type Static } from 'typebox'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

const Balance = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })

const accountName = Type.String({ description: 'The name of the account.' })
const purpose = OneOf(['CLIENT', 'OWN'], { description: 'Whose money is on the account.' })

/** What a difference may come from. */
const candidateKinds = ['UNASSIGNED_LINE', 'PAYMENT_WITHOUT_LINE', 'PAYOUT_WITHOUT_LINE'] as const

const PossiblePayout = Type.Object(
  {
    payoutId: { ...Uuid, description: 'The payout.' },
    recipientName: Type.String({ description: 'Who is paid.' }),
  },
  { title: 'PossiblePayout' },
)

export const ReconciliationCandidate = Type.Object(
  {
    candidateId: { ...Uuid, description: 'The bank line, deposit, creditor entry or payout.' },
    kind: OneOf(candidateKinds, {
      description:
        '`UNASSIGNED_LINE`: money left the bank, and nothing says what for. `PAYMENT_WITHOUT_LINE`: a payment was registered without a bank line. `PAYOUT_WITHOUT_LINE`: a payout is marked as paid, and no bank line has paid it.',
    }),
    currency: Currency,
    amount: { ...Amount, description: 'The amount, in the minor unit of the currency.' },
    day: { ...Day, description: 'The day in the books.' },
    text: Type.String({ description: 'What the bank wrote, or whose payment it is.' }),
    caseId: Nullable({ ...Uuid, description: 'The case.' }),
    caseSeqId: Nullable(Type.Integer({ minimum: 1, description: 'The number of the case.' })),
    creditorId: Nullable({ ...Uuid, description: 'The creditor.' }),
    payouts: Type.Array(PossiblePayout, {
      description: 'For a line: payouts of the same amount that no line has paid, at most five.',
    }),
  },
  { title: 'ReconciliationCandidate' },
)
export type ReconciliationCandidate = Static<typeof ReconciliationCandidate>

export const ReconciliationQuery = Type.Object(
  { day: Type.Optional({ ...Day, description: 'The day at whose end the accounts are compared. Defaults to today.' }) },
  { additionalProperties: false },
)

export const CandidateQuery = PageQuery({
  currency: Type.Optional({ ...Currency, description: 'Only candidates in this currency.' }),
})

export const Reconciliation = Type.Object(
  {
    day: { ...Day, description: 'The day at whose end the accounts are compared.' },
    postedAt: Nullable({
      ...Instant,
      description: 'The books contain everything recorded up to this time; null if nothing is posted.',
    }),
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        accounts: Type.Array(
          Type.Object({
            transactionAccountId: { ...Uuid, description: 'The bank account.' },
            name: accountName,
            purpose,
            reportedOn: Nullable({
              ...Day,
              description: 'The last day up to `day` for which the bank reported a balance.',
            }),
            bankBalance: Nullable({
              ...Balance,
              description: 'The reported balance, and the lines after it up to `day`; null if none was reported.',
            }),
            bookBalance: { ...Balance, description: 'The balance in the books.' },
            difference: {
              ...Balance,
              description: '`bankBalance` less `bookBalance`: lines are missing, or are there twice.',
            },
          }),
          { description: 'The bank accounts.' },
        ),
        bank: { ...Balance, description: 'The money on all accounts: what the banks reported, else the books.' },
        owedToCreditors: {
          ...Balance,
          description: 'Collected for creditors and not paid out, with payouts on their way.',
        },
        suspense: { ...Balance, description: 'Received, and not booked on a case.' },
        own: { ...Balance, description: 'The agency’s own money.' },
        takenOver: { ...Balance, description: 'What was on client accounts before their first statement.' },
        difference: {
          ...Balance,
          description: '`bank` less what it should be. Zero, or it has candidates.',
        },
      }),
      { description: 'The comparison for each currency.' },
    ),
  },
  { title: 'Reconciliation' },
)
export type Reconciliation = Static<typeof Reconciliation>

export const BankDay = Type.Object(
  {
    bankBalanceId: { ...Uuid, description: 'The id of the reported balance.' },
    transactionAccountId: { ...Uuid, description: 'The bank account.' },
    name: accountName,
    currency: Currency,
    day: { ...Day, description: 'The day.' },
    bankBalance: { ...Balance, description: 'What the bank reported for the end of the day.' },
    bookBalance: { ...Balance, description: 'The balance in the books at the end of the day.' },
    difference: { ...Balance, description: '`bankBalance` less `bookBalance`.' },
  },
  { title: 'BankDay' },
)
export type BankDay = Static<typeof BankDay>

export const BankDayQuery = PageQuery({
  transactionAccountId: Type.Optional(Type.String({ format: 'uuid', description: 'Only days of this account.' })),
  differing: Type.Optional(
    Type.Boolean({ description: 'Only days on which bank and books differ, or only the others.' }),
  ),
})
export type BankDayFilters = Pick<Static<typeof BankDayQuery>, 'transactionAccountId' | 'differing'>
