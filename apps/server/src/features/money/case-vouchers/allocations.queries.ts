import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { casesAround } from '../../casework/case-status/index.ts'
import type { InterestRule } from '../interest/index.ts'
import { isDisputed } from './disputed-vouchers.queries.ts'
import type { EntryContext } from './case-vouchers.queries.ts'
import type { CaseVoucher, VoucherSource } from './case-vouchers.schemas.ts'
import type { Earmark } from './earmark.schemas.ts'

export interface CaseOfEntries {
  readonly caseId: string
  readonly creditorId: string
  readonly currency: Currency
}

/**
 * Locks a case and the cases merged with it against other commands that allocate or merge. Not `for update`: a payment
 * locks its voucher while the foreign key of its deposit checks the case, and the two would deadlock.
 */
export function lockCasesOfEntries(tenantId: string, caseId: string): Statement<CaseOfEntries> {
  return sql<CaseOfEntries>`
    select case_id as "caseId", creditor_id as "creditorId", currency from published.cases
    where tenant_id = ${tenantId}::uuid and case_id = any (array(${casesAround(tenantId, caseId)}))
    order by case_id
    for no key update`
}

/** The same for several cases, without those that another command holds: the caller waits for nobody. */
export function lockFreeCasesOfEntries(tenantId: string, caseIds: readonly string[]): Statement<CaseOfEntries> {
  return sql<CaseOfEntries>`
    select case_id as "caseId", creditor_id as "creditorId", currency from published.cases
    where tenant_id = ${tenantId}::uuid and case_id = any (array(
      select w from unnest(${caseIds}::uuid[]) x
      cross join lateral cases_within(${tenantId}::uuid, case_root(${tenantId}::uuid, x)) w))
    order by case_id
    for no key update skip locked`
}

/** A voucher that is locked until the transaction ends. */
export interface LockedVoucher {
  readonly caseVoucherId: string
  readonly caseId: string
  readonly voucherTypeId: string
  readonly category: CaseVoucher['category']
  readonly direction: CaseVoucher['direction']
  readonly amount: number
  readonly outstanding: number
  readonly source: VoucherSource
  readonly date: Date
  readonly reversesCaseVoucherId: string | null
  readonly interestRule: InterestRule | null
  /** What the debtor chose that a payment covers. */
  readonly earmark: Earmark | null
  /** Whether it is disputed, or is interest or a charge on a disputed debit. */
  readonly isDisputed: boolean
  /** Whether it is the write-off of a debit that has lapsed. */
  readonly isLapse: boolean
}

/**
 * Locks all vouchers of a case and of the cases merged with it, in the order of their ids like every command, and
 * returns their values as of the lock.
 */
export function lockVouchersOfCases(tenantId: string, caseId: string): Statement<LockedVoucher> {
  return lockVouchers(tenantId, sql`array(${casesAround(tenantId, caseId)})`)
}

/** The same for exactly these cases. */
export function lockVouchersOfAll(tenantId: string, caseIds: readonly string[]): Statement<LockedVoucher> {
  return lockVouchers(tenantId, sql`${caseIds}::uuid[]`)
}

function lockVouchers(tenantId: string, caseIds: Statement): Statement<LockedVoucher> {
  return sql<LockedVoucher>`
    select case_voucher_id as "caseVoucherId", case_id as "caseId", voucher_type_id as "voucherTypeId", category, direction, amount, outstanding,
           source, date, reverses_case_voucher_id as "reversesCaseVoucherId", interest_rule as "interestRule", earmark,
           ${isDisputed()} as "isDisputed", v.category = 'write-off' and exists (
             select from published.limitation_lapses l
             where l.tenant_id = v.tenant_id and l.case_id = v.case_id and l.write_off_voucher_id = v.case_voucher_id
               and l.undone_at is null) as "isLapse"
    from case_vouchers v
    where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds})
    order by case_voucher_id
    for no key update of v`
}

/** How much of one credit pays one debit. */
export interface NewAllocation {
  readonly allocationId: string
  readonly creditVoucherId: string
  readonly debitVoucherId: string
  readonly amount: number
  /** The allocation that this one undoes. */
  readonly undoesAllocationId?: string
}

/** Adds allocations between existing vouchers. An allocation belongs to the case of its credit. */
export function insertAllocations(
  context: Pick<EntryContext, 'tenantId' | 'createdAt' | 'createdBy'>,
  allocations: readonly NewAllocation[],
): Statement {
  return sql`
    insert into case_voucher_allocations (
      tenant_id, allocation_id, case_id, credit_voucher_id, debit_voucher_id, amount, undoes_allocation_id, created_at, created_by)
    select ${context.tenantId}::uuid, a."allocationId", c.case_id, a."creditVoucherId", a."debitVoucherId", a.amount,
           a."undoesAllocationId", ${context.createdAt}::timestamptz, ${json(context.createdBy)}::jsonb
    from jsonb_to_recordset(${json(allocations)}::jsonb)
      as a ("allocationId" uuid, "creditVoucherId" uuid, "debitVoucherId" uuid, amount bigint, "undoesAllocationId" uuid)
    join case_vouchers c on c.tenant_id = ${context.tenantId}::uuid and c.case_voucher_id = a."creditVoucherId"
    returning true`
}

export interface AllocationRow {
  readonly allocationId: string
  readonly tenantId: string
  readonly caseId: string
  readonly creditVoucherId: string
  readonly debitVoucherId: string
  readonly amount: number
  readonly currency: Currency
  readonly undoneAt: Date | null
  readonly undoneBy: Actor | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

/** Whether the credit or the debit of an allocation `a` is among these vouchers. */
export function joinsOneOf(voucherIds: Statement): Statement {
  return sql`(a.debit_voucher_id = any (array(${voucherIds})) or a.credit_voucher_id = any (array(${voucherIds})))`
}

/** An allocation `a` of a case `c`, with the row `u` that undoes it. */
export const allocationColumns = sql`
  a.allocation_id as "allocationId", a.tenant_id as "tenantId", a.case_id as "caseId",
  a.credit_voucher_id as "creditVoucherId", a.debit_voucher_id as "debitVoucherId", a.amount, c.currency,
  u.created_at as "undoneAt", u.created_by as "undoneBy", a.created_at as "createdAt", a.created_by as "createdBy"`

/** The allocations of a voucher that were not undone, whether it is the credit or the debit. */
export function findLiveAllocations(tenantId: string, caseVoucherId: string): Statement<AllocationRow> {
  return sql<AllocationRow>`
    select ${allocationColumns}
    from case_voucher_allocations a
    join published.cases c on c.tenant_id = a.tenant_id and c.case_id = a.case_id
    left join case_voucher_allocations u on u.tenant_id = a.tenant_id and u.undoes_allocation_id = a.allocation_id
    where a.tenant_id = ${tenantId}::uuid
      and (a.credit_voucher_id = ${caseVoucherId}::uuid or a.debit_voucher_id = ${caseVoucherId}::uuid)
      and a.undoes_allocation_id is null and u.allocation_id is null
    order by a.allocation_id`
}
