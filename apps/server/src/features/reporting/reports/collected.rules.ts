import { Temporal } from 'temporal-polyfill'
import { validationFailed } from '../../../problems/index.ts'
import type { TargetSum } from '../targets/index.ts'
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
export function collectedOf(
  { rows, targets }: { readonly rows: readonly CollectedRow[]; readonly targets: readonly TargetSum[] },
  { from, to }: Period,
  asOf: Date,
): CollectedReport {
  const months = monthsOf(from, to)
  const currencies = [...new Set([...rows, ...targets].map(({ currency }) => currency))].sort()
  return {
    asOf: asOf.toISOString(),
    from,
    to,
    currencies: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency)
      const goals = targets.filter((target) => target.currency === currency)
      const byMonth = new Map(own.map((row) => [row.month, row]))
      const goalOf = new Map(goals.map(({ month, amount }) => [month, amount]))
      return {
        currency,
        ...figures(
          own.find((row) => row.of === 'all'),
          sumOf(months.flatMap((month) => goalOf.get(month) ?? [])),
        ),
        months: months.map((month) => ({ month, ...figures(byMonth.get(month), goalOf.get(month) ?? null) })),
        creditors: creditorsOf(own, goals),
        people: peopleOf(own, goals),
      }
    }),
  }
}

type InCurrency = CollectedReport['currencies'][number]
type Figures = Pick<InCurrency, 'amount' | 'deposits' | 'target'>

function figures(row: CollectedRow | undefined, target: number | null): Figures {
  return { amount: row?.amount ?? 0, deposits: row?.deposits ?? 0, target }
}

function sumOf(amounts: readonly number[]): number | null {
  return amounts.length === 0 ? null : amounts.reduce((all, amount) => all + amount, 0)
}

/** Creditors with payments, largest first, and then those that only have a target. */
function creditorsOf(rows: readonly CollectedRow[], targets: readonly TargetSum[]): InCurrency['creditors'] {
  const goals = new Map(targets.map(({ creditorId, amount }) => [creditorId, amount]))
  const paid = rows.flatMap((row) =>
    row.creditorId === null || row.name === null
      ? []
      : [{ creditorId: row.creditorId, name: row.name, ...figures(row, goals.get(row.creditorId) ?? null) }],
  )
  const known = new Set(paid.map(({ creditorId }) => creditorId))
  const unpaid = targets.flatMap(({ creditorId, creditorName, amount }) =>
    creditorId === null || creditorName === null || known.has(creditorId)
      ? []
      : [{ creditorId, name: creditorName, ...figures(undefined, amount) }],
  )
  return [...paid, ...unpaid]
}

/** Caseworkers whose creditors have payments, largest first, and then those that only have a target. */
function peopleOf(rows: readonly CollectedRow[], targets: readonly TargetSum[]): InCurrency['people'] {
  const goals = new Map(targets.map(({ caseworkerId, amount }) => [caseworkerId, amount]))
  const paid = rows
    .filter((row) => row.of === 'caseworker')
    .map((row) => {
      const target = row.caseworkerId === null ? null : (goals.get(row.caseworkerId) ?? null)
      return { caseworkerId: row.caseworkerId, name: row.name, ...figures(row, target) }
    })
  const known = new Set(paid.map(({ caseworkerId }) => caseworkerId))
  const unpaid = targets.flatMap(({ caseworkerId, caseworkerName, amount }) =>
    caseworkerId === null || known.has(caseworkerId)
      ? []
      : [{ caseworkerId, name: caseworkerName, ...figures(undefined, amount) }],
  )
  return [...paid, ...unpaid]
}

function monthsOf(from: string, to: string): readonly string[] {
  const first = Temporal.PlainDate.from(from).toPlainYearMonth()
  const { years, months } = first.until(Temporal.PlainDate.from(to).toPlainYearMonth())
  return Array.from({ length: years * 12 + months + 1 }, (_, index) => first.add({ months: index }).toString())
}
