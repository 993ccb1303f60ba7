import { StatementError } from './statement.ts'
import { message } from './bank-statements.problems.ts'

/** More than any bank account holds, and far below the largest exact integer. */
const amountMax = 10n ** 15n

/** The minor units of an amount as a bank writes it in XML: digits, and at most five decimals after a point. */
export function minorUnits(text: string, line: number): number {
  const [, major, decimals = ''] = /^(\d{1,18})(?:\.(\d{1,5}))?$/.exec(text) ?? []
  if (major === undefined) throw new StatementError(line, message('{0} is not an amount.', shortened(text)))
  if (!/^0*$/.test(decimals.slice(2))) {
    throw new StatementError(line, message('The amount {0} has more than two decimals.', text))
  }
  const amount = BigInt(major + decimals.slice(0, 2).padEnd(2, '0'))
  if (amount > amountMax) throw new StatementError(line, message('The amount {0} is too large.', text))
  return Number(amount)
}

/** A date of the calendar, written YYYY-MM-DD, possibly with a time after it. */
export function calendarDate(text: string, line: number): string {
  const date = /^\d{4}-\d{2}-\d{2}(?=$|T|[+Z-])/.exec(text)?.[0]
  if (date === undefined || !isDate(date)) {
    throw new StatementError(line, message('{0} is not a date.', shortened(text)))
  }
  return date
}

/** Whether a text in the form YYYY-MM-DD is a day of the calendar, in a year that a bank can mean. */
export function isDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return false
  return date >= '1990-01-01' && date < '2200-01-01'
}

/** The day before a day. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

/** The beginning of a text from a file, for messages. */
export function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= 40 ? `“${text}”` : `“${characters.slice(0, 40).join('')}…”`
}
