import Type, { type Static } from 'typebox'
import { Instant, OneOf, Uuid } from '../../platform/http/schemas.ts'
import { Amount, Currency } from '../../platform/money/money.ts'
import { CaseworkerFilter } from '../cases/index.ts'

export const OverviewQuery = Type.Object(
  { caseworkerId: Type.Optional(CaseworkerFilter) },
  { additionalProperties: false },
)

/** How long what is owed has been due, in days. */
export const ageingBuckets = ['not-due', '1-30', '31-60', '61-90', '91-180', '181-365', 'over-365'] as const

const Count = Type.Integer({ minimum: 0 })
const Collected = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description:
    'Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.',
  examples: [1_250_000],
})
const Month = Type.String({ pattern: '^\\d{4}-\\d{2}$', examples: ['2026-11'] })

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
