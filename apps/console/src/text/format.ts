import { currentLanguage, useLanguage } from './define-text.ts'
import { formatText } from './format.text.ts'
import { tenantNow } from './tenant-time.ts'

/** The formats of the current language. */
const locales = { en: 'en-GB', da: 'da-DK' } as const

export function locale(): string {
  return locales[currentLanguage()]
}

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>()
function cached<Format extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  name: string,
  make: (locale: string) => Format,
): Format {
  const key = `${locale()} ${name}`
  const found = (cache.get(key) as Format | undefined) ?? make(locale())
  cache.set(key, found)
  return found
}

let timeZone: string | undefined
/** Dates are in the time zone of the tenant, wherever its users are. */
export function setTimeZone(name: string | undefined): void {
  timeZone = name
  cache.clear()
}

/** An amount in minor units, exact for any size: grouped, with two decimals, a real minus sign, and no currency. */
export function formatAmount(minor: number): string {
  const format = cached(
    'amount',
    (name) => new Intl.NumberFormat(name, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  )
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const decimal = `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
  return format.format(decimal).replace('-', '−')
}

/** An amount in minor units, rounded to whole units: for tables whose columns are narrow. */
export function formatWholeAmount(minor: number): string {
  return formatCount(Math.round(minor / 100) || 0).replace('-', '−')
}

/** A count, grouped. */
export function formatCount(count: number): string {
  return cached('count', (name) => new Intl.NumberFormat(name)).format(count)
}

export function formatPercent(fraction: number): string {
  return cached(
    'percent',
    (name) => new Intl.NumberFormat(name, { style: 'percent', maximumFractionDigits: 2 }),
  ).format(fraction)
}

/** The time zone of the tenant, for formats of a single screen. */
export function zone(): Intl.DateTimeFormatOptions {
  return timeZone === undefined ? {} : { timeZone }
}

/** A date in the current language. */
export function formatDate(instant: string | Date): string {
  return dateFormat().format(new Date(instant))
}

function dateFormat(): Intl.DateTimeFormat {
  return cached(
    'date',
    (name) => new Intl.DateTimeFormat(name, { day: 'numeric', month: 'short', year: 'numeric', ...zone() }),
  )
}

/** The first and last day of a period, which share their month and year if these are the same. */
export function formatPeriod(from: string | Date, to: string | Date): string {
  return dateFormat().formatRange(new Date(from), new Date(to))
}

/** A date and time, to the minute. */
export function formatMoment(instant: string | Date): string {
  return cached(
    'moment',
    (name) =>
      new Intl.DateTimeFormat(name, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        ...zone(),
      }),
  ).format(new Date(instant))
}

export function formatTime(instant: string | Date): string {
  return cached(
    'time',
    (name) => new Intl.DateTimeFormat(name, { hour: '2-digit', minute: '2-digit', ...zone() }),
  ).format(new Date(instant))
}

const dayMs = 86_400_000

/** Relative up to a week ("3 days ago", "in 2 hours"), then a date. */
export function formatWhen(instant: string | Date, now = tenantNow().getTime()): string {
  const difference = new Date(instant).getTime() - now
  if (Math.abs(difference) > 7 * dayMs) return formatDate(instant)
  // Danish has long words for it, "for 27 minutter siden", which do not fit into the columns of lists.
  const style = currentLanguage() === 'da' ? 'short' : 'long'
  const relative = cached('relative', (name) => new Intl.RelativeTimeFormat(name, { numeric: 'auto', style }))
  const minutes = Math.round(difference / 60_000)
  if (Math.abs(minutes) < 1) return formatText.t('justNow')
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
  const hours = Math.round(difference / 3_600_000)
  if (Math.abs(hours) < 24) return relative.format(hours, 'hour')
  return relative.format(Math.round(difference / dayMs), 'day')
}

/** The date of a moment in the tenant's time zone, as the API expects it. */
export function plainDate(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', ...zone() }).format(
    instant,
  )
}

/**
 * Parses an amount as people write it, in either language: `1.234,50`, `1,234.50`, `1234`. Undefined if it is invalid
 * or can be read in two ways.
 */
export function parseAmount(text: string): number | undefined {
  const readings = readingsOfAmount(text)
  return readings.length === 1 ? readings[0] : undefined
}

/**
 * Every way to read an amount, whichever language it was written in. Three digits after the only separator are either
 * thousands or decimals: `1,500` is 1500 or 1.5. None if it is invalid.
 */
export function readingsOfAmount(text: string): readonly number[] {
  const bare = text.replaceAll(/[\s\u00a0]/g, '').replace('−', '-')
  const [, sign, digits = ''] = /^(-?)([\d.,]*\d[.,]?)$/.exec(bare) ?? []
  const factor = sign === '-' ? -1 : 1
  return unsignedReadings(digits)
    .filter((minor) => Number.isSafeInteger(minor))
    .map((minor) => factor * minor)
}

function unsignedReadings(text: string): number[] {
  if (text === '') return []
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at === -1) return [Number(`${text}00`)]
  const [whole, separator, decimals] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)]
  if (decimals.length === 3 && isGrouped(whole, separator)) return [Number(`${bareDigits(text)}00`)]
  const isWhole = /^\d*$/.test(whole) || isGrouped(whole, separator === '.' ? ',' : '.')
  if (!isWhole || decimals.length > 3) return []
  if (decimals.length < 3) return [Number(`${bareDigits(whole)}${decimals.padEnd(2, '0')}`)]
  const thousandths = Number(bareDigits(text))
  if (/^0*$/.test(whole)) return thousandths % 10 === 0 ? [thousandths / 10] : []
  return [thousandths * 100, Math.round(thousandths / 10)]
}

/** Whether a separator groups the digits by thousands. */
function isGrouped(text: string, separator: string): boolean {
  const [first = '', ...groups] = text.split(separator)
  return groups.length > 0 && /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

function bareDigits(text: string): string {
  return text.replaceAll(/[.,]/g, '')
}

/** Renders a component again when the language changes; returns the formatters for convenience. */
export function useFormat(): typeof formatters {
  useLanguage()
  return formatters
}

const formatters = {
  amount: formatAmount,
  count: formatCount,
  percent: formatPercent,
  date: formatDate,
  moment: formatMoment,
  time: formatTime,
  when: formatWhen,
}
