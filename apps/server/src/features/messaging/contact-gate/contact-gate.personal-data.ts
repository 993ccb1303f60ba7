import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'restrictions', find: findRestrictions, erase: eraseRestrictions },
  { section: 'consents', find: findConsents, erase: eraseConsents },
  { section: 'contactVerdicts', kind: 'contactHistory', find: findVerdicts, erase: eraseVerdicts },
]

function findRestrictions({ tenantId, userId }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'restrictionId', r.restriction_id, 'kind', r.kind, 'reason', r.reason, 'createdAt', r.created_at,
      'endedAt', r.ended_at, 'endReason', r.end_reason) as item
    from contact_restrictions r
    where r.tenant_id = ${tenantId}::uuid and r.user_id = ${userId}::uuid
    order by r.restriction_id`
}

/** A restriction stays in force: the person must not be contacted by mistake later. */
function eraseRestrictions({ tenantId, transaction }: Command, { userId }: Person): Promise<readonly Erased[]> {
  return transaction.many(sql<Erased>`
    update contact_restrictions set reason = '-', address = case when address is null then null else '-' end, end_reason = case when end_reason is null then null else '-' end
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
    returning restriction_id as "subjectId"`)
}

function findConsents({ tenantId, userId }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'consentId', c.consent_id, 'channel', c.channel, 'state', c.state, 'evidence', c.evidence,
      'createdAt', c.created_at) as item
    from contact_consents c
    where c.tenant_id = ${tenantId}::uuid and c.user_id = ${userId}::uuid
    order by c.consent_id`
}

function eraseConsents({ tenantId, transaction }: Command, { userId }: Person): Promise<readonly Erased[]> {
  return transaction.many(sql<Erased>`
    update contact_consents set evidence = '-'
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
    returning consent_id as "subjectId"`)
}

function findVerdicts({ tenantId, userId }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'verdictId', v.verdict_id, 'channel', v.channel, 'decision', v.decision, 'rule', v.rule,
      'addresseeName', v.addressee_name, 'askedAt', v.asked_at) as item
    from contact_verdicts v
    where v.tenant_id = ${tenantId}::uuid and v.user_id = ${userId}::uuid
    order by v.verdict_id`
}

function eraseVerdicts({ tenantId, transaction }: Command, { userId }: Person): Promise<readonly Erased[]> {
  return transaction.many(sql<Erased>`
    update contact_verdicts set addressee_name = null
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
    returning verdict_id as "subjectId"`)
}
