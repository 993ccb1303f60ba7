import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Instant, Name, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { accountTypes } from './book-accounts.data.ts'
import { message } from './books.problems.ts'
import { entryKinds } from './postings.rules.ts'

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

/** An amount that may be negative. */
const Balance = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'In the minor unit of the currency; a credit balance is negative.',
})

const handle = Type.String({
  description:
    'What is posted on the account, such as `client-money`, `suspense` or `debtors`. `bank-` and the id of a transaction account is that bank account.',
  examples: ['client-money'],
})
const numberNote = { description: 'The number in the chart of accounts.', examples: ['6810'] }
const NumberInput = Form('^[1-9][0-9]{0,9}$', message('must be a number of up to ten digits, such as 6810'), numberNote)

export const BookAccount = Type.Object(
  {
    bookAccountId: { ...Uuid, description: 'The id of the account.' },
    tenantId: Uuid,
    handle,
    type: OneOf(accountTypes, { description: 'Which side of the accounts it belongs to.' }),
    number: Type.String(numberNote),
    name: Type.String({ description: 'The name of the account.' }),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'BookAccount' },
)
export type BookAccount = Static<typeof BookAccount>

export const BookAccountPatch = Type.Object(
  {
    number: Type.Optional(NumberInput),
    name: Type.Optional({ ...Name, description: 'The name of the account.' }),
  },
  { title: 'BookAccountPatch' },
)
export type BookAccountPatch = Static<typeof BookAccountPatch>

export const BookAccountParams = Type.Object({
  tenantId: Uuid,
  bookAccountId: { ...Uuid, description: 'The account.' },
})

const AccountOfEntry = (description: string) =>
  Type.Object(
    {
      bookAccountId: { ...Uuid, description: 'The id of the account.' },
      number: Type.String(numberNote),
      name: Type.String({ description: 'The name of the account.' }),
    },
    { description },
  )

export const BookEntry = Type.Object(
  {
    entryId: { ...Uuid, description: 'The id of the entry.' },
    tenantId: Uuid,
    month: Type.String({ description: 'The month of the books.', examples: ['2026-03'] }),
    number: Type.Integer({ minimum: 1, description: 'The number of the entry in its month, without gaps.' }),
    kind: OneOf(entryKinds, { description: 'What was posted.' }),
    sourceId: {
      ...Uuid,
      description: 'The voucher, allocation, bank line, settlement, payout or entry it follows from.',
    },
    debit: AccountOfEntry('The account that is debited.'),
    credit: AccountOfEntry('The account that is credited.'),
    amount: { ...Amount, description: 'The amount, in the minor unit of the currency.' },
    currency: Currency,
    postingDate: { ...Day, description: 'The day in the books.' },
    originalDate: {
      ...Day,
      description: 'The day it belongs to. Before `postingDate` if its month had been closed when it was posted.',
    },
    valueDate: { ...Day, description: 'The day from which the money counts.' },
    creditorId: Nullable({ ...Uuid, description: 'The creditor whose money or claim it is.' }),
    creditorName: Nullable(Type.String({ description: 'The current name of the creditor.' })),
    caseId: Nullable({ ...Uuid, description: 'The case.' }),
    caseSeqId: Nullable(Type.Integer({ minimum: 1, description: 'The number of the case.' })),
    bankLineId: Nullable({ ...Uuid, description: 'The bank line.' }),
    balance: Nullable({
      ...Balance,
      description:
        'The balance of the account after the entry, if the list is of one account and currency; with `creditorId`, of that creditor.',
    }),
    postedAt: { ...Instant, description: 'When the entry was posted.' },
  },
  { title: 'BookEntry' },
)
export type BookEntry = Static<typeof BookEntry>

const filters = {
  from: Type.Optional({ ...Day, description: 'Only entries from this day of the books on.' }),
  to: Type.Optional({ ...Day, description: 'Only entries up to this day of the books.' }),
  currency: Type.Optional({ ...Currency, description: 'Only entries in this currency.' }),
  creditorId: Type.Optional(Type.String({ format: 'uuid', description: 'Only entries of this creditor.' })),
}

export const BookEntryQuery = PageQuery({
  ...filters,
  bookAccountId: Type.Optional(Type.String({ format: 'uuid', description: 'Only entries of this account.' })),
  caseId: Type.Optional(Type.String({ format: 'uuid', description: 'Only entries of this case.' })),
  kind: Type.Optional(OneOf(entryKinds, { description: 'Only entries of this kind.' })),
})
export type BookEntryFilters = Omit<Static<typeof BookEntryQuery>, 'page' | 'pageSize' | 'after'>

export const TrialBalanceQuery = Type.Object(filters, { additionalProperties: false })
export type TrialBalanceFilters = Static<typeof TrialBalanceQuery>

export const TrialBalance = Type.Object(
  {
    postedAt: Nullable({
      ...Instant,
      description: 'The books contain everything recorded up to this time; null if nothing is posted.',
    }),
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        debit: { ...Amount, description: 'The sum of all debits of the period, which is that of all credits.' },
        accounts: Type.Array(
          Type.Object({
            bookAccountId: { ...Uuid, description: 'The id of the account.' },
            handle,
            type: OneOf(accountTypes, { description: 'Which side of the accounts it belongs to.' }),
            number: Type.String(numberNote),
            name: Type.String({ description: 'The name of the account.' }),
            opening: { ...Balance, description: 'The balance before the period; a credit balance is negative.' },
            debit: { ...Amount, description: 'The sum of the debits of the period.' },
            credit: { ...Amount, description: 'The sum of the credits of the period.' },
            closing: { ...Balance, description: 'The balance at the end of the period; a credit balance is negative.' },
            entryCount: Type.Integer({ minimum: 0, description: 'The number of entries of the period.' }),
          }),
          { description: 'The accounts with entries, by number.' },
        ),
      }),
      { description: 'The balances for each currency. They add up to zero.' },
    ),
  },
  { title: 'TrialBalance' },
)
export type TrialBalance = Static<typeof TrialBalance>

export const BookPeriod = Type.Object(
  {
    bookPeriodId: { ...Uuid, description: 'The id of the month.' },
    tenantId: Uuid,
    month: Type.String({ description: 'The month.', examples: ['2026-03'] }),
    state: OneOf(['OPEN', 'CLOSED'], { description: 'Nothing can be posted in a `CLOSED` month.' }),
    entryCount: Type.Integer({ minimum: 0, description: 'The number of entries.' }),
    correctionCount: Type.Integer({
      minimum: 0,
      description: 'The entries that belong to an earlier day, because their month was closed.',
    }),
    closedAt: Nullable({ ...Instant, description: 'When the month was closed.' }),
    closedBy: Nullable(Type.Unsafe<Actor>({ ...Actor, description: 'Who closed the month.' })),
  },
  { title: 'BookPeriod' },
)
export type BookPeriod = Static<typeof BookPeriod>

export const BookPeriodParams = Type.Object({ tenantId: Uuid, bookPeriodId: { ...Uuid, description: 'The month.' } })
export const BookPeriodQuery = PageQuery({})
export const BookAccountListQuery = PageQuery({}, { pageSizeDefault: 100 })

export const BookkeepingQuery = Type.Object(
  {
    from: { ...Day, description: 'The first day.' },
    to: { ...Day, description: 'The last day.' },
    currency: { ...Currency, description: 'The currency of the file.' },
  },
  { additionalProperties: false },
)
export type BookkeepingPeriod = Static<typeof BookkeepingQuery>
