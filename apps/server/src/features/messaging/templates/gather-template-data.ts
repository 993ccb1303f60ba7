import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { languagesFor } from '../../../platform/text/written-languages.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { unknownReference } from '../../../problems/index.ts'
import { type Recipient, type TemplateData, templateData } from './template-data.ts'
import { findCaseFacts } from './template-data.queries.ts'

export interface Addressee {
  readonly caseId: string
  /** Null means the debtor of the case. */
  readonly userId: string | null
  readonly deadline: string | undefined
  /** The recipients of an e-mail, if it is not only the person above. */
  readonly recipient?: Recipient
}

/** The tenant and time that a template is filled in for, and how to read: inside a transaction or before one. */
export interface TemplateContext {
  readonly tenantId: string
  readonly tenant: Tenant
  readonly now: Date
  readonly read: <Row>(statement: Statement<Row>) => Promise<Row[]>
}

/** Reads through the transaction of a command. */
export function templateContextOf({ tenantId, tenant, now, transaction }: Command): TemplateContext {
  return { tenantId, tenant, now, read: (statement) => transaction.many(statement) }
}

/** The 10 days from dispatch that inkassoloven § 10 requires, plus 4 days for the post. */
const deadlineDays = 14

/** Gathers the placeholder values of a case, the recipient and the languages to write to them in, the best first. */
export async function gatherTemplateData(
  { tenantId, tenant, now, read }: TemplateContext,
  { caseId, userId, deadline, recipient }: Addressee,
): Promise<{ data: TemplateData; userId: string; languages: readonly string[] }> {
  const [facts] = await read(findCaseFacts(tenantId, { caseId, userId, now }))
  if (facts === undefined) throw unknownReference('/caseId', 'case')
  const { addressee } = facts
  if ((addressee.userId as string | null) === null)
    throw unknownReference('/userId', 'user of the customer of the case')
  const data = templateData(facts, { tenant, now, recipient, deadline: deadline ?? daysFrom(now, tenant.timeZone) })
  const country = facts.creditor.address?.country
  const languages = languagesFor({ spoken: addressee.language, country, tenant: tenant.language })
  return { data, userId: addressee.userId, languages }
}

function daysFrom(now: Date, timeZone: string): string {
  const today = new Date(`${localDate(now, timeZone)}T00:00:00Z`)
  today.setUTCDate(today.getUTCDate() + deadlineDays)
  return today.toISOString().slice(0, 10)
}
