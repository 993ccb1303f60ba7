import { Temporal } from 'temporal-polyfill'
import {
  type Channel,
  type ContactCap,
  contactCaps,
  type ContactHours,
  contactHours,
  type Hours,
} from './contact-rules.data.ts'
import { type Country, isHoliday } from './holidays.rules.ts'

const timeZones: Readonly<Record<Country, string>> = {
  DK: 'Europe/Copenhagen',
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
}

/** Longer than any run of closed days, so that a missing opening is a mistake in the rows. */
const daysSearched = 31

/** The first moment from `from` on at which the country allows the channel: `from` itself if it is open. */
export function opensFrom(country: Country, channel: Channel, from: Date): { opensAt: Date; row?: ContactHours } {
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZones[country])
  for (let offset = 0; offset < daysSearched; offset += 1) {
    const day = start.toPlainDate().add({ days: offset })
    const row = rowOn(contactHours, country, channel, day)
    if (row === undefined) return { opensAt: later(from, startOf(day, timeZones[country])) }
    const hours = hoursOn(row, country, day)
    if (hours === undefined) continue
    const [opens, closes] = hours.map((time) => day.toZonedDateTime({ timeZone: timeZones[country], plainTime: time }))
    if (opens === undefined || closes === undefined) continue
    if (start.epochMilliseconds < closes.epochMilliseconds) {
      return { opensAt: later(from, new Date(opens.epochMilliseconds)), row }
    }
  }
  throw new RangeError(`No opening within ${daysSearched} days: ${country} ${channel} from ${from.toISOString()}.`)
}

/** The row of contact hours that applies to a channel at a moment, if there is one. */
export function hoursAt(country: Country, channel: Channel, at: Date): ContactHours | undefined {
  return rowOn(contactHours, country, channel, localDay(country, at))
}

/** The row that limits the messages on a channel at a moment, if there is one. */
export function capAt(country: Country, channel: Channel, at: Date): ContactCap | undefined {
  return rowOn(contactCaps, country, channel, localDay(country, at))
}

/** Whether any country limits the messages on a channel. */
export function isCapped(channel: Channel): boolean {
  return contactCaps.some(({ channels }) => channels.includes(channel))
}

/**
 * When a person who got messages at the given times may get another: `at` itself unless the limit is reached, else when
 * enough of them are older than the period.
 */
export function roomFrom({ messagesMax, days }: ContactCap, sentAt: readonly Date[], at: Date): Date {
  const periodMs = days * 86_400_000
  const recent = sentAt
    .map((date) => date.getTime())
    .filter((time) => time > at.getTime() - periodMs)
    .sort((one, other) => one - other)
  const blocking = recent[recent.length - messagesMax]
  return blocking === undefined ? at : new Date(blocking + periodMs)
}

function rowOn<
  Row extends {
    readonly country: Country
    readonly channels: readonly Channel[]
    readonly validFrom: string
    readonly validTo: string | null
  },
>(rows: readonly Row[], country: Country, channel: Channel, day: Temporal.PlainDate): Row | undefined {
  const date = day.toString()
  return rows.find(
    (row) =>
      row.country === country &&
      row.channels.includes(channel) &&
      row.validFrom <= date &&
      (row.validTo === null || date <= row.validTo),
  )
}

function hoursOn(row: ContactHours, country: Country, day: Temporal.PlainDate): Hours | undefined {
  const saturday = 6
  if (day.dayOfWeek > saturday || isHoliday(country, day) || row.closedOn.includes(day.toString().slice(5))) {
    return undefined
  }
  return (day.dayOfWeek === saturday ? row.saturdays : row.weekdays) ?? undefined
}

function localDay(country: Country, at: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZones[country]).toPlainDate()
}

function startOf(day: Temporal.PlainDate, timeZone: string): Date {
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
