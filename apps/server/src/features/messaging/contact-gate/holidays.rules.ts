import { Temporal } from 'temporal-polyfill'
import { BoundedMap } from '../../../platform/memory/bounded-map.ts'

/** The countries whose rules the contact gate knows. */
export const countries = ['DK', 'NO', 'SE'] as const
export type Country = (typeof countries)[number]

export interface Holiday {
  readonly date: string
  readonly name: string
}

/** Easter Sunday of a year in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}

/** A holiday: on a fixed day, a number of days from Easter Sunday, or the Saturday of a week that starts on a day. */
type HolidayRule = { readonly name: string; readonly lastYear?: number } & (
  | { readonly on: string }
  | { readonly easter: number }
  | { readonly saturdayFrom: string }
)

const christmas: readonly HolidayRule[] = [
  { name: 'Christmas Day', on: '12-25' },
  { name: 'Boxing Day', on: '12-26' },
]
const newYear: HolidayRule = { name: 'New Year’s Day', on: '01-01' }
const maundyThursday: HolidayRule = { name: 'Maundy Thursday', easter: -3 }
const easter: readonly HolidayRule[] = [
  { name: 'Good Friday', easter: -2 },
  { name: 'Easter Sunday', easter: 0 },
  { name: 'Easter Monday', easter: 1 },
]
const ascension: HolidayRule = { name: 'Ascension Day', easter: 39 }
const whitSunday: HolidayRule = { name: 'Whit Sunday', easter: 49 }
const whitMonday: HolidayRule = { name: 'Whit Monday', easter: 50 }
const labourDay: HolidayRule = { name: 'Labour Day', on: '05-01' }

const holidayRules: Readonly<Record<Country, readonly HolidayRule[]>> = {
  DK: [
    ...[newYear, maundyThursday, ...easter, ascension, whitSunday, whitMonday, ...christmas],
    // Abolished from 2024 by Act 214 of 6 March 2023.
    { name: 'Great Prayer Day', easter: 26, lastYear: 2023 },
  ],
  NO: [
    ...[newYear, maundyThursday, ...easter, labourDay, ascension, whitSunday, whitMonday, ...christmas],
    { name: 'Constitution Day', on: '05-17' },
  ],
  SE: [
    ...[newYear, ...easter, labourDay, ascension, whitSunday, ...christmas],
    { name: 'Epiphany', on: '01-06' },
    { name: 'National Day', on: '06-06' },
    { name: 'Midsummer Day', saturdayFrom: '06-20' },
    { name: 'All Saints’ Day', saturdayFrom: '10-31' },
  ],
}

/** The public holidays of a country in a year, in order. */
export function holidaysOf(country: Country, year: number): Holiday[] {
  const sunday = easterSunday(year)
  return holidayRules[country]
    .filter(({ lastYear = year }) => year <= lastYear)
    .map((rule) => ({ name: rule.name, date: dateOf(rule, year, sunday).toString() }))
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** Whether a date, as `YYYY-MM-DD`, is a public holiday of the country. */
export function isHoliday(country: Country, date: Temporal.PlainDate): boolean {
  return holidayDatesOf(country, date.year).has(date.toString())
}

/** Every message looks for the next open day, and the holidays of a year take longer to compute than all else. */
const knownDates = new BoundedMap<string, ReadonlySet<string>>(100)

function holidayDatesOf(country: Country, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`
  const known = knownDates.get(key)
  if (known !== undefined) return known
  const dates = new Set(holidaysOf(country, year).map(({ date }) => date))
  knownDates.set(key, dates)
  return dates
}

function dateOf(rule: HolidayRule, year: number, sunday: Temporal.PlainDate): Temporal.PlainDate {
  if ('easter' in rule) return sunday.add({ days: rule.easter })
  if ('on' in rule) return Temporal.PlainDate.from(`${year}-${rule.on}`)
  const first = Temporal.PlainDate.from(`${year}-${rule.saturdayFrom}`)
  return first.add({ days: (6 - first.dayOfWeek + 7) % 7 })
}
