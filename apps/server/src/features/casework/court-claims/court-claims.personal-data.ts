import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [{ section: 'courtClaims', find: findClaims, erase: eraseClaims }]

function findClaims({ tenantId, caseIds }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'courtClaimId', q.court_claim_id, 'state', q.state, 'court', q.court, 'courtReference', q.court_reference,
      'principal', q.principal, 'claimedOn', q.claimed_on, 'fileId', q.application_file_id,
      'changes', (select jsonb_agg(jsonb_build_object('state', h.state, 'date', h.happened_on, 'note', h.note)
                                   order by h.created_at)
                  from court_claim_changes h
                  where h.tenant_id = q.tenant_id and h.court_claim_id = q.court_claim_id)) as item
    from court_claims q
    where q.tenant_id = ${tenantId}::uuid and q.case_id = any (${caseIds}::uuid[])
    order by q.court_claim_id`
}

/** Keeps that there was a claim, and how it ended. */
async function eraseClaims(
  { tenantId, transaction }: Command,
  { caseIds, isLast }: Person,
): Promise<readonly Erased[]> {
  if (!isLast) return []
  await transaction.run(sql`
    update court_claim_changes h set note = '-'
    from court_claims q
    where h.tenant_id = ${tenantId}::uuid and q.tenant_id = h.tenant_id and q.court_claim_id = h.court_claim_id
      and q.case_id = any (${caseIds}::uuid[]) and h.note is not null`)
  return transaction.many(sql<Erased>`
    with before as (
      select court_claim_id, application_file_id from court_claims
      where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])
    )
    update court_claims q set application_file_id = null,
      court_reference = case when q.court_reference is null then null else '-' end
    from before b
    where q.tenant_id = ${tenantId}::uuid and q.court_claim_id = b.court_claim_id
    returning q.court_claim_id as "subjectId", b.application_file_id as "fileId"`)
}
