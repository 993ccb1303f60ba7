import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'workflowSteps', kind: 'notes', find: findSteps, erase: eraseReasons },
]

function findSteps({ tenantId, caseIds }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'caseId', s.case_id, 'step', s.step_id, 'type', s.type, 'state', s.state, 'at', s.at, 'reason', s.reason) as item
    from workflow_steps s
    where s.tenant_id = ${tenantId}::uuid and s.case_id = any (${caseIds}::uuid[])
    order by s.case_id, s.at, s.step_id`
}

/** Keeps what was done, and removes what people wrote about it. What the journal says about the case itself stays. */
async function eraseReasons(
  { tenantId, transaction }: Command,
  { caseIds, isLast }: Person,
): Promise<readonly Erased[]> {
  if (!isLast) return []
  await transaction.run(sql`
    update workflow_steps set reason = '{"text": "-"}'
    where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[]) and reason ? 'text'`)
  return transaction.many(sql<Erased>`
    update workflow_positions set held_reason = case when held_reason is null then null else '-' end
    where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])
    returning case_id as "subjectId", 'case-workflow' as "subjectType"`)
}
