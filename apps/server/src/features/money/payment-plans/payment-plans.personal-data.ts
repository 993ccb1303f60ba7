import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [{ section: 'paymentPlans', find: findPlans, erase: erasePlans }]

function findPlans({ tenantId, caseIds }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'paymentPlanId', p.payment_plan_id, 'caseId', p.case_id, 'status', p.status, 'amountDue', p.amount_due,
      'signature', p.signature, 'fileId', p.file_id, 'createdAt', p.created_at, 'endReason', p.end_reason) as item
    from payment_plans p
    where p.tenant_id = ${tenantId}::uuid and p.case_id = any (${caseIds}::uuid[])
    order by p.payment_plan_id`
}

/** Keeps the instalments, and how and when the plan was signed. */
async function erasePlans({ tenantId, transaction }: Command, { caseIds, isLast }: Person): Promise<readonly Erased[]> {
  if (!isLast) return []
  return transaction.many(sql<Erased>`
    with before as (
      select payment_plan_id, file_id from payment_plans
      where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])
    )
    update payment_plans p set file_id = null, end_reason = null,
      signature = case when p.signature is not null then
        p.signature || '{"name": "-", "ipAddress": null, "text": null}'::jsonb end
    from before b
    where p.tenant_id = ${tenantId}::uuid and p.payment_plan_id = b.payment_plan_id
    returning p.payment_plan_id as "subjectId", b.file_id as "fileId"`)
}
