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

/** Keeps that a debit was disputed, and how that ended. Of a dispute that is about others too, the author goes. */
async function eraseDisputes(
  { tenantId, transaction }: Command,
  { caseIds, userId, isLast }: Person,
): Promise<readonly Erased[]> {
  const nameless = (actor: Statement): Statement =>
    sql`${actor} = case when ${actor} ->> 'id' = ${userId}::text then ${actor} || '{"name": "-"}' else ${actor} end`
  const authored = await transaction.many(sql<Erased>`
    update disputes set ${nameless(sql`created_by`)}, ${nameless(sql`closed_by`)}
    where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])
      and ${userId}::text in (created_by ->> 'id', closed_by ->> 'id')
    returning dispute_id as "subjectId"`)
  if (!isLast) return authored
  return transaction.many(sql<Erased>`
    update disputes set reason = '-', answer = case when answer is null then null else '-' end
    where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])
    returning dispute_id as "subjectId"`)
}
