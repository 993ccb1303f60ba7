import { locale, plainDate } from './format.ts'

// A date as the API takes it, `2026-11-24`, has no time zone: it is written and counted in UTC.

function atNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}

/** A date without a time, as this language writes dates; nothing for none. */
export function formatPlainDate(date: string): string {
  if (date === '') return ''
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale(), format).format(atNoon(date))
}

/** The date so many days later. */
export function shiftPlainDate(date: string, days: number): string {
  const shifted = atNoon(date)
  shifted.setUTCDate(shifted.getUTCDate() + days)
  return shifted.toISOString().slice(0, 10)
}

/** The months by their first three letters, in the language of the reader. */
function monthNames(): string[] {
  const format = new Intl.DateTimeFormat(locale(), { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => threeLetters(format.format(new Date(Date.UTC(2026, month, 15)))))
}

function threeLetters(name: string): string {
  return name.slice(0, 3).toLowerCase()
}

/**
 * Reads a date as people write it: `24.12.2026`, `24/12/26`, `24-12`, `24122026`, `24 Dec 2026`, `2026-12-24`. The day
 * stands first, and a year that is left out is this one. Undefined where it is none.
 */
export function parsePlainDate(text: string, today = plainDate(new Date())): string | undefined {
  const parts = dateParts(text.trim())
  if (parts === undefined) return undefined
  const { day, month, year = today.slice(0, 4) } = parts
  const date = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // 31 February is no date, and a month 13 neither; a year far away is a slip of the hand.
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
