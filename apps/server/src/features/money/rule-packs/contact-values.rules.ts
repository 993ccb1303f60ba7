import { capDaysMax, channels, type ContactCapRule, type ContactHoursRule, type Hours } from './rule-packs.data.ts'
import { hasMembers, isInteger } from './value-shapes.rules.ts'

const timeForm = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const dayForm = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const closedDaysMax = 20

function areHours(value: unknown): value is Hours {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [opens, closes] = value as unknown[]
  return (
    [opens, closes].every((time) => typeof time === 'string' && timeForm.test(time)) && String(opens) < String(closes)
  )
}

function areChannels(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every((channel) => channels.some((known) => known === channel))
  )
}

function areYearDays(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= closedDaysMax &&
    value.every((day) => typeof day === 'string' && dayForm.test(day))
  )
}

/** Whether a value is one of the rule `contact-hours`. */
export function areContactHours(value: unknown): boolean {
  return hasMembers(value, {
    ...{ channels: areChannels, weekdays: areHours, closedOn: areYearDays },
    saturdays: (hours) => hours === null || areHours(hours),
  })
}

/** Whether a value is one of the rule `contact-cap`. */
export function isContactCap(value: unknown): boolean {
  return hasMembers(value, {
    channels: areChannels,
    messagesMax: (count) => isInteger(count, 1, 1_000),
    days: (days) => isInteger(days, 1, capDaysMax),
  })
}

/** Whether a row allows messages that another row does not allow. Only contact rules are compared. */
export function isLaxerThan(rule: string, value: unknown, than: unknown): boolean {
  if (rule === 'contact-hours') return areLaxerHours(value as ContactHoursRule, than as ContactHoursRule)
  if (rule === 'contact-cap') return isLaxerCap(value as ContactCapRule, than as ContactCapRule)
  return false
}

function areLaxerHours(hours: ContactHoursRule, than: ContactHoursRule): boolean {
  return (
    than.channels.some((channel) => !hours.channels.includes(channel)) ||
    than.closedOn.some((day) => !hours.closedOn.includes(day)) ||
    isWider(hours.weekdays, than.weekdays) ||
    isWider(hours.saturdays, than.saturdays)
  )
}

function isWider(hours: Hours | null, than: Hours | null): boolean {
  if (hours === null) return false
  return than === null || hours[0] < than[0] || hours[1] > than[1]
}

/** One message a day is not laxer than seven a week, but seven a day are. */
function isLaxerCap(cap: ContactCapRule, than: ContactCapRule): boolean {
  return (
    than.channels.some((channel) => !cap.channels.includes(channel)) ||
    Math.ceil(than.days / cap.days) * cap.messagesMax > than.messagesMax
  )
}
