import { Temporal } from 'temporal-polyfill'
import { BoundedMap } from '../memory/bounded-map.ts'

const PLAIN_DATE = /^(\d{4})-(\d\d)-(\d\d)$/
/** `2024-05-01 00:00:00.000+01` and the extended format of ISO 8601; seconds and fractions are optional. */
const EXTENDED = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d(?::?\d\d)?)$/i
/** The basic format of ISO 8601: `20240501T000000.000+0100`. */
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(?:(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d(?:\d\d)?)$/i
/** A date outside these years is a typo, such as 0204 or 20024. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2200
/** The vouchers of a tenant have a few thousand distinct dates. A full cache evicts the oldest. */
const CACHE_SIZE_MAX = 5_000
const MINUTE_MS = 60_000
/** Since 1972, days begin with a minute of UTC in every time zone. */
const WHOLE_MINUTES_SINCE = Date.UTC(1973, 0)

/**
 * Parses a date-time with an offset, or a plain date as the start of that day in the time zone. Returns undefined for
 * anything else, such as a date-time without an offset or a day that does not exist.
 */
export function parseTimestamp(text: string, timeZone: string): Date | undefined {
  const ms = isPlainDate(text) ? startOfDayMs(text, timeZone) : instantMs(text)
  return ms === undefined ? undefined : new Date(ms)
}

/** Parses the same as parseTimestamp, and returns the date in the time zone, as `YYYY-MM-DD`. */
export function parseLocalDate(text: string, timeZone: string): string | undefined {
  if (isPlainDate(text)) return text
  const ms = instantMs(text)
  return ms === undefined ? undefined : localDate(new Date(ms), timeZone)
}

/** The date of an instant in the time zone, as `YYYY-MM-DD`. Most callers ask for that of the current minute. */
export function localDate(instant: Date, timeZone: string): string {
  const ms = instant.getTime()
  if (ms < WHOLE_MINUTES_SINCE) return formattedDate(instant, timeZone)
  const minute = `${Math.floor(ms / MINUTE_MS)} ${timeZone}`
  return remembered(datesOfMinutes, minute, () => formattedDate(instant, timeZone))
}

function formattedDate(instant: Date, timeZone: string): string {
  const parts = { year: '', month: '', day: '' }
  for (const { type, value } of dayFormat(timeZone).formatToParts(instant)) {
    if (type === 'year' || type === 'month' || type === 'day') parts[type] = value
  }
  return `${parts.year.padStart(4, '0')}-${parts.month}-${parts.day}`
}

/** Whether a text is a time zone of the IANA database. An offset such as `+01:00` is not. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text })
    return true
  } catch {
    return false
  }
}

function isPlainDate(text: string): boolean {
  const match = PLAIN_DATE.exec(text)
  return match !== null && isCalendarDay(Number(match[1]), Number(match[2]), Number(match[3]))
}

/** Computed by hand: Temporal takes three times as long (5 µs), and one request may have a thousand timestamps. */
function instantMs(text: string): number | undefined {
  const match = EXTENDED.exec(text) ?? BASIC.exec(text)
  if (!match) return undefined
  const day = dayMs(Number(match[1]), Number(match[2]), Number(match[3]))
  const time = timeOfDayMs(Number(match[4]), Number(match[5]), Number(match[6] ?? 0))
  const offset = offsetMs(match[8] ?? 'Z')
  if (day === undefined || time === undefined || offset === undefined) return undefined
  return day + time + Number((match[7] ?? '').slice(0, 3).padEnd(3, '0')) - offset
}

function dayMs(year: number, month: number, day: number): number | undefined {
  return isCalendarDay(year, month, day) ? Date.UTC(year, month - 1, day) : undefined
}

/** Hour 24 and leap seconds are rejected: they could not be stored and returned unchanged. */
function timeOfDayMs(hour: number, minute: number, second: number): number | undefined {
  if (hour > 23 || minute > 59 || second > 59) return undefined
  return ((hour * 60 + minute) * 60 + second) * 1000
}

function offsetMs(text: string): number | undefined {
  if (text === 'Z' || text === 'z') return 0
  const ms = timeOfDayMs(Number(text.slice(1, 3)), Number(text.slice(3).replace(':', '')), 0)
  return text.startsWith('-') && ms !== undefined ? -ms : ms
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return false
  // Day 0 of a month is the last day of the previous month.
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const startsOfDays = new BoundedMap<string, number>(CACHE_SIZE_MAX)

function startOfDayMs(date: string, timeZone: string): number {
  return remembered(
    startsOfDays,
    `${date} ${timeZone}`,
    () =>
      // Without a time, Temporal uses the first instant of the day, which is not midnight if the clock skips it.
      Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds,
  )
}

const datesOfMinutes = new BoundedMap<string, string>(CACHE_SIZE_MAX)

const dayFormats = new BoundedMap<string, Intl.DateTimeFormat>(CACHE_SIZE_MAX)

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return remembered(
    dayFormats,
    timeZone,
    () => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  )
}

function remembered<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}
