import type { Static } from 'typebox'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import {
  type ContactCapRule,
  type ContactHoursRule,
  isLaxerRow,
  listContactRows,
  type PackRow,
} from '../../money/rule-packs/index.ts'
import type { ContactRules, ContactRulesQuery } from './contact-gate.schemas.ts'
import { contactRulesOf } from './contact-hours.rules.ts'
import { holidaysOf } from './holidays.rules.ts'

/** The rules of a country as they apply on the tenant: dated rows with their source, and the holidays of a year. */
export async function getContactRules(
  { tenantId, now, read }: ReadContext,
  { country, debtor = 'consumer', year = now.getUTCFullYear() }: Static<typeof ContactRulesQuery>,
): Promise<Static<typeof ContactRules>> {
  const { rows } = contactRulesOf(await read(listContactRows(tenantId)), country, debtor === 'business')
  // A row that ends on the day it begins was withdrawn.
  const known = rows.filter(({ from, until }) => from !== until)
  return {
    ...{ country, debtor, year },
    hours: known.flatMap((row) => {
      if (row.rule !== 'contact-hours') return []
      const { channels, weekdays, saturdays, closedOn } = row.value as ContactHoursRule
      return [
        {
          ...{ ...datedOf(row, rows), channels: [...channels], weekdays: [...weekdays], closedOn: [...closedOn] },
          saturdays: saturdays === null ? null : [...saturdays],
        },
      ]
    }),
    caps: known.flatMap((row) => {
      if (row.rule !== 'contact-cap') return []
      const { channels, messagesMax, days } = row.value as ContactCapRule
      return [{ ...datedOf(row, rows), channels: [...channels], messagesMax, days }]
    }),
    holidays: holidaysOf(country, year).map(({ date, name }) => ({ date, name })),
  }
}

function datedOf(row: PackRow, rows: readonly PackRow[]) {
  const { ruleRowId, from, until, source, reviewed, reason } = row
  return {
    ...{ ruleRowId, validFrom: from, validTo: until === null ? null : dayBefore(until), source, reviewed, reason },
    isLaxer: isLaxerRow(row, rows),
  }
}

function dayBefore(day: string): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10)
}
