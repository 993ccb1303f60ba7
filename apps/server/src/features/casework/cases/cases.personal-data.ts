import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [{ section: 'cases', find: findCases, erase: eraseCases }]

function findCases({ tenantId, caseIds }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'caseId', c.case_id, 'number', c.case_seq_id, 'journalNumber', c.journal_number, 'currency', c.currency,
      'status', c.status, 'properties', c.properties, 'createdAt', c.created_at,
      'tags', coalesce((
        select jsonb_agg(t.tag order by t.tag) from case_tags t
        where t.tenant_id = c.tenant_id and t.case_id = c.case_id), '[]')) as item
    from cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = any (${caseIds}::uuid[])
    order by c.case_seq_id`
}

/** The case stays, with its books. Its earlier versions contain the name of the debtor. */
async function eraseCases({ tenantId, transaction }: Command, { caseIds, isLast }: Person): Promise<readonly Erased[]> {
  if (!isLast) return []
  const those = sql`tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])`
  const [erased] = await Promise.all([
    transaction.many(sql<Erased>`update cases set properties = '{}' where ${those} returning case_id as "subjectId"`),
    transaction.run(sql`delete from case_tags where ${those}`),
  ])
  return erased
}
