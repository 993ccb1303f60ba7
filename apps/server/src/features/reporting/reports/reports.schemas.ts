import Type, { type Static } from 'typebox'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { ageingBuckets, CaseworkerFilter } from '../../casework/cases/index.ts'
import { Month } from '../targets/index.ts'

export const OverviewQuery = Type.Object(
  { caseworkerId: Type.Optional(CaseworkerFilter) },
  { additionalProperties: false },
)

export const Count = Type.Integer({ minimum: 0 })
const Collected = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description:
    'Deposits by their date, less reversals, in the minor unit of the currency. Negative if reversals exceed deposits.',
  examples: [1_250_000],
})
const Target = Nullable(
  Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'What was to be collected, from the targets; null if there is none.',
    examples: [1_500_000],
  }),
)
const CreditorName = Type.String({ description: 'Name of the creditor.' })

const CollectedInCurrency = Type.Object({
  currency: Currency,
  thisMonth: Collected,
  target: {
    ...Target,
    description:
      'The target of this month: that of the tenant or else the sum of those of its creditors; with `caseworkerId`, that of the user. Null if there is none.',
  },
  lastMonth: Collected,
  lastMonthToDate: Type.Integer({
    ...Collected,
    description: 'The amount collected last month up to the same day of the month, for comparison.',
  }),
  months: Type.Array(Type.Object({ month: Month, amount: Collected }), {
    description: 'The last twelve months, oldest first; months without payments have 0.',
  }),
})

const CollectedForCreditor = Type.Object({
  creditorId: Uuid,
  name: CreditorName,
  currency: Currency,
  thisMonth: Collected,
  lastMonth: Collected,
})

const Bucket = OneOf(ageingBuckets, { description: 'For how many days the debt has been due.' })
const VoucherCount = { ...Count, description: 'The number of debits that are not fully paid.' }

const AgeingLine = Type.Object({
  currency: Currency,
  bucket: Bucket,
  outstanding: Amount,
  vouchers: VoucherCount,
})

export const Overview = Type.Object(
  {
    asOf: { ...Instant, description: 'When the figures were computed. Less often for large tenants.' },
    collected: Type.Array(CollectedInCurrency, { description: 'Collected amounts by currency.' }),
    collectedByCreditor: Type.Array(CollectedForCreditor, {
      description: 'Every creditor with payments since the beginning of last month, largest amount first.',
    }),
    ageing: Type.Array(AgeingLine, { description: 'The debt on open cases, by how long it has been due.' }),
    casesByStatus: Type.Object(
      {
        PENDING: { ...Count, description: 'Cases that are not verified yet.' },
        VERIFIED: { ...Count, description: 'Cases being collected.' },
        ENDED: { ...Count, description: 'Ended cases.' },
      },
      { description: 'The number of cases in each status.' },
    ),
    work: Type.Object(
      {
        unmappedInteractions: { ...Count, description: 'Incoming messages that are not on a case yet.' },
        unhandledInteractions: { ...Count, description: 'Incoming messages on a case that are not handled yet.' },
        remindersDue: {
          ...Count,
          description: 'Cases with an open update whose reminder is due, as listed by `list-cases` with `reminderDue`.',
        },
        pendingCases: { ...Count, description: 'Cases that are not verified yet.' },
      },
      { description: 'Work waiting for a caseworker.' },
    ),
  },
  { title: 'Overview' },
)
export type Overview = Static<typeof Overview>

export const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-11-30'] })
export const AsOf = { ...Instant, description: 'When the figures were computed. Less often for large tenants.' }
const filters = {
  creditorId: Type.Optional(Type.String({ format: 'uuid', description: 'Only cases of this creditor.' })),
  currency: Type.Optional({ ...Currency, description: 'Only amounts in this currency.' }),
}

/** Limits the length of a period, so that one request does not read a decade. */
export const periodMonthsMax = 36

const period = {
  from: Type.Optional({
    ...Day,
    description:
      'The first day, in the time zone of the tenant. Defaults to the first day of the month eleven months before `to`.',
  }),
  to: Type.Optional({
    ...Day,
    description: `The last day. Defaults to today. A period has at most ${periodMonthsMax} months.`,
  }),
}

export const CollectedQuery = Type.Object({ ...period, ...filters }, { additionalProperties: false })
export type CollectedQuery = Static<typeof CollectedQuery>

export const CollectedExportQuery = Type.Object(
  {
    ...period,
    ...filters,
    groupBy: Type.Optional(
      OneOf(['month', 'creditor', 'person'], {
        default: 'month',
        description: 'Whether the file has one line per month, per creditor or per caseworker, in each currency.',
      }),
    ),
  },
  { additionalProperties: false },
)

const Deposits = { ...Count, description: 'The number of deposits, including those reversed later.' }

const collected = { amount: Collected, deposits: Deposits, target: Target }

export const CollectedReport = Type.Object(
  {
    asOf: AsOf,
    from: { ...Day, description: 'The first day of the period.' },
    to: { ...Day, description: 'The last day of the period.' },
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        ...collected,
        months: Type.Array(Type.Object({ month: Month, ...collected }), {
          description:
            'Every month of the period, oldest first; months without payments have 0. The target of a month is that of the tenant, or else the sum of those of its creditors.',
        }),
        creditors: Type.Array(Type.Object({ creditorId: Uuid, name: CreditorName, ...collected }), {
          description: 'Every creditor with payments or a target, largest amount first.',
        }),
        people: Type.Array(
          Type.Object({
            caseworkerId: Nullable({
              ...Uuid,
              description: 'The user who is responsible for the creditors; null for creditors without a caseworker.',
            }),
            name: Nullable(Type.String({ description: 'The name of the user.' })),
            ...collected,
          }),
          { description: 'What was collected for the creditors of each caseworker, largest amount first.' },
        ),
      }),
      { description: 'The figures in each currency.' },
    ),
  },
  { title: 'CollectedReport' },
)
export type CollectedReport = Static<typeof CollectedReport>

const CollectedPart = {
  ...period,
  ...filters,
  caseworkerId: Type.Optional({ ...Uuid, description: 'Only cases of the creditors of this user.' }),
}
export const CollectedPaymentsQuery = PageQuery(CollectedPart)
export type CollectedPaymentsQuery = Static<typeof CollectedPaymentsQuery>
export const CollectedPaymentsExportQuery = Type.Object(CollectedPart, { additionalProperties: false })

export const CollectedPayment = Type.Object(
  {
    caseVoucherId: { ...Uuid, description: 'The deposit, or the voucher that reverses one.' },
    caseId: Uuid,
    caseSeqId: Type.Integer({ minimum: 1, description: 'The number of the case.' }),
    debtorName: Type.String({ description: 'The name of the debtor.' }),
    creditorId: Uuid,
    creditorName: CreditorName,
    date: Instant,
    currency: Currency,
    amount: {
      ...Collected,
      description: 'In the minor unit of the currency; negative for a reversal.',
    },
    text: Nullable(Type.String({ description: 'The text of the voucher.' })),
  },
  { title: 'CollectedPayment' },
)
export type CollectedPayment = Static<typeof CollectedPayment>

export const CohortReport = Type.Object(
  {
    asOf: AsOf,
    from: { ...Day, description: 'The first day of the period.' },
    to: { ...Day, description: 'The last day of the period.' },
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        months: Type.Array(
          Type.Object({
            month: { ...Month, description: 'The month in which the cases were created.' },
            cases: { ...Count, description: 'The number of cases created.' },
            claimed: {
              ...Collected,
              description: 'All debits on these cases less credit notes and reversals, in the minor unit.',
            },
            collected: { ...Collected, description: 'Deposits on these cases until now, less reversals.' },
            ages: Type.Array(
              Type.Object({
                months: Type.Integer({ minimum: 1, description: 'The age of a case in months.' }),
                collected: Nullable({
                  ...Collected,
                  description:
                    'Deposits up to that age of each case, less reversals; null until the youngest case has reached it.',
                }),
              }),
              { description: 'What was collected up to the ages of 1, 3, 6, 12 and 24 months.' },
            ),
          }),
          { description: 'Every month in which cases were created, oldest first.' },
        ),
      }),
      { description: 'The figures in each currency.' },
    ),
  },
  { title: 'CohortReport' },
)
export type CohortReport = Static<typeof CohortReport>

export const AgeingQuery = Type.Object(filters, { additionalProperties: false })
export type AgeingQuery = Static<typeof AgeingQuery>

const debt = {
  outstanding: { ...Amount, description: 'The outstanding amount, in the minor unit of the currency.' },
  vouchers: VoucherCount,
  cases: { ...Count, description: 'The number of cases with these debits.' },
}
const buckets = Type.Array(Type.Object({ bucket: Bucket, ...debt }), {
  description: 'The debt by how long it has been due, shortest first. Empty buckets are left out.',
})

export const AgeingReport = Type.Object(
  {
    asOf: AsOf,
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        ...debt,
        buckets,
        creditors: Type.Array(Type.Object({ creditorId: Uuid, name: CreditorName, ...debt, buckets }), {
          description: 'Every creditor with outstanding debt, largest amount first.',
        }),
      }),
      { description: 'The figures in each currency.' },
    ),
  },
  { title: 'AgeingReport' },
)
export type AgeingReport = Static<typeof AgeingReport>
