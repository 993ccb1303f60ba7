import type { Message } from '../../../problems/index.ts'
import type { DateFormat } from './import-fields.rules.ts'
import { message } from './imports.problems.ts'

/** A cell of a file: text, or a number that a spreadsheet stored as one. */
export type Cell = string | number

/** A value that was read, or why it was not. */
export type Read<Value> = { readonly value: Value } | { readonly problem: Message }

/** Far above any claim, and far below the largest exact integer. */
const amountMax = 10n ** 15n

/** The text of a cell. */
export function textOf(cell: Cell | undefined): string {
  return cell === undefined ? '' : String(cell).normalize('NFC').trim()
}

/**
 * An amount in the minor unit. The decimal separator decides how `1.500` is read; groups of thousands must be complete,
 * so that an amount in the other notation is refused and never read as a hundred times as much.
 */
export function readAmount(cell: Cell, decimalSeparator: ',' | '.' | null): Read<number> {
  if (typeof cell === 'number') return minorUnits(cell.toFixed(6).replace(/0+$/, ''), '.')
  return minorUnits(textOf(cell), decimalSeparator)
}

const written = /^([-−–]?) ?([\d., ’']+?)([-−–]?)$/
/** Digits, in complete groups of three or in none, and up to six decimals. */
const notations = {
  ',': /^(\d{1,3}(?:[. ’']\d{3})+|\d{1,18})(?:,(\d{0,6}))?$/,
  '.': /^(\d{1,3}(?:[, ’']\d{3})+|\d{1,18})(?:\.(\d{0,6}))?$/,
} as const

function minorUnits(text: string, decimalSeparator: ',' | '.' | null): Read<number> {
  const { signs, digits } = partsOf(text)
  if (decimalSeparator === null && /[.,]/.test(digits)) {
    return { problem: message('The mapping does not say whether {0} has decimals.', quoted(text)) }
  }
  const parsed = notations[decimalSeparator ?? '.'].exec(digits)
  if (parsed === null || signs > 1) return { problem: message('{0} is not an amount.', quoted(text)) }
  const magnitude = magnitudeOf(parsed[1] ?? '', parsed[2] ?? '', text)
  return 'value' in magnitude && signs === 1 ? { value: -magnitude.value } : magnitude
}

function partsOf(text: string): { signs: number; digits: string } {
  const [, lead = '', digits = '', trail = ''] = written.exec(text.replaceAll(/[\s\u00A0\u202F]/g, ' ')) ?? []
  return { signs: lead.length + trail.length, digits }
}

function magnitudeOf(major: string, fraction: string, text: string): Read<number> {
  if (!/^0*$/.test(fraction.slice(2))) {
    return { problem: message('The amount {0} has more than two decimals.', quoted(text)) }
  }
  const amount = BigInt(major.replaceAll(/\D/g, '') + fraction.slice(0, 2).padEnd(2, '0'))
  if (amount > amountMax) return { problem: message('The amount {0} is too large.', quoted(text)) }
  return { value: Number(amount) }
}

/** Day 0 of the calendar of spreadsheets, which counts 29 February 1900 although there was none. */
const serialEpochMs = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

const patterns: Readonly<Record<DateFormat, { readonly form: RegExp; readonly order: 'YMD' | 'DMY' | 'MDY' }>> = {
  'YYYY-MM-DD': { form: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: 'YMD' },
  'DD-MM-YYYY': { form: /^(\d{1,2})-(\d{1,2})-(\d{4})$/, order: 'DMY' },
  'DD.MM.YYYY': { form: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, order: 'DMY' },
  'DD/MM/YYYY': { form: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: 'DMY' },
  'MM/DD/YYYY': { form: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: 'MDY' },
  YYYYMMDD: { form: /^(\d{4})(\d{2})(\d{2})$/, order: 'YMD' },
}

/** A day as `YYYY-MM-DD`: in the given format, in ISO 8601, or as the serial number of a spreadsheet. */
export function readDate(cell: Cell, dateFormat: DateFormat | null): Read<string> {
  const text = textOf(cell)
  if (typeof cell === 'number' || /^\d{5}(?:[.,]\d+)?$/.test(text)) return serialDate(Number(text.replace(',', '.')))
  // A time after the date, as databases export it, says nothing about the day.
  const day = text.replace(/[T ]\d{1,2}[:.]\d{2}.*$/, '')
  for (const format of new Set(['YYYY-MM-DD' as const, ...(dateFormat === null ? [] : [dateFormat])])) {
    const date = dateIn(day, format)
    if (date !== undefined) return { value: date }
  }
  if (dateFormat === null)
    return { problem: message('The mapping does not say how the date {0} is written.', quoted(text)) }
  return { problem: message('{0} is not a date in the form {1}.', quoted(text), dateFormat) }
}

/** The day of a serial number of a spreadsheet. */
export function serialDate(serial: number): Read<string> {
  const date = new Date(serialEpochMs + Math.floor(serial) * dayMs)
  const day = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
  return isPlausible(day) ? { value: day } : { problem: message('{0} is not a date.', quoted(String(serial))) }
}

function dateIn(text: string, format: DateFormat): string | undefined {
  const { form, order } = patterns[format]
  const parts = form.exec(text)
  if (parts === null) return undefined
  const [first = '', second = '', third = ''] = parts.slice(1)
  const [year, month, day] =
    order === 'YMD' ? [first, second, third] : order === 'DMY' ? [third, second, first] : [third, first, second]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlausible(date) ? date : undefined
}

function isPlausible(date: string): boolean {
  if (!/^\d{4}-/.test(date) || date < '1900-01-01' || date >= '2200-01-01') return false
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date
}

/** The separator of decimals in these amounts, if only one can be meant. */
export function suggestSeparator(cells: readonly Cell[]): ',' | '.' | null {
  const found = new Set(cells.flatMap((cell) => (typeof cell === 'number' ? [] : (separatorOf(textOf(cell)) ?? []))))
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
}

/** What separates the decimals of an amount. `1.500` can be read two ways, so it says nothing. */
function separatorOf(text: string): ',' | '.' | undefined {
  const [, last, decimals = ''] = /([.,])(\d*)[-−–]?$/.exec(text) ?? []
  if (last === undefined) return undefined
  const others = text.slice(0, text.lastIndexOf(last))
  if (others.includes(last)) return last === ',' ? '.' : ','
  if (decimals.length !== 3 || /[.,]/.test(others)) return last as ',' | '.'
  return /^-?0$/.test(others) ? (last as ',' | '.') : undefined
}

/** The format in which all of these dates can be read, if there is only one. */
export function suggestDateFormat(cells: readonly Cell[], formats: readonly DateFormat[]): DateFormat | null {
  const texts = cells.flatMap((cell) => (typeof cell === 'number' ? [] : [textOf(cell)])).filter((text) => text !== '')
  if (texts.length === 0) return null
  const fitting = formats.filter((format) =>
    texts.every((text) => dateIn(text.replace(/[T ]\d{1,2}[:.]\d{2}.*$/, ''), format) !== undefined),
  )
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

const yes = new Set(['yes', 'true', '1', 'ja', 'y', 'j', 'x', 'sand'])
const no = new Set(['no', 'false', '0', 'nej', 'n', 'nei', 'falsk', ''])

/** A yes or no. */
export function readBoolean(cell: Cell): Read<boolean> {
  const text = textOf(cell).toLowerCase()
  if (yes.has(text)) return { value: true }
  if (no.has(text)) return { value: false }
  return { problem: message('{0} is neither yes nor no.', quoted(text)) }
}

/** The beginning of a text from a file, for messages. */
export function quoted(text: string): string {
  const characters = Array.from(text)
  return characters.length <= 40 ? `“${text}”` : `“${characters.slice(0, 40).join('')}…”`
}
