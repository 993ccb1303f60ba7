const dayMs = 86_400_000

/** Simulations ask for the same few thousand days millions of times. */
const numbers = new Map<string, number>()
const texts = new Map<number, string>()
const cachedMax = 20_000

/** The number of a day, written `YYYY-MM-DD`, counted from 1970. */
function numberOf(day: string): number {
  const known = numbers.get(day)
  if (known !== undefined) return known
  if (numbers.size >= cachedMax) numbers.clear()
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)
  numbers.set(day, number)
  return number
}

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
  const number = numberOf(day) + days
  const known = texts.get(number)
  if (known !== undefined) return known
  if (texts.size >= cachedMax) texts.clear()
  const text = new Date(number * dayMs).toISOString().slice(0, 10)
  texts.set(number, text)
  return text
}

/** The days from one day to another; null without a first one. */
export function daysBetween(from: string | null, to: string): number | null {
  return from === null ? null : numberOf(to) - numberOf(from)
}

/** The same day some years later; 29 February becomes the 28th in other years. */
export function yearsAfter(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  const moved = `${year}${day.slice(4)}`
  return day.slice(5) === '02-29' && !isLeapYear(Number(year)) ? `${year}-02-28` : moved
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
