import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'printedLetters', kind: 'messages', find: findPrinted, erase: erasePrinted },
]

/** The letters `l` to the person, or all on the cases if nobody else is left. */
function isAbout({ userId, caseIds, isLast }: Person): Statement {
  return sql`l.case_id = any (${caseIds}::uuid[]) and (${isLast}::boolean or l.user_id = ${userId}::uuid)`
}

function findPrinted(person: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'letterNumber', l.letter_number, 'documentId', l.document_id, 'recipient', l.recipient, 'state', l.state) as item
    from print_batch_letters l
    where l.tenant_id = ${person.tenantId}::uuid and ${isAbout(person)}
    order by l.document_id`
}

/** The name goes, and so does the file of every batch that has a letter to the person: it has the letter. */
async function erasePrinted({ tenantId, transaction }: Command, person: Person): Promise<readonly Erased[]> {
  const batches = await transaction.many(sql<{ printBatchId: string; fileId: string | null }>`
    select distinct b.print_batch_id as "printBatchId", b.file_id as "fileId"
    from print_batch_letters l
    join print_batches b on b.tenant_id = l.tenant_id and b.print_batch_id = l.print_batch_id
    where l.tenant_id = ${tenantId}::uuid and ${isAbout(person)}`)
  const batchIds = batches.map(({ printBatchId }) => printBatchId)
  await transaction.run(sql`
    update print_batches set file_id = null
    where tenant_id = ${tenantId}::uuid and print_batch_id = any (${batchIds}::uuid[])`)
  await transaction.run(sql`
    update print_batch_letters l set recipient = null where l.tenant_id = ${tenantId}::uuid and ${isAbout(person)}`)
  return batches.map(({ printBatchId, fileId }) => ({ subjectId: printBatchId, fileId }))
}
