import { formatPercent } from '../../../text/format.ts'
import { shareOf } from '../cohorts/cohorts.rules.ts'

/** The share of a target that was collected, in words. */
export function reachedOf(amount: number, target: number): { percent: string } {
  return { percent: formatPercent(shareOf(Math.max(0, amount), target) ?? 0) }
}

/** The part of a month that is in a period, both days inclusive. */
export function partOfMonth(
  month: string,
  { from, to }: { from: string; to: string },
): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const [first, last] = [`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)]
  return { from: first < from ? from : first, to: last > to ? to : last }
}

/** How much of a month has passed on a day, from 0 to 1. */
export function elapsedOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return date / new Date(Date.UTC(year, month, 0)).getUTCDate()
}
