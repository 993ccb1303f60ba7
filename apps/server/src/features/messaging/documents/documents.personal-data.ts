import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'letters', kind: 'messages', find: findLetters, erase: eraseLetters },
]

/** The letters `d` on the cases: all if nobody else is left, else those to this person. */
function isAbout({ userId, caseIds, isLast }: Person): Statement {
  return sql`
    d.case_id = any (${caseIds}::uuid[]) and (${isLast}::boolean or d.recipient_user_id = ${userId}::uuid)`
}

function findLetters(person: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'documentId', d.document_id, 'caseId', d.case_id, 'subject', d.subject, 'text', d.source -> 'body',
      'data', d.source -> 'data', 'deadline', d.deadline, 'fileId', d.file_id, 'createdAt', d.created_at) as item
    from documents d
    where d.tenant_id = ${person.tenantId}::uuid and ${isAbout(person)}
    order by d.document_id`
}

function eraseLetters({ tenantId, transaction }: Command, person: Person): Promise<readonly Erased[]> {
  return transaction.many(sql<Erased>`
    delete from documents d where d.tenant_id = ${tenantId}::uuid and ${isAbout(person)}
    returning d.document_id as "subjectId", d.file_id as "fileId"`)
}
