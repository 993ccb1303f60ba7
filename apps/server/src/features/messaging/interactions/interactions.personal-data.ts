import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { deleteMailsAbout } from '../../../platform/mail/mail.queries.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'messages', kind: 'messages', find: findMessages, erase: eraseMessages },
]

/**
 * The interactions `i` about the person: all on the customer and its cases if nobody else is left, else those that are for
 * this person alone.
 */
function isAbout({ customerId, userId, caseIds, isLast }: Person): Statement {
  return sql`
    (i.reference_id = any (array[${customerId}::uuid, ${userId}::uuid] || ${caseIds}::uuid[])
     or i.reference_type = 'case-voucher' and i.reference_id in (
       select v.case_voucher_id from published.case_vouchers v
       where v.tenant_id = i.tenant_id and v.case_id = any (${caseIds}::uuid[])))
    and (${isLast}::boolean or i.reference_id = ${userId}::uuid
         or jsonb_array_length(i.addressees) = 1 and i.addressees -> 0 ->> 'userId' = ${userId}::text)`
}

function findMessages(person: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'id', i.interaction_id, 'type', i.type, 'direction', i.direction, 'state', i.state, 'notes', i.notes,
      'details', i.details, 'addressees', i.addressees, 'delivery', i.delivery, 'createdAt', i.created_at,
      'files', coalesce((
        select jsonb_agg(f.file_id order by f.position) from interaction_files f
        where f.tenant_id = i.tenant_id and f.interaction_id = i.interaction_id), '[]')) as item
    from interactions i
    where i.tenant_id = ${person.tenantId}::uuid and ${isAbout(person)}
    order by i.interaction_id`
}

/** Keeps that there was a message, of what kind and when. What the person wrote to others too loses its author only. */
async function eraseMessages({ tenantId, transaction }: Command, person: Person): Promise<readonly Erased[]> {
  const found = await transaction.many(sql<{ subjectId: string }>`
    select i.interaction_id as "subjectId" from interactions i
    where i.tenant_id = ${tenantId}::uuid and ${isAbout(person)}
    order by i.interaction_id for update`)
  const ids = found.map(({ subjectId }) => subjectId)
  const written = await transaction.many(sql<Erased>`
    update interactions i set created_by = i.created_by || '{"name": "-"}'
    where i.tenant_id = ${tenantId}::uuid and i.created_by ->> 'id' = ${person.userId}::text
      and ${isAbout({ ...person, isLast: true })}
    returning i.interaction_id as "subjectId"`)
  const those = sql`tenant_id = ${tenantId}::uuid and interaction_id = any (${ids}::uuid[])`
  const [files] = await Promise.all([
    transaction.many(sql<Erased>`
      delete from interaction_files where ${those} returning interaction_id as "subjectId", file_id as "fileId"`),
    transaction.run(sql`delete from interaction_search_words where ${those}`),
    transaction.run(deleteMailsAbout(tenantId, ids)),
    transaction.run(sql`
      update interactions set notes = '', details = '{}', addressees = '[]', delivery = null where ${those}`),
  ])
  return [...found, ...written, ...files]
}
