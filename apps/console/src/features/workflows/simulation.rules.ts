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

export interface Chart {
  /** The figure at the top of the scale: even and round, so that its half is a whole number. */
  readonly top: number
  /** The heights of the bars of each version, as shares of the scale. */
  readonly heights: readonly (readonly number[])[]
  /** How many weeks apart the dates below the chart are. */
  readonly weeksPerDate: number
}

const datesMax = 7

/** The messages of each week, for all versions on one scale. */
export function chartOf(results: readonly SimulatedVersion[]): Chart {
  const counts = results.map(({ weeks }) => weeks.map(messagesOf))
  const top = roundedUp(Math.max(2, ...counts.flat()))
  return {
    top,
    heights: counts.map((ofVersion) => ofVersion.map((count) => count / top)),
    weeksPerDate: Math.ceil(Math.max(1, ...counts.map(({ length }) => length)) / datesMax),
  }
}

/** The next of 2, 4, 10, 20, 40, 100 and so on. */
function roundedUp(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count))
  return [2, 4, 10].map((factor) => factor * power).find((round) => round >= count) ?? count
}
