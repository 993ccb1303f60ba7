import { ageingBuckets } from '../../casework/cases/index.ts'
import type { AgeingRow } from './ageing.queries.ts'
import type { AgeingReport } from './reports.schemas.ts'

type InCurrency = AgeingReport['currencies'][number]

/** The report: by currency, and within it by bucket and by creditor. */
export function ageingOf(rows: readonly AgeingRow[], asOf: Date): AgeingReport {
  return {
    asOf: asOf.toISOString(),
    currencies: [...grouped(rows, ({ currency }) => currency)].map(([currency, own]) => {
      const byCreditor = grouped(own, ({ creditorId }) => creditorId)
      return {
        currency,
        ...partOf(byCreditor.get(null) ?? []),
        creditors: [...byCreditor].flatMap(([creditorId, ofCreditor]) =>
          creditorId === null ? [] : [{ creditorId, name: ofCreditor[0]?.name ?? '', ...partOf(ofCreditor) }],
        ),
      }
    }),
  }
}

function grouped<Key>(rows: readonly AgeingRow[], keyOf: (row: AgeingRow) => Key): Map<Key, AgeingRow[]> {
  const groups = new Map<Key, AgeingRow[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return groups
}

/** The sum of the rows, and its buckets, shortest due first. */
function partOf(rows: readonly AgeingRow[]): Omit<InCurrency, 'currency' | 'creditors'> {
  const whole = rows.find(({ bucket }) => bucket === null)
  const buckets = ageingBuckets.flatMap((bucket) =>
    rows.filter((row) => row.bucket === bucket).map((row) => ({ bucket, ...sumsOf(row) })),
  )
  return { ...sumsOf(whole), buckets }
}

function sumsOf(row: AgeingRow | undefined): Pick<InCurrency, 'outstanding' | 'vouchers' | 'cases'> {
  const { outstanding = 0, vouchers = 0, cases = 0 } = row ?? {}
  return { outstanding, vouchers, cases }
}
