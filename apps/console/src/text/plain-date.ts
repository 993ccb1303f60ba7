import { locale, plainDate, zone } from './format.ts'
import { tenantNow } from './tenant-time.ts'

// An API date such as `2026-11-24` has no time zone: it is formatted and counted in UTC.

function atNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}

/** A date without a time in the current language; empty for none. */
export function formatPlainDate(date: string): string {
  if (date === '') return ''
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale(), format).format(atNoon(date))
}

/** The date a number of days later. */
export function shiftPlainDate(date: string, days: number): string {
  const shifted = atNoon(date)
  shifted.setUTCDate(shifted.getUTCDate() + days)
  return shifted.toISOString().slice(0, 10)
}

/** The tenant's date a number of days from now. A day is not always 24 hours long. */
export function dateInDays(days: number, now = tenantNow()): string {
  return shiftPlainDate(plainDate(now), days)
}

/** The moment at which the clocks of the tenant show a full hour of a date. */
export function momentAt(date: string, hour: number): Date {
  const wanted = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`)
  // The offset is that of the moment itself, which may be on the other side of a clock change than the first guess.
  const guess = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(guess))
}

/** How far the clocks of the tenant are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  const format = { dateStyle: 'short', timeStyle: 'medium', ...zone() } as const
  // Swedish writes a date and time as ISO 8601 does.
  const shown = new Intl.DateTimeFormat('sv-SE', format).format(moment)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - moment
}

/** The months by their first three letters, in the current language. */
function monthNames(): string[] {
  const format = new Intl.DateTimeFormat(locale(), { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => threeLetters(format.format(new Date(Date.UTC(2026, month, 15)))))
}

function threeLetters(name: string): string {
  return name.slice(0, 3).toLowerCase()
}

/**
 * Parses a date as people write it: `24.12.2026`, `24/12/26`, `24-12`, `24122026`, `24 Dec 2026`, `2026-12-24`. The
 * day comes first, and the year defaults to the current one. Undefined if it is invalid.
 */
export function parsePlainDate(text: string, today = plainDate(tenantNow())): string | undefined {
  const parts = dateParts(text.trim())
  if (parts === undefined) return undefined
  const { day, month, year = today.slice(0, 4) } = parts
  const date = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // 31 February and month 13 are not dates, and a year far away is a typing error.
  const isReal = !Number.isNaN(atNoon(date).getTime()) && shiftPlainDate(date, 0) === date
  return isReal && date >= '1900' && date < '2200' ? date : undefined
}

interface DateParts {
  readonly day: string
  readonly month: string
  readonly year?: string | undefined
}

const inDigits = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[./\- ](?<month>\d{1,2})(?:[./\- ](?<year>\d{4}|\d{2}))?$/,
]
const withName = /^(?<day>\d{1,2})\.? ?(?<name>\p{L}{3,})\.?(?: (?<year>\d{4}))?$/u

function dateParts(text: string): DateParts | undefined {
  for (const form of inDigits) {
    const { day, month, year } = form.exec(text)?.groups ?? {}
    if (day !== undefined && month !== undefined) return { day, month, year }
  }
  const { day, name, year } = withName.exec(text)?.groups ?? {}
  if (day === undefined || name === undefined) return undefined
  const month = monthNames().indexOf(threeLetters(name))
  return month === -1 ? undefined : { day, month: String(month + 1), year }
}
