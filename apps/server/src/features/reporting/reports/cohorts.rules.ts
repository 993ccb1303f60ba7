import { Temporal } from 'temporal-polyfill'
import { cohortAges, type CohortRow } from './cohorts.queries.ts'
import type { Period } from './collected.rules.ts'
import type { CohortReport } from './reports.schemas.ts'

/** The report. An age that the youngest case of a month has not reached yet has no figure. */
export function cohortsOf(rows: readonly CohortRow[], { from, to }: Period, today: string, asOf: Date): CohortReport {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return {
    asOf: asOf.toISOString(),
    from,
    to,
    currencies: currencies.map((currency) => ({
      currency,
      months: rows
        .filter((row) => row.currency === currency)
        .map(({ month, cases, claimed, collected, byAge }) => ({
          ...{ month, cases, claimed, collected },
          ages: cohortAges.map((months, index) => ({
            months,
            collected: hasReached(month, months, today) ? (byAge[index] ?? 0) : null,
          })),
        })),
    })),
  }
}

/** Whether every case created in the month is at least so many months old. */
export function hasReached(month: string, months: number, today: string): boolean {
  const firstDayAfter = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 })
  return Temporal.PlainDate.compare(firstDayAfter.add({ months }), Temporal.PlainDate.from(today)) <= 0
}
