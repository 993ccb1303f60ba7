import { Temporal } from 'temporal-polyfill'
import {
  type Channel,
  type ContactCapRule,
  type ContactHoursRule,
  type Hours,
  type PackRow,
  ruleOn,
} from '../../money/rule-packs/index.ts'
import type { RuleSource } from './contact-rules.data.ts'
import { type Country, isHoliday } from './holidays.rules.ts'

type ContactHours = ContactHoursRule & RuleSource
type ContactCap = ContactCapRule & RuleSource

/** The contact rules that apply to somebody: the rows of the rule pack and of the tenant, and the country of the pack. */
export interface ContactRules {
  readonly country: Country
  readonly rows: readonly PackRow[]
}

/** The contact rules of a country for consumers or businesses. */
export function contactRulesOf(rows: readonly PackRow[], country: Country, isCompany: boolean): ContactRules {
  const pack = `${country.toLowerCase()}-${isCompany ? 'business' : 'consumer'}`
  return { country, rows: rows.filter((row) => row.pack === pack) }
}

const timeZones: Readonly<Record<Country, string>> = {
  DK: 'Europe/Copenhagen',
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
}

/** Longer than any run of closed days, so that a missing opening is a mistake in the rows. */
const daysSearched = 92

/** The first moment from `from` on at which the rules allow the channel: `from` itself if it is open. */
export function opensFrom(rules: ContactRules, channel: Channel, from: Date): Date {
  const timeZone = timeZones[rules.country]
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone)
  for (let offset = 0; offset < daysSearched; offset += 1) {
    const day = start.toPlainDate().add({ days: offset })
    const row = hoursOn(rules, channel, day)
    if (row === undefined) return later(from, startOf(day, timeZone))
    const [opens, closes] = (openOn(row, rules.country, day) ?? []).map((time) =>
      day.toZonedDateTime({ timeZone, plainTime: time }),
    )
    if (opens === undefined || closes === undefined) continue
    if (start.epochMilliseconds < closes.epochMilliseconds) return later(from, new Date(opens.epochMilliseconds))
  }
  throw new RangeError(
    `No opening within ${daysSearched} days: ${rules.country} ${channel} from ${from.toISOString()}.`,
  )
}

/** The contact hours of a channel at a moment, if it has any. */
export function hoursAt(rules: ContactRules, channel: Channel, at: Date): ContactHours | undefined {
  return hoursOn(rules, channel, localDay(rules.country, at))
}

/** The limit of the messages on a channel at a moment, if there is one. */
export function capAt(rules: ContactRules, channel: Channel, at: Date): ContactCap | undefined {
  return valueOn(rules, 'contact-cap', channel, localDay(rules.country, at))
}

/** Whether the messages on a channel are limited anywhere. */
export function isCapped(rows: readonly PackRow[], channel: Channel): boolean {
  return rows.some(({ rule, value }) => rule === 'contact-cap' && (value as ContactCapRule).channels.includes(channel))
}

/**
 * When a person who got messages at the given times may get another: `at` itself unless the limit is reached, else when
 * enough of them are older than the period.
 */
export function roomFrom(
  { messagesMax, days }: Pick<ContactCap, 'messagesMax' | 'days'>,
  sentAt: readonly Date[],
  at: Date,
): Date {
  const periodMs = days * 86_400_000
  const recent = sentAt
    .map((date) => date.getTime())
    .filter((time) => time > at.getTime() - periodMs)
    .sort((one, other) => one - other)
  const blocking = recent[recent.length - messagesMax]
  return blocking === undefined ? at : new Date(blocking + periodMs)
}

function hoursOn(rules: ContactRules, channel: Channel, day: Temporal.PlainDate): ContactHours | undefined {
  return valueOn(rules, 'contact-hours', channel, day)
}

interface RuleValues {
  readonly 'contact-hours': ContactHoursRule
  readonly 'contact-cap': ContactCapRule
}

/** The value of a rule on a day with its source, if it is about the channel. */
function valueOn<Rule extends keyof RuleValues>(
  { rows }: ContactRules,
  rule: Rule,
  channel: Channel,
  day: Temporal.PlainDate,
): (RuleValues[Rule] & RuleSource) | undefined {
  const row = ruleOn(rows, rule, day.toString())
  if (row === undefined) return undefined
  const value = row.value as RuleValues[Rule]
  return value.channels.includes(channel) ? { ...value, source: row.source, reviewed: row.reviewed } : undefined
}

function openOn(row: ContactHours, country: Country, day: Temporal.PlainDate): Hours | undefined {
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
