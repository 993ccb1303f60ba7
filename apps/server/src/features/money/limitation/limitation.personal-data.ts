import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'limitationFacts', find: findFacts, erase: eraseFacts },
]

function findFacts({ tenantId, caseIds }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'limitationFactId', f.limitation_fact_id, 'kind', f.kind, 'date', f.happened_on, 'note', f.note,
      'fileId', f.file_id) as item
    from limitation_facts f
    where f.tenant_id = ${tenantId}::uuid and f.case_id = any (${caseIds}::uuid[])
    order by f.limitation_fact_id`
}

/** Keeps what the limitation period depends on. */
async function eraseFacts({ tenantId, transaction }: Command, { caseIds, isLast }: Person): Promise<readonly Erased[]> {
  if (!isLast) return []
  return transaction.many(sql<Erased>`
    with before as (
      select limitation_fact_id, file_id from limitation_facts
      where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])
    )
    update limitation_facts f set note = '-', file_id = null,
      withdrawal_reason = case when f.withdrawal_reason is null then null else '-' end
    from before b
    where f.tenant_id = ${tenantId}::uuid and f.limitation_fact_id = b.limitation_fact_id
    returning f.limitation_fact_id as "subjectId", b.file_id as "fileId"`)
}
