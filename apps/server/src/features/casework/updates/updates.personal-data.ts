import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'updates', kind: 'notes', find: findUpdates, erase: eraseUpdates },
]

/** The updates `u` on the customer and its cases; those of several people are kept while one is left. */
function isAbout({ customerId, caseIds, isLast }: Person): Statement {
  return sql`
    ${isLast}::boolean and (u.customer_id = ${customerId}::uuid or u.case_id = any (${caseIds}::uuid[]))`
}

function findUpdates(person: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'updateId', u.update_id, 'caseId', u.case_id, 'text', u.text, 'data', u.data, 'createdAt', u.created_at) as item
    from updates u
    where u.tenant_id = ${person.tenantId}::uuid and ${isAbout({ ...person, isLast: true })}
    order by u.update_id`
}

function eraseUpdates({ tenantId, transaction }: Command, person: Person): Promise<readonly Erased[]> {
  return transaction.many(sql<Erased>`
    update updates u set text = '', data = null, intention = null, procedure = null
    where u.tenant_id = ${tenantId}::uuid and ${isAbout(person)}
    returning u.update_id as "subjectId"`)
}
