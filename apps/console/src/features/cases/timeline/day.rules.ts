import { locale, plainDate, zone } from '../../../text/format.ts'
import { dateInDays } from '../../../text/plain-date.ts'

/** The day of a moment as a heading: today and yesterday by name, other days with their weekday. */
export function dayHeading(instant: string, now: Date): string {
  const day = plainDate(new Date(instant))
  const back = [0, -1].findIndex((days) => dateInDays(days, now) === day)
  return capitalized(back === -1 ? weekdayAndDate(instant) : relativeDay(-back))
}

function relativeDay(days: number): string {
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days, 'day')
}

function weekdayAndDate(instant: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(locale(), { ...parts, ...zone() }).format(new Date(instant))
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
