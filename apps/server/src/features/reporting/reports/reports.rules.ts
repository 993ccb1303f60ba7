import { Temporal } from 'temporal-polyfill'
import type { Currency } from '../../../platform/money/money.ts'
import type { MonthTarget } from '../targets/index.ts'
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
        target: null,
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

/** The overview with the targets of this month. A currency in which nothing was collected is added if it has one. */
export function withTargets(overview: Overview, targets: readonly MonthTarget[], thisMonth: string): Overview {
  const goals = new Map<Currency, number>()
  for (const { currency, amount } of targets) if (amount !== null) goals.set(currency, amount)
  const known = new Set(overview.collected.map(({ currency }) => currency))
  const unpaid = [...goals.keys()]
    .filter((currency) => !known.has(currency))
    .map((currency) => nothingIn(currency, thisMonth))
  const collected = [...overview.collected, ...unpaid].map((each) => ({
    ...each,
    target: goals.get(each.currency) ?? null,
  }))
  return { ...overview, collected: collected.sort((one, other) => (one.currency < other.currency ? -1 : 1)) }
}

function nothingIn(currency: Currency, thisMonth: string): Overview['collected'][number] {
  const last = Temporal.PlainYearMonth.from(thisMonth)
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) => ({
    month: last.subtract({ months: MONTHS_SHOWN - 1 - index }).toString(),
    amount: 0,
  }))
  return { currency, thisMonth: 0, target: null, lastMonth: 0, lastMonthToDate: 0, months }
}
