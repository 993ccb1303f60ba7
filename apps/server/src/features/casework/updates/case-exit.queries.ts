import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { selectUpdates, type UpdateRow } from './updates.queries.ts'

/** The case and the cases merged into it, whose updates apply to it too. */
function isWithin(tenantId: string, caseId: string): Statement {
  return sql`any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w))`
}

interface By {
  readonly now: Date
  readonly actor: Actor
}

export interface UpdateToStandInFor {
  readonly standsInForId: string
  readonly updateTypeId: string
}

/** The open updates of a case that get a stand-in when it ends, and the type of the stand-in. */
export function findUpdatesToStandInFor(tenantId: string, caseId: string, now: Date): Statement<UpdateToStandInFor> {
  return sql<UpdateToStandInFor>`
    select u.update_id as "standsInForId", t.pause_with_update_on_case_exit as "updateTypeId"
    from updates u join update_types t on t.tenant_id = u.tenant_id and t.update_type_id = u.update_type_id
    where u.tenant_id = ${tenantId}::uuid and u.case_id = ${isWithin(tenantId, caseId)} and u.open_until > ${now}::timestamptz
      and t.pause_with_update_on_case_exit is not null
    order by u.update_id
    for update of u`
}

export function insertStandIns(
  tenantId: string,
  caseId: string,
  standIns: readonly (UpdateToStandInFor & { readonly updateId: string })[],
  { now, actor }: By,
): Statement {
  return sql`
    insert into updates (tenant_id, update_id, update_type_id, case_id, text, ref_id, stands_in_for_id, paused_at,
                         reminded_at, created_at, created_by)
    select ${tenantId}::uuid, s."updateId", s."updateTypeId", ${caseId}::uuid, '', s."standsInForId", s."standsInForId",
           ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${json(actor)}::jsonb
    from jsonb_to_recordset(${json(standIns)}::jsonb)
      as s ("updateId" uuid, "updateTypeId" uuid, "standsInForId" uuid)
    returning true`
}

/** Continues the open updates whose type has `continueOnCaseExit`. */
export function continueUpdatesOfEndedCase(
  tenantId: string,
  caseId: string,
  { now, actor }: By,
): Statement<{ updateId: string }> {
  return sql<{ updateId: string }>`
    update updates u set continued_at = ${now}::timestamptz, continued_by = ${json(actor)}::jsonb
    from update_types t
    where u.tenant_id = ${tenantId}::uuid and u.case_id = ${isWithin(tenantId, caseId)} and u.open_until > ${now}::timestamptz
      and t.tenant_id = u.tenant_id and t.update_type_id = u.update_type_id and t.continue_on_case_exit
    returning u.update_id as "updateId"`
}

/** Continues the open stand-ins of a case. */
export function continueStandIns(
  tenantId: string,
  caseId: string,
  { now, actor }: By,
): Statement<{ updateId: string }> {
  return sql<{ updateId: string }>`
    update updates u set continued_at = ${now}::timestamptz, continued_by = ${json(actor)}::jsonb
    where u.tenant_id = ${tenantId}::uuid and u.case_id = ${isWithin(tenantId, caseId)} and u.open_until > ${now}::timestamptz
      and u.stands_in_for_id is not null
    returning u.update_id as "updateId"`
}

export function findUpdates(tenantId: string, updateIds: readonly string[]): Statement<UpdateRow> {
  return sql<UpdateRow>`
    ${selectUpdates}
    where u.tenant_id = ${tenantId}::uuid and u.update_id = any (${updateIds}::uuid[])
    order by u.update_id`
}

export function findOpenUpdates(tenantId: string, caseId: string, now: Date): Statement<UpdateRow> {
  return sql<UpdateRow>`
    ${selectUpdates}
    where u.tenant_id = ${tenantId}::uuid and u.case_id = ${isWithin(tenantId, caseId)} and u.open_until > ${now}::timestamptz
    for update of u`
}
