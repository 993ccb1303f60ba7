import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [{ section: 'disputes', find: findDisputes, erase: eraseDisputes }]

function findDisputes({ tenantId, caseIds }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'disputeId', d.dispute_id, 'caseVoucherId', d.case_voucher_id, 'reason', d.reason, 'state', d.state,
      'answer', d.answer, 'createdAt', d.created_at, 'closedAt', d.closed_at) as item
    from disputes d
    where d.tenant_id = ${tenantId}::uuid and d.case_id = any (${caseIds}::uuid[])
    order by d.dispute_id`
}

/** Keeps that a debit was disputed, and how that ended. */
async function eraseDisputes(
  { tenantId, transaction }: Command,
  { caseIds, isLast }: Person,
): Promise<readonly Erased[]> {
  if (!isLast) return []
  return transaction.many(sql<Erased>`
    update disputes set reason = '-', answer = case when answer is null then null else '-' end
    where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])
    returning dispute_id as "subjectId"`)
}
