import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Currency } from '../../platform/money/money.ts'
import type { CaseStatus } from './cases.schemas.ts'

/** Holds the customer until the transaction ends: first the customer, then its cases, is the order of all locks. */
export function lockCustomerOfCases(tenantId: string, customerId: string): Statement<{ creditorId: string }> {
  return sql<{ creditorId: string }>`
    select creditor_id as "creditorId" from customers
    where tenant_id = ${tenantId}::uuid and customer_id = ${customerId}::uuid for no key update`
}

export interface OpenCaseRow {
  readonly caseId: string
  /** What all debits of the case, and of those merged into it, add up to; no more than can be counted exactly. */
  readonly debitTotal: number
}

/** The newest case of a customer in a currency that has not ended. */
export function findOpenCase(tenantId: string, customerId: string, currency: Currency): Statement<OpenCaseRow> {
  return sql<OpenCaseRow>`
    select c.case_id as "caseId",
           (select least(coalesce(sum(v.amount), 0), 9007199254740991)::bigint from case_vouchers v
            where v.tenant_id = ${tenantId}::uuid and v.direction = 'debit'
              and v.case_id = any (array(select w from cases_within(${tenantId}::uuid, c.case_id) w))) as "debitTotal"
    from cases c
    where c.tenant_id = ${tenantId}::uuid and c.customer_id = ${customerId}::uuid and c.currency = ${currency}::text
      and c.status <> 'ENDED'
    order by c.case_seq_id desc
    limit 1`
}

/** Holds a case until the transaction ends and answers its status once it is had. */
export function lockCase(tenantId: string, caseId: string): Statement<{ status: CaseStatus }> {
  return sql<{ status: CaseStatus }>`
    select status from cases where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid for no key update`
}

export interface UniqueVoucherRow {
  readonly uniqueId: string
  readonly caseVoucherId: string
  readonly caseId: string
  readonly customerId: string
}

/** The vouchers that have one of these ids of the callers' own. */
export function findVouchersByUniqueIds(tenantId: string, uniqueIds: readonly string[]): Statement<UniqueVoucherRow> {
  return sql<UniqueVoucherRow>`
    select v.unique_id as "uniqueId", v.case_voucher_id as "caseVoucherId", v.case_id as "caseId",
           c.customer_id as "customerId"
    from case_vouchers v join cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = v.case_id
    where v.tenant_id = ${tenantId}::uuid and v.unique_id = any (${uniqueIds}::text[])`
}
