import type { client } from '../../../api/client.ts'

export type Overview = Awaited<ReturnType<typeof client.reports.getOverview>>
export type Collected = Overview['collected'][number]

/** The currencies with any figures, each once, those with collected amounts first. */
export function currenciesOf({ collected, collectedByCreditor, ageing }: Overview): readonly string[] {
  return [...new Set([...collected, ...collectedByCreditor, ...ageing].map(({ currency }) => currency))]
}

export type Comparison =
  | { readonly kind: 'more' | 'less'; readonly fraction: number }
  | { readonly kind: 'same' | 'firstMoney' }

/** This month compared with last month up to the same day. */
export function comparisonOf({ thisMonth, lastMonthToDate }: Collected): Comparison {
  if (thisMonth === lastMonthToDate) return { kind: 'same' }
  if (lastMonthToDate <= 0) return { kind: 'firstMoney' }
  const fraction = Math.abs(thisMonth - lastMonthToDate) / lastMonthToDate
  return { kind: thisMonth > lastMonthToDate ? 'more' : 'less', fraction }
}

/** The length of each bar relative to the largest; negative amounts have length zero. */
export function shares(amounts: readonly number[]): readonly number[] {
  const top = Math.max(...amounts, 1)
  return amounts.map((amount) => Math.max(0, amount / top))
}

/** Whether there is nothing at all to show. */
export function isEmpty({ collected, ageing, casesByStatus, work }: Overview): boolean {
  const counts = [...Object.values(casesByStatus), ...Object.values(work)]
  return collected.length === 0 && ageing.length === 0 && counts.every((count) => count === 0)
}
