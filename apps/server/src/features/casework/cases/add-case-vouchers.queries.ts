import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { casesAround, type CaseStatus } from '../case-status/index.ts'
import { type CaseTotals, totalsOf } from '../../money/case-vouchers/index.ts'
import type { CreditorState } from '../../parties/creditors/index.ts'

export interface CustomerOfCasesRow {
  readonly creditorId: string
  readonly creditorState: CreditorState
}

/** Locks the customer until the transaction ends. Locks are always taken in this order: customer, then cases. */
export function lockCustomerOfCases(tenantId: string, customerId: string): Statement<CustomerOfCasesRow> {
  return sql<CustomerOfCasesRow>`
    select c.creditor_id as "creditorId",
           (select k.state from published.creditors k
            where k.tenant_id = ${tenantId}::uuid and k.creditor_id = c.creditor_id) as "creditorState"
    from published.customers c
    where c.tenant_id = ${tenantId}::uuid and c.customer_id = ${customerId}::uuid
    for no key update of c`
}

export interface OpenCaseRow {
  readonly caseId: string
}

/** The newest case of a customer in a currency that has not ended. */
export function findOpenCase(tenantId: string, customerId: string, currency: Currency): Statement<OpenCaseRow> {
  return sql<OpenCaseRow>`
    select c.case_id as "caseId" from cases c
    where c.tenant_id = ${tenantId}::uuid and c.customer_id = ${customerId}::uuid and c.currency = ${currency}::text
      and c.status <> 'ENDED'
    order by c.case_seq_id desc
    limit 1`
}

/** The status of a case, and the totals of its vouchers and those of the cases merged into it. */
export function findHeldCase(tenantId: string, caseId: string): Statement<CaseTotals & { status: CaseStatus }> {
  return sql<CaseTotals & { status: CaseStatus }>`
    select c.status, ${totalsOf(tenantId, casesAround(tenantId, caseId))}
    from cases c where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`
}

export interface UniqueVoucherRow {
  readonly uniqueId: string
  readonly caseVoucherId: string
  readonly caseId: string
  readonly customerId: string
}

export function findVouchersByUniqueIds(tenantId: string, uniqueIds: readonly string[]): Statement<UniqueVoucherRow> {
  return sql<UniqueVoucherRow>`
    select v.unique_id as "uniqueId", v.case_voucher_id as "caseVoucherId", v.case_id as "caseId",
           c.customer_id as "customerId"
    from published.case_vouchers v join cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = v.case_id
    where v.tenant_id = ${tenantId}::uuid and v.unique_id = any (${uniqueIds}::text[])`
}
