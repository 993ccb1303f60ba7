import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { paidReasonId } from '../case-status/index.ts'
import { type CaseTotals, joinsOneOf, totalsOf } from '../../money/case-vouchers/index.ts'
import type { CaseStatus } from './cases.schemas.ts'

/**
 * Locks the cases until the transaction ends, in the order of their ids. Every command that allocates locks its case
 * too, so no allocation can happen between the check of the allocations and the merge or its undoing.
 */
export function lockCases(tenantId: string, caseIds: readonly string[]): Statement {
  return sql`
    select from cases where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])
    order by case_id
    for no key update`
}

/** The voucher totals of both cases, including the cases merged into them, and the end reason of the merged case. */
export interface MergeFacts extends CaseTotals {
  readonly endReasonId: string
}

export function findMergeFacts(tenantId: string, caseIds: readonly string[]): Statement<MergeFacts> {
  return sql<MergeFacts>`
    select
      ${totalsOf(tenantId, sql`select w from unnest(${caseIds}::uuid[]) c cross join lateral cases_within(${tenantId}::uuid, c) w`)},
      (select end_reason_id from published.end_reasons where tenant_id = ${tenantId}::uuid and handle = 'MERGED' and is_standard)
        as "endReasonId"`
}

export interface NewMerge {
  readonly tenantId: string
  readonly mergeId: string
  readonly caseId: string
  readonly mergedCaseId: string
  readonly endReasonId: string
  readonly now: Date
  readonly actor: Actor
}

/** Records the merge with the former status of the merged case, and ends that case. */
export function insertMerge(merge: NewMerge): Statement {
  return sql`
    with merged as (
      insert into case_merges (
        tenant_id, merge_id, case_id, merged_case_id, former_status, former_status_time, former_end_reason_id, merged_at, merged_by)
      select ${merge.tenantId}::uuid, ${merge.mergeId}::uuid, ${merge.caseId}::uuid, c.case_id, c.status, c.status_time,
             c.end_reason_id, ${merge.now}::timestamptz, ${json(merge.actor)}::jsonb
      from cases c where c.tenant_id = ${merge.tenantId}::uuid and c.case_id = ${merge.mergedCaseId}::uuid
      returning true
    )
    update cases set
      status = 'ENDED', status_time = ${merge.now}::timestamptz, end_reason_id = ${merge.endReasonId}::uuid,
      updated_at = ${merge.now}::timestamptz, updated_by = ${json(merge.actor)}::jsonb
    where tenant_id = ${merge.tenantId}::uuid and case_id = ${merge.mergedCaseId}::uuid`
}

export interface UndoneMerge {
  readonly tenantId: string
  readonly caseId: string
  readonly mergedCaseId: string
  readonly now: Date
  readonly actor: Actor
}

/**
 * Undoes the merge and restores the former status of the merged case. A case that had ended as PAID is reopened if
 * money became outstanding on it while it was merged.
 */
export function undoMerge(undone: UndoneMerge): Statement<{ status: CaseStatus }> {
  return sql<{ status: CaseStatus }>`
    with merge as (
      update case_merges set undone_at = ${undone.now}::timestamptz, undone_by = ${json(undone.actor)}::jsonb
      where tenant_id = ${undone.tenantId}::uuid and case_id = ${undone.caseId}::uuid
        and merged_case_id = ${undone.mergedCaseId}::uuid and undone_at is null
      returning former_status, former_status_time, former_end_reason_id
    )
    update cases c set
      status = case when o.is_owing then 'VERIFIED' else m.former_status end,
      status_time = case when o.is_owing then ${undone.now}::timestamptz else m.former_status_time end,
      end_reason_id = case when o.is_owing then null else m.former_end_reason_id end,
      end_override = case when m.former_status = 'ENDED' then c.end_override end,
      updated_at = ${undone.now}::timestamptz, updated_by = ${json(undone.actor)}::jsonb
    from merge m
    cross join lateral (
      select m.former_end_reason_id = ${paidReasonId}::uuid and k.end_override is null and exists (
        select from published.case_vouchers v
        where v.tenant_id = k.tenant_id and v.case_id = k.case_id and v.direction = 'debit' and v.outstanding > 0) as is_owing
      from cases k
      where k.tenant_id = ${undone.tenantId}::uuid and k.case_id = ${undone.mergedCaseId}::uuid
    ) o
    where c.tenant_id = ${undone.tenantId}::uuid and c.case_id = ${undone.mergedCaseId}::uuid
    returning c.status`
}

/** Up to 100 effective allocations between a voucher of the case and one of another case. */
export function findCrossAllocations(tenantId: string, caseId: string): Statement<{ allocationId: string }> {
  return sql<{ allocationId: string }>`
    select a.allocation_id as "allocationId"
    from published.case_voucher_allocations a
    join published.case_vouchers c on c.tenant_id = a.tenant_id and c.case_voucher_id = a.credit_voucher_id
    join published.case_vouchers d on d.tenant_id = a.tenant_id and d.case_voucher_id = a.debit_voucher_id
    left join published.case_voucher_allocations u on u.tenant_id = a.tenant_id and u.undoes_allocation_id = a.allocation_id
    where a.tenant_id = ${tenantId}::uuid and a.undoes_allocation_id is null and u.allocation_id is null
      and c.case_id <> d.case_id
      and ${joinsOneOf(sql`
        select v.case_voucher_id from published.case_vouchers v
        where v.tenant_id = ${tenantId}::uuid and v.case_id = ${caseId}::uuid`)}
    order by a.allocation_id
    limit 100`
}
