import { sql, type Statement } from '../../../platform/database/sql.ts'
import { demandsOn } from '../../money/case-vouchers/index.ts'

interface LinesPage {
  readonly limit: number
  readonly after: string | null
}

/** A customer as an import has it. */
export interface CustomerOfLine {
  readonly referenceId: string
  readonly isCompany: boolean
  readonly users: readonly object[]
}

export interface CustomerLineRow {
  readonly customerId: string
  readonly creditorReference: string
  readonly customer: CustomerOfLine
}

/** A creditor without a reference of its own is known by its id. */
const creditorReference = sql`coalesce(r.reference_id, r.creditor_id::text)`

/** The customer `k`, without people whose data was erased. */
const customerOf = sql`
  jsonb_build_object('referenceId', k.reference_id, 'isCompany', k.is_company, 'users', coalesce((
    select jsonb_agg(
      jsonb_build_object('relation', u.relation, 'contact', u.is_contact, 'lang', u.language, 'details', u.details)
      order by u.user_seq_id)
    from published.customer_users u
    where u.tenant_id = k.tenant_id and u.customer_id = k.customer_id and u.erased_at is null), '[]'))`

export function listCustomerLines(tenantId: string, { limit, after }: LinesPage): Statement<CustomerLineRow> {
  return sql<CustomerLineRow>`
    select k.customer_id as "customerId", ${creditorReference} as "creditorReference", ${customerOf} as customer
    from published.customers k
    join published.creditors r on r.tenant_id = k.tenant_id and r.creditor_id = k.creditor_id
    where k.tenant_id = ${tenantId}::uuid and (${after}::uuid is null or k.customer_id > ${after}::uuid)
    order by k.customer_id limit ${limit}::integer`
}

/** A voucher of a case that was neither reversed nor reverses another. */
export interface VoucherOfLine {
  readonly caseVoucherId: string
  readonly voucherTypeId: string
  readonly voucherType: string
  readonly isStandardType: boolean
  readonly category: string
  readonly direction: 'debit' | 'credit'
  readonly amount: number
  /** Of a credit: what is not allocated. */
  readonly outstanding: number
  readonly source: string
  readonly date: string
  readonly dueDate: string | null
  readonly referenceId: string | null
  readonly interest: number | null
  readonly interestRule: string | null
  readonly interestStartDate: string | null
  readonly referenceCaseVoucherId: string | null
  readonly uniqueId: string | null
}

/** What pays a debit of the case. The credit may be on a case that is merged with it. */
export interface PaymentOfLine {
  readonly debitVoucherId: string
  readonly amount: number
  readonly voucherTypeId: string
  readonly voucherType: string
  readonly isStandardType: boolean
  readonly source: string
  readonly date: string
}

export interface CaseLineRow {
  readonly caseId: string
  readonly creditorReference: string
  readonly customer: CustomerOfLine
  readonly currency: string
  readonly journalNumber: string | null
  readonly migratedId: string | null
  readonly rulePack: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly demand: { readonly date: string; readonly deadline: string } | null
  readonly vouchers: readonly VoucherOfLine[]
  readonly payments: readonly PaymentOfLine[]
}

const typeOf = sql`
  'voucherTypeId', t.voucher_type_id, 'voucherType', t.handle, 'isStandardType', t.is_standard`

/**
 * Cases with everything that an import can have of them, in the order of their ids. `offset 0` makes the planner look up the
 * parties of each case and the payments of each voucher. Right after a large import it has no statistics and expects a
 * single row of everything, so that it would compare all allocations of the tenant with all of its vouchers for each case.
 */
export function listCaseLines(tenantId: string, { limit, after }: LinesPage): Statement<CaseLineRow> {
  return sql<CaseLineRow>`
    with page as materialized (
      select * from published.cases c
      where c.tenant_id = ${tenantId}::uuid and (${after}::uuid is null or c.case_id > ${after}::uuid)
      order by c.case_id limit ${limit}::integer
    )
    select p.case_id as "caseId", ${creditorReference} as "creditorReference", ${customerOf} as customer, p.currency,
           p.journal_number as "journalNumber", p.migrated_id as "migratedId", p.rule_pack as "rulePack", p.properties,
           demand.of_case as demand, coalesce(vouchers.of_case, '[]') as vouchers,
           coalesce(payments.of_case, '[]') as payments
    from page p
    cross join lateral (
      select * from published.customers k
      where k.tenant_id = ${tenantId}::uuid and k.customer_id = p.customer_id offset 0
    ) k
    cross join lateral (
      select * from published.creditors r
      where r.tenant_id = ${tenantId}::uuid and r.creditor_id = p.creditor_id offset 0
    ) r
    left join lateral (
      select jsonb_build_object('date', d.sent_on::text, 'deadline', d.deadline::text) as of_case
      from (${demandsOn(sql`${tenantId}::uuid`, sql`array[p.case_id]`)}) d
      where d.deadline is not null
      order by d.sent_on limit 1
    ) demand on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'caseVoucherId', v.case_voucher_id, ${typeOf}, 'category', v.category, 'direction', v.direction,
        'amount', v.amount, 'outstanding', v.outstanding, 'source', v.source, 'date', v.date, 'dueDate', v.due_date,
        'referenceId', v.reference_id, 'interest', v.interest, 'interestRule', v.interest_rule,
        'interestStartDate', v.interest_start_date, 'referenceCaseVoucherId', v.reference_case_voucher_id,
        'uniqueId', v.unique_id) order by v.case_voucher_id) as of_case
      from published.case_vouchers v
      join published.voucher_types t on t.tenant_id = v.tenant_id and t.voucher_type_id = v.voucher_type_id
      where v.tenant_id = ${tenantId}::uuid and v.case_id = p.case_id and v.reverses_case_voucher_id is null
        and not exists (
          select from published.case_vouchers x
          where x.tenant_id = v.tenant_id and x.case_id = v.case_id and x.reverses_case_voucher_id = v.case_voucher_id)
    ) vouchers on true
    left join lateral (
      ${paymentsOf(tenantId)}
    ) payments on true
    order by p.case_id`
}

/** What was paid on the claims of the case `p`, as one value: all allocations that were not undone. */
function paymentsOf(tenantId: string): Statement {
  return sql`
    select jsonb_agg(jsonb_build_object(
      'debitVoucherId', a.debit_voucher_id, 'amount', a.amount, ${typeOf}, 'source', v.source, 'date', v.date)
      order by a.allocation_id) as of_case
    from published.case_vouchers b
    cross join lateral (
      select a.* from published.case_voucher_allocations a
      where a.tenant_id = ${tenantId}::uuid and a.debit_voucher_id = b.case_voucher_id offset 0
    ) a
    cross join lateral (
      select v.* from published.case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = a.credit_voucher_id offset 0
    ) v
    join published.voucher_types t on t.tenant_id = ${tenantId}::uuid and t.voucher_type_id = v.voucher_type_id
    where b.tenant_id = ${tenantId}::uuid and b.case_id = p.case_id and a.undoes_allocation_id is null
      and not exists (
        select from published.case_voucher_allocations u
        where u.tenant_id = ${tenantId}::uuid and u.debit_voucher_id = a.debit_voucher_id
          and u.undoes_allocation_id = a.allocation_id)`
}
