import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'

export type Simulation = Result<typeof client.caseWorkflows.simulateWorkflow>
export type SimulatedVersion = Simulation['results'][number]
type Week = SimulatedVersion['weeks'][number]

/** What a simulation counts, in the order of its columns. */
export const counted = ['letters', 'emails', 'textMessages', 'fees', 'tasks', 'otherSteps'] as const
export type Counted = (typeof counted)[number]

/** The messages of a week: letters, e-mails and text messages. */
export function messagesOf({ letters, emails, textMessages }: Week): number {
  return letters + emails + textMessages
}

/** All weeks of a version together. */
export function totalOf({ weeks }: SimulatedVersion, name: Counted | 'feeAmount'): number {
  return weeks.reduce((sum, week) => sum + week[name], 0)
}

/** What is paid in weeks, by currency. */
export function cashOf(weeks: readonly Week[]): { readonly currency: string; readonly amount: number }[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of weeks.flatMap(({ cash }) => cash))
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((a, b) => a.currency.localeCompare(b.currency))
}

/** The weeks of all versions, those of the same week one after the other. */
export function rowsOf(
  results: readonly SimulatedVersion[],
): { readonly version: number | null; readonly week: Week }[] {
  const rows = results.flatMap(({ version, weeks }) => weeks.map((week) => ({ version, week })))
  // Sorting keeps the order of versions within a week.
  return rows.sort((a, b) => a.week.from.localeCompare(b.week.from))
}

/** The heights of the bars of each version, as shares of the highest bar of all. */
export function heightsOf(results: readonly SimulatedVersion[]): number[][] {
  const counts = results.map(({ weeks }) => weeks.map(messagesOf))
  const highest = Math.max(1, ...counts.flat())
  return counts.map((ofVersion) => ofVersion.map((count) => count / highest))
}
