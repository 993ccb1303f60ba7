import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'

const dayMs = 86_400_000
const noonMs = 12 * 3_600_000

/** The farthest that a clock can be moved. */
const yearsMax = 10

/** Noon of a day in a time zone: working hours, on every day of the year. */
export function noonOf(day: string, timeZone: string): Date {
  const start = parseTimestamp(day, timeZone) ?? new Date(`${day}T00:00:00Z`)
  return new Date(start.getTime() + noonMs)
}

/** Where a clock stops next on its way: noon of the following day, or its destination if that comes first. */
export function nextStop(at: Date, to: Date, timeZone: string): Date {
  const next = noonOf(dayAfter(localDate(at, timeZone)), timeZone)
  return next < to ? next : to
}

/** The number of days between two moments in a time zone. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  return Math.round((Date.parse(localDate(to, timeZone)) - Date.parse(localDate(from, timeZone))) / dayMs)
}

/** The last day that a clock can be moved to. */
export function lastDay(today: string): string {
  const year = Number(today.slice(0, 4)) + yearsMax
  return `${String(year)}${today.endsWith('-02-29') ? '-02-28' : today.slice(4)}`
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
}
