import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Instant, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { ageingBuckets, CaseworkerFilter } from '../../casework/cases/index.ts'
import { message } from './reports.problems.ts'

export const OverviewQuery = Type.Object(
  { caseworkerId: Type.Optional(CaseworkerFilter) },
  { additionalProperties: false },
)

const Count = Type.Integer({ minimum: 0 })
const Collected = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description:
    'Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.',
  examples: [1_250_000],
})
const Month = Form('^\\d{4}-\\d{2}$', message('must be a month, such as 2026-11'), { examples: ['2026-11'] })

const CollectedInCurrency = Type.Object({
  currency: Currency,
  thisMonth: Collected,
  lastMonth: Collected,
  lastMonthToDate: Type.Integer({
    ...Collected,
    description: 'What had been collected last month by the same day of the month, to compare this month with.',
  }),
  months: Type.Array(Type.Object({ month: Month, amount: Collected }), {
    description: 'The last twelve months, the oldest first; months in which nothing came in are there with 0.',
  }),
})

const CollectedForCreditor = Type.Object({
  creditorId: Uuid,
  name: Type.String(),
  currency: Currency,
  thisMonth: Collected,
  lastMonth: Collected,
})

const AgeingLine = Type.Object({
  currency: Currency,
  bucket: OneOf(ageingBuckets, { description: 'For how many days it has been due.' }),
  outstanding: Amount,
  vouchers: Count,
})

export const Overview = Type.Object(
  {
    asOf: { ...Instant, description: 'When the figures were counted. Large tenants are counted less often.' },
    collected: Type.Array(CollectedInCurrency),
    collectedByCreditor: Type.Array(CollectedForCreditor, {
      description: 'Every creditor for whom something came in since the beginning of last month, the largest first.',
    }),
    ageing: Type.Array(AgeingLine, { description: 'What is owed on cases that are not ended.' }),
    casesByStatus: Type.Object({ PENDING: Count, VERIFIED: Count, ENDED: Count }),
    work: Type.Object(
      {
        unmappedInteractions: { ...Count, description: 'Incoming, and not yet on a case.' },
        unhandledInteractions: { ...Count, description: 'Incoming, on a case, and not yet handled.' },
        remindersDue: {
          ...Count,
          description:
            'Cases with an open update whose reminder has come: those that `list-cases` finds with `reminderDue`.',
        },
        pendingCases: { ...Count, description: 'Cases that nobody has verified yet.' },
      },
      { description: 'What waits for someone.' },
    ),
  },
  { title: 'Overview' },
)
export type Overview = Static<typeof Overview>

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-11-30'] })
const AsOf = { ...Instant, description: 'When it was counted. Large tenants are counted less often.' }
const narrowing = {
  creditorId: Type.Optional(Type.String({ format: 'uuid', description: 'Only what belongs to this creditor.' })),
  currency: Type.Optional({ ...Currency, description: 'Only what is in this currency.' }),
}

/** How long a period may be, so that one question does not read a decade. */
export const periodMonthsMax = 36

const period = {
  from: Type.Optional({
    ...Day,
    description:
      'The first day, in the time zone of the tenant. If left out, that of the month eleven months before `to`.',
  }),
  to: Type.Optional({
    ...Day,
    description: `The last day. Today, if left out. At most ${periodMonthsMax} months are counted at a time.`,
  }),
}

export const CollectedQuery = Type.Object({ ...period, ...narrowing }, { additionalProperties: false })
export type CollectedQuery = Static<typeof CollectedQuery>

export const CollectedExportQuery = Type.Object(
  {
    ...period,
    ...narrowing,
    groupBy: Type.Optional(
      OneOf(['month', 'creditor'], { default: 'month', description: 'What there is one line for, in each currency.' }),
    ),
  },
  { additionalProperties: false },
)

const Deposits = { ...Count, description: 'How many deposits there were, also those that were reversed since.' }

export const CollectedReport = Type.Object(
  {
    asOf: AsOf,
    from: Day,
    to: Day,
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        amount: Collected,
        deposits: Deposits,
        months: Type.Array(Type.Object({ month: Month, amount: Collected, deposits: Deposits }), {
          description: 'Every month of the period, the oldest first; those in which nothing came in are there with 0.',
        }),
        creditors: Type.Array(
          Type.Object({ creditorId: Uuid, name: Type.String(), amount: Collected, deposits: Deposits }),
          { description: 'Every creditor for whom something came in, the largest first.' },
        ),
      }),
    ),
  },
  { title: 'CollectedReport' },
)
export type CollectedReport = Static<typeof CollectedReport>

export const AgeingQuery = Type.Object(narrowing, { additionalProperties: false })
export type AgeingQuery = Static<typeof AgeingQuery>

const owed = {
  outstanding: Amount,
  vouchers: { ...Count, description: 'Claims of which something is outstanding.' },
  cases: { ...Count, description: 'The cases that these claims are on.' },
}
const buckets = Type.Array(
  Type.Object({ bucket: OneOf(ageingBuckets, { description: 'For how many days it has been due.' }), ...owed }),
  { description: 'What has been due for how long, the shortest first; where there is nothing, there is no bucket.' },
)

export const AgeingReport = Type.Object(
  {
    asOf: AsOf,
    currencies: Type.Array(
      Type.Object({
        currency: Currency,
        ...owed,
        buckets,
        creditors: Type.Array(Type.Object({ creditorId: Uuid, name: Type.String(), ...owed, buckets }), {
          description: 'Every creditor to whom something is owed, the largest first.',
        }),
      }),
    ),
  },
  { title: 'AgeingReport' },
)
export type AgeingReport = Static<typeof AgeingReport>
