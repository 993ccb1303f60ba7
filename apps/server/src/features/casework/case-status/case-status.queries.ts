import { json, lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { accruedOnCases } from '../../money/interest/index.ts'
import { paidReasonId } from './case.queries.ts'
import type { CaseStatus } from './case.schemas.ts'

/** The cases that are settled together: the case, the one it was merged into, and all others merged into that. */
export function casesAround(tenantId: string, caseId: string): Statement {
  return sql`select w from cases_within(${tenantId}::uuid, case_root(${tenantId}::uuid, ${caseId}::uuid)) w`
}

/**
 * Locks a case, and the cases it is settled with, against every other command that changes their debt. Not
 * `for update`: a payment locks its voucher and then checks the foreign key of its deposit to the case, so the two would
 * deadlock.
 */
export function lockCasesAround(tenantId: string, caseId: string): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select case_id as "caseId" from cases
    where tenant_id = ${tenantId}::uuid and case_id = any (array(${casesAround(tenantId, caseId)}))
    order by case_id
    for no key update`
}

export interface CasesAround {
  /** The case that it was merged into, or the case itself. */
  readonly rootCaseId: string
  readonly caseIds: readonly string[]
}

/** The same cases without a lock, to check whether the locked ones are still the right ones. */
export function findCasesAround(tenantId: string, caseId: string): Statement<CasesAround> {
  return lookup(sql<CasesAround>`
    select case_root(${tenantId}::uuid, ${caseId}::uuid) as "rootCaseId",
           array(${casesAround(tenantId, caseId)}) as "caseIds"`)
}

/** Locks several cases, and those they are settled with, in one order. */
export function lockCasesAroundAll(tenantId: string, caseIds: readonly string[]): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select case_id as "caseId" from cases
    where tenant_id = ${tenantId}::uuid and case_id = any (array(
      select w from unnest(${caseIds}::uuid[]) x
      cross join lateral cases_within(${tenantId}::uuid, case_root(${tenantId}::uuid, x)) w))
    order by case_id
    for no key update`
}

/** The same cases without a lock, by the case that was asked for. */
export function findCasesAroundAll(
  tenantId: string,
  caseIds: readonly string[],
): Statement<CasesAround & { readonly caseId: string }> {
  return sql<CasesAround & { readonly caseId: string }>`
    select c.case_id as "caseId", case_root(c.tenant_id, c.case_id) as "rootCaseId",
           array(select cases_within(c.tenant_id, case_root(c.tenant_id, c.case_id))) as "caseIds"
    from cases c where c.tenant_id = ${tenantId}::uuid and c.case_id = any (${caseIds}::uuid[])`
}

/** Whether an open case is fully paid, including interest, has no unallocated money, and the tenant ends paid cases. */
export function isToEnd(tenantId: string, rootCaseId: string, now: Date): Statement<{ isToEnd: boolean }> {
  return sql<{ isToEnd: boolean }>`
    select c.status <> 'ENDED' and coalesce(s.ends_paid_cases, true)
           and not exists (
             select from published.case_vouchers v
             where v.tenant_id = ${tenantId}::uuid and v.case_id = any (w.case_ids) and v.outstanding > 0)
           and ${accruedOnCases(sql`c.tenant_id`, sql`w.case_ids`, now)} = 0 as "isToEnd"
    from cases c
    left join published.tenant_settings s on s.tenant_id = c.tenant_id
    cross join lateral (select array(select cases_within(c.tenant_id, c.case_id)) as case_ids) w
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${rootCaseId}::uuid`
}

/** Finds the case if it has ended with money outstanding. */
export function findEndedOwing(
  tenantId: string,
  rootCaseId: string,
): Statement<{ isPaid: boolean; hasOverride: boolean }> {
  return lookup(sql<{ isPaid: boolean; hasOverride: boolean }>`
    select c.end_reason_id = ${paidReasonId}::uuid as "isPaid", c.end_override is not null as "hasOverride"
    from cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${rootCaseId}::uuid and c.status = 'ENDED'
      and exists (
        select from published.case_vouchers v
        where v.tenant_id = c.tenant_id and v.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w))
          and v.direction = 'debit' and v.outstanding > 0)`)
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
