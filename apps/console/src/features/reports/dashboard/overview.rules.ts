import type { client } from '../../../api/client.ts'

export type Overview = Awaited<ReturnType<typeof client.reports.getOverview>>
export type Collected = Overview['collected'][number]

/** The currencies that there is anything to say of, each once, those in which money came in first. */
export function currenciesOf({ collected, collectedByCreditor, ageing }: Overview): readonly string[] {
  return [...new Set([...collected, ...collectedByCreditor, ...ageing].map(({ currency }) => currency))]
}

export type Comparison =
  { readonly kind: 'more' | 'less'; readonly fraction: number } | { readonly kind: 'same' | 'firstMoney' }

/** This month compared with last month up to the same day. */
export function comparisonOf({ thisMonth, lastMonthToDate }: Collected): Comparison {
  if (thisMonth === lastMonthToDate) return { kind: 'same' }
  if (lastMonthToDate <= 0) return { kind: 'firstMoney' }
  const fraction = Math.abs(thisMonth - lastMonthToDate) / lastMonthToDate
  return { kind: thisMonth > lastMonthToDate ? 'more' : 'less', fraction }
}

/** How much of the room of a bar each amount fills, against the largest; what is below nothing fills none. */
export function shares(amounts: readonly number[]): readonly number[] {
  const top = Math.max(...amounts, 1)
  return amounts.map((amount) => Math.max(0, amount / top))
}

/** Whether there is nothing at all to show. */
export function isEmpty({ collected, ageing, casesByStatus, work }: Overview): boolean {
  const counts = [...Object.values(casesByStatus), ...Object.values(work)]
  return collected.length === 0 && ageing.length === 0 && counts.every((count) => count === 0)
}
