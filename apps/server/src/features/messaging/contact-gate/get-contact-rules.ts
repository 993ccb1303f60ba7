import type { Static } from 'typebox'
import type { ContactRules } from './contact-gate.schemas.ts'
import { contactCaps, contactHours } from './contact-rules.data.ts'
import { type Country, holidaysOf } from './holidays.rules.ts'

/** The rules of a country as they are shown: dated rows with their source, and the holidays of a year. */
export function getContactRules(country: Country, year: number): Static<typeof ContactRules> {
  return {
    country,
    year,
    hours: contactHours
      .filter((row) => row.country === country)
      .map(({ weekdays, saturdays, closedOn, channels, validFrom, validTo, source, reviewed }) => ({
        ...{ channels: [...channels], validFrom, validTo, source, reviewed, weekdays: [...weekdays] },
        ...{ saturdays: saturdays === null ? null : [...saturdays], closedOn: [...closedOn] },
      })),
    caps: contactCaps
      .filter((row) => row.country === country)
      .map(({ channels, validFrom, validTo, source, reviewed, messagesMax, days }) => ({
        ...{ channels: [...channels], validFrom, validTo, source, reviewed, messagesMax, days },
      })),
    holidays: holidaysOf(country, year).map(({ date, name }) => ({ date, name })),
  }
}
