import type { Period } from './collected.rules.ts'
import type { PromiseCountRow } from './promises.queries.ts'
import type { PromisesReport } from './promises.schemas.ts'

type Counts = PromisesReport['currencies'][number]['months'][number]

/** The report, from counts of all, of each month and of each person. */
export function promisesReportOf(rows: readonly PromiseCountRow[], { from, to }: Period, asOf: Date): PromisesReport {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return {
    asOf: asOf.toISOString(),
    from,
    to,
    currencies: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency)
      const total = own.find(({ month, takenBy }) => month === null && takenBy === null)
      return {
        currency,
        ...countsOf(total),
        months: own.flatMap((row) => (row.month === null ? [] : [{ month: row.month, ...countsOf(row) }])),
        people: own.flatMap((row) => (row.takenBy === null ? [] : [{ takenBy: row.takenBy, ...countsOf(row) }])),
      }
    }),
  }
}

function countsOf(row: PromiseCountRow | undefined): Omit<Counts, 'month'> {
  const { promises = 0, kept = 0, broken = 0, cancelled = 0, open = 0, promised = 0, paid = 0 } = row ?? {}
  return { promises, kept, broken, cancelled, open, promised, paid }
}
