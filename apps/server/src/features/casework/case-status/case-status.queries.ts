import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { paidReasonId } from './case.queries.ts'
import type { CaseStatus } from './case.schemas.ts'

/** Whether interest that is not booked has accrued on cases. */
const hasAccruedInterest = sqlFunction('has_accrued_interest')

/** The cases that are settled together with a case: those within the one it was merged into, or within itself. */
export function casesAround(tenantId: string, caseId: string): Statement {
  return sql`select w from cases_within(${tenantId}::uuid, case_root(${tenantId}::uuid, ${caseId}::uuid)) w`
}

/**
 * Holds a case, and those it is settled with, against every other command that changes what is owed on them. Not
 * `for update`: a payment holds its voucher while its deposit asks whether the case is there, and the two would wait
 * for each other.
 */
export function lockCasesAround(tenantId: string, caseId: string): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select case_id as "caseId" from cases
    where tenant_id = ${tenantId}::uuid and case_id = any (array(${casesAround(tenantId, caseId)}))
    order by case_id
    for no key update`
}

export interface CasesAround {
  /** The case it was merged into, or itself. */
  readonly rootCaseId: string
  readonly caseIds: readonly string[]
}

/** The same without holding them: whether those that were held are still the ones. */
export function findCasesAround(tenantId: string, caseId: string): Statement<CasesAround> {
  return sql<CasesAround>`
    select case_root(${tenantId}::uuid, ${caseId}::uuid) as "rootCaseId",
           array(${casesAround(tenantId, caseId)}) as "caseIds"`
}

/** Whether the tenant wants a case to end that is open, owes nothing, interest included, and has no money left over. */
export function isToEnd(tenantId: string, rootCaseId: string, now: Date): Statement<{ isToEnd: boolean }> {
  return sql<{ isToEnd: boolean }>`
    select c.status <> 'ENDED' and coalesce(s.ends_paid_cases, true)
           and not exists (
             select from case_vouchers v
             where v.tenant_id = ${tenantId}::uuid and v.case_id = any (w.case_ids) and v.outstanding > 0)
           and not ${hasAccruedInterest}(${tenantId}::uuid, w.case_ids, ${now}::timestamptz, t.time_zone) as "isToEnd"
    from cases c
    join tenants t on t.tenant_id = c.tenant_id
    left join tenant_settings s on s.tenant_id = c.tenant_id
    cross join lateral (select array(select cases_within(c.tenant_id, c.case_id)) as case_ids) w
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${rootCaseId}::uuid`
}

/** Whether a case has ended and money is outstanding on it. */
export function findEndedOwing(
  tenantId: string,
  rootCaseId: string,
): Statement<{ isPaid: boolean; hasOverride: boolean }> {
  return sql<{ isPaid: boolean; hasOverride: boolean }>`
    select c.end_reason_id = ${paidReasonId}::uuid as "isPaid", c.end_override is not null as "hasOverride"
    from cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${rootCaseId}::uuid and c.status = 'ENDED'
      and exists (
        select from case_vouchers v
        where v.tenant_id = c.tenant_id and v.case_id in (select cases_within(c.tenant_id, c.case_id))
          and v.direction = 'debit' and v.outstanding > 0)`
}

export interface NewStatus {
  readonly status: CaseStatus
  readonly endReasonId: string | null
  readonly now: Date
  readonly actor: Actor
}

export function updateStatus(
  tenantId: string,
  caseId: string,
  { status, endReasonId, now, actor }: NewStatus,
): Statement {
  return sql`
    update cases set
      status = ${status}::text, status_time = ${now}::timestamptz, end_reason_id = ${endReasonId}::uuid, end_override = null,
      updated_at = ${now}::timestamptz, updated_by = ${json(actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid`
}
