import { Temporal } from 'temporal-polyfill'
import type { OverviewMoments, OverviewRow } from './reports.queries.ts'
import type { Overview } from './reports.schemas.ts'

const MONTHS_SHOWN = 12

/** The time limits of the overview, in the tenant's time zone. */
export function overviewMoments(now: Date, timeZone: string): OverviewMoments {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const thisMonth = here.with({ day: 1 }).startOfDay()
  const dateOf = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds)
  return {
    now,
    timeZone,
    from: dateOf(thisMonth.subtract({ months: MONTHS_SHOWN - 1 })),
    lastMonth: dateOf(thisMonth.subtract({ months: 1 })),
    thisMonth: dateOf(thisMonth),
    monthAgo: dateOf(here.subtract({ months: 1 })),
  }
}

/** The overview: missing months and statuses have 0. */
export function overviewOf(row: OverviewRow, { now, timeZone, from }: OverviewMoments): Overview {
  const first = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone)
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    first.add({ months: index }).toPlainDate().toPlainYearMonth().toString(),
  )
  const currencies = [...new Set(row.collectedByMonth.map(({ currency }) => currency))].sort()
  const status = { PENDING: 0, VERIFIED: 0, ENDED: 0, ...row.casesByStatus }
  return {
    asOf: now.toISOString(),
    collected: currencies.map((currency) => {
      const amounts = new Map(
        row.collectedByMonth.filter((item) => item.currency === currency).map((item) => [item.month, item.amount]),
      )
      const byMonth = months.map((month) => ({ month, amount: amounts.get(month) ?? 0 }))
      return {
        currency,
        thisMonth: byMonth.at(-1)?.amount ?? 0,
        lastMonth: byMonth.at(-2)?.amount ?? 0,
        lastMonthToDate: row.lastMonthToDate.find((item) => item.currency === currency)?.amount ?? 0,
        months: byMonth,
      }
    }),
    collectedByCreditor: row.collectedByCreditor,
    ageing: [...row.ageing],
    casesByStatus: status,
    work: { ...row.work, pendingCases: status.PENDING },
  }
}
