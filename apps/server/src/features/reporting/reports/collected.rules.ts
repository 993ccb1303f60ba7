import { Temporal } from 'temporal-polyfill'
import { validationFailed } from '../../../problems/index.ts'
import type { CollectedRow } from './collected.queries.ts'
import { type CollectedQuery, type CollectedReport, periodMonthsMax } from './reports.schemas.ts'
import { message } from './reports.problems.ts'

const MONTHS_UNLESS_SAID = 12

export interface Period {
  readonly from: string
  readonly to: string
  /** The start of the period in the tenant's time zone, and its end (exclusive). */
  readonly start: Date
  readonly end: Date
}

/** The days to count: the requested ones, or the twelve months until today. */
export function periodOf({ from, to }: Pick<CollectedQuery, 'from' | 'to'>, now: Date, timeZone: string): Period {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const last = to === undefined ? today : Temporal.PlainDate.from(to)
  const first =
    from === undefined
      ? last.with({ day: 1 }).subtract({ months: MONTHS_UNLESS_SAID - 1 })
      : Temporal.PlainDate.from(from)
  if (Temporal.PlainDate.compare(first, last) > 0) {
    throw validationFailed([{ path: '/to', message: message('must not be before from') }])
  }
  if (Temporal.PlainDate.compare(first.add({ months: periodMonthsMax }), last) <= 0) {
    throw validationFailed([
      { path: '/from', message: message('must be at most {0} months before to', periodMonthsMax) },
    ])
  }
  const startOf = (day: Temporal.PlainDate): Date => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
  return { from: first.toString(), to: last.toString(), start: startOf(first), end: startOf(last.add({ days: 1 })) }
}

/** The report: months without payments have 0. */
export function collectedOf(rows: readonly CollectedRow[], { from, to }: Period, asOf: Date): CollectedReport {
  const months = monthsOf(from, to)
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return {
    asOf: asOf.toISOString(),
    from,
    to,
    currencies: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency)
      const total = own.find(({ month, creditorId }) => month === null && creditorId === null)
      const byMonth = new Map(own.map((row) => [row.month, row]))
      const creditors = own.flatMap(({ creditorId, name, amount, deposits }) =>
        creditorId === null || name === null ? [] : [{ creditorId, name, amount, deposits }],
      )
      return {
        currency,
        amount: total?.amount ?? 0,
        deposits: total?.deposits ?? 0,
        months: months.map((month) => {
          const { amount, deposits } = byMonth.get(month) ?? { amount: 0, deposits: 0 }
          return { month, amount, deposits }
        }),
        creditors,
      }
    }),
  }
}

function monthsOf(from: string, to: string): readonly string[] {
  const first = Temporal.PlainDate.from(from).toPlainYearMonth()
  const { years, months } = first.until(Temporal.PlainDate.from(to).toPlainYearMonth())
  return Array.from({ length: years * 12 + months + 1 }, (_, index) => first.add({ months: index }).toString())
}
