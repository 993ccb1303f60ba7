import type { Command } from '../../../platform/commands/command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { unknownReference } from '../../../problems/index.ts'

interface CalledPerson {
  readonly name: string
  readonly phone: string | null
}

/** The name and number of a user of the customer of a case, as they are at the time of the call. */
export async function findCalled(
  { tenantId, transaction }: Command,
  caseId: string,
  userId: string,
): Promise<CalledPerson> {
  const person = await transaction.maybeOne(sql<CalledPerson>`
    select u.details ->> 'name' as name,
           '+' || (u.details -> 'phone' ->> 'locale') || (u.details -> 'phone' ->> 'number') as phone
    from published.cases c
    join published.customer_users u on u.tenant_id = c.tenant_id and u.customer_id = c.customer_id
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid and u.user_id = ${userId}::uuid`)
  if (person === undefined) throw unknownReference('/userId', 'user of the customer of the case')
  return person
}
