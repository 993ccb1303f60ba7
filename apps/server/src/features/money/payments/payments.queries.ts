import { json, lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { ruleOnCase } from '../interest/index.ts'
import { allocationColumns, type AllocationRow, joinsOneOf } from '../case-vouchers/index.ts'
import type { PolicyEntry } from './payments.schemas.ts'

interface AllocationPage {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

export type ListedAllocation = AllocationRow | { readonly allocationId: null }

const undoing = sql`
  left join case_voucher_allocations u on u.tenant_id = a.tenant_id and u.undoes_allocation_id = a.allocation_id`

/** A case without allocations returns one row of nulls; no row means that the case does not exist. */
export function listAllocationsOfCase(
  tenantId: string,
  caseId: string,
  page: AllocationPage,
): Statement<ListedAllocation> {
  return sql<ListedAllocation>`
    select p.*
    from published.cases c
    left join lateral (
      select ${allocationColumns}
      from case_voucher_allocations a ${undoing}
      where a.tenant_id = ${tenantId}::uuid and a.undoes_allocation_id is null
        and ${joinsOneOf(sql`
          select v.case_voucher_id from case_vouchers v
          where v.tenant_id = ${tenantId}::uuid
            and v.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w))`)}
        and (${page.after}::uuid is null or a.allocation_id > ${page.after}::uuid)
      order by a.allocation_id
      limit ${page.limit}::integer offset ${page.offset}::integer
    ) p on true
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
    order by p."allocationId"`
}

/** Every allocation of the tenant, also those that were undone, in the order of their ids. */
export function listAllAllocations(
  tenantId: string,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): Statement<AllocationRow> {
  return sql<AllocationRow>`
    select ${allocationColumns}
    from case_voucher_allocations a ${undoing}
    join published.cases c on c.tenant_id = a.tenant_id and c.case_id = a.case_id
    where a.tenant_id = ${tenantId}::uuid and a.undoes_allocation_id is null
      and (${after}::uuid is null or a.allocation_id > ${after}::uuid)
    order by a.allocation_id limit ${limit}::integer`
}

/** The same for one voucher, as the credit or the debit. */
export function listAllocationsOfVoucher(
  tenantId: string,
  caseVoucherId: string,
  page: AllocationPage,
): Statement<ListedAllocation> {
  return sql<ListedAllocation>`
    select p.*
    from case_vouchers c
    left join lateral (
      select ${allocationColumns}
      from case_voucher_allocations a ${undoing}
      where a.tenant_id = ${tenantId}::uuid and a.undoes_allocation_id is null
        and (a.credit_voucher_id = ${caseVoucherId}::uuid or a.debit_voucher_id = ${caseVoucherId}::uuid)
        and (${page.after}::uuid is null or a.allocation_id > ${page.after}::uuid)
      order by a.allocation_id
      limit ${page.limit}::integer offset ${page.offset}::integer
    ) p on true
    where c.tenant_id = ${tenantId}::uuid and c.case_voucher_id = ${caseVoucherId}::uuid
    order by p."allocationId"`
}

/** Finds the case of a voucher, which never changes. */
export function findCaseIdOfVoucher(tenantId: string, caseVoucherId: string): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select case_id as "caseId" from case_vouchers
    where tenant_id = ${tenantId}::uuid and case_voucher_id = ${caseVoucherId}::uuid`
}

export function findAllocation(tenantId: string, allocationId: string): Statement<AllocationRow> {
  return sql<AllocationRow>`
    select ${allocationColumns}
    from case_voucher_allocations a ${undoing}
    join published.cases c on c.tenant_id = a.tenant_id and c.case_id = a.case_id
    where a.tenant_id = ${tenantId}::uuid and a.allocation_id = ${allocationId}::uuid and a.undoes_allocation_id is null`
}

export interface PolicyRow {
  readonly entries: PolicyEntry[] | null
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

const policyColumns = sql`allocation_policy as entries, updated_at as "updatedAt", updated_by as "updatedBy"`

export function findPolicy(tenantId: string): Statement<PolicyRow> {
  return sql<PolicyRow>`select ${policyColumns} from tenant_settings where tenant_id = ${tenantId}::uuid`
}

export interface AllocationOrder {
  readonly entries: PolicyEntry[] | null
  readonly categories: PolicyEntry['category'][] | null
  /** Whether the debtor may choose what a payment covers. */
  readonly mayEarmark: boolean
}

/** The order in which payments on a case cover its debits: the tenant's policy, or else the categories of the rule pack. */
export function findAllocationOrder(tenantId: string, caseId: Statement, day: string): Statement<AllocationOrder> {
  return lookup(sql<AllocationOrder>`
    select (select s.allocation_policy from tenant_settings s where s.tenant_id = ${tenantId}::uuid) as entries,
           ${ruleOnCase(tenantId, caseId, 'allocation-order', day)} as categories,
           coalesce((${ruleOnCase(tenantId, caseId, 'debtor-earmarks', day)})::boolean, false) as "mayEarmark"`)
}

/** Creates the settings row of a tenant if it is missing, so that it can be locked. */
export function ensureSettings(tenantId: string): Statement {
  return sql`insert into tenant_settings (tenant_id) values (${tenantId}::uuid) on conflict (tenant_id) do nothing`
}

export function lockPolicy(tenantId: string): Statement<PolicyRow> {
  return sql<PolicyRow>`select ${policyColumns} from tenant_settings where tenant_id = ${tenantId}::uuid for update`
}

export function updatePolicy(tenantId: string, { entries, updatedAt, updatedBy }: PolicyRow): Statement<PolicyRow> {
  return sql<PolicyRow>`
    update tenant_settings
    set allocation_policy = ${json(entries)}::jsonb,
        updated_at = ${updatedAt}::timestamptz, updated_by = ${json(updatedBy)}::jsonb
    where tenant_id = ${tenantId}::uuid
    returning ${policyColumns}`
}
