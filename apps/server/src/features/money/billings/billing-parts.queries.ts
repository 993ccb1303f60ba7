import { sql, type Statement } from '../../../platform/database/sql.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import type { BillingEntry, DepositDistribution } from './billings.schemas.ts'

interface PartPage {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

export type BillingEntryRow = Omit<BillingEntry, 'recordedAt'> & { readonly recordedAt: Date }

/** A row of nulls means that the settlement exists without such parts; no row means that it does not exist. */
export type PartRow<Part> = Part | { readonly [name in keyof Part]: null }

/** The entries of a settlement in the order in which they were recorded. */
export function listBillingEntries(
  tenantId: string,
  billingId: string,
  page: PartPage,
): Statement<PartRow<BillingEntryRow>> {
  return sql<PartRow<BillingEntryRow>>`
    select e.*
    from billings b
    left join lateral (
      select e.allocation_id as "allocationId", e.billing_id as "billingId", a.case_id as "caseId",
             c.case_seq_id as "caseSeqId", a.credit_voucher_id as "creditVoucherId", a.debit_voucher_id as "debitVoucherId",
             d.reference_id as "referenceId", e.category, e.paid_to as "paidTo", e.kept_by as "keptBy", e.amount,
             e.basis_value as "basisValue", e.rate_basis_points as "rateBasisPoints", e.commission_amount as commission,
             e.corrects_allocation_id as "correctsAllocationId", e.is_late as late, e.recorded_at as "recordedAt",
             b.creditor_name as "creditorName", ${debtorNameOf(sql`c`)} as "debtorName"
      from billing_entries e
      join published.case_voucher_allocations a on a.tenant_id = e.tenant_id and a.allocation_id = e.allocation_id
      join published.cases c on c.tenant_id = a.tenant_id and c.case_id = a.case_id
      join published.case_vouchers d on d.tenant_id = a.tenant_id and d.case_voucher_id = a.debit_voucher_id
      where e.tenant_id = b.tenant_id and e.billing_id = b.billing_id
        ${
          page.after === null
            ? sql``
            : sql`and (e.recorded_at, e.allocation_id) > (
                select last.recorded_at, last.allocation_id from billing_entries last
                where last.tenant_id = ${tenantId}::uuid and last.allocation_id = ${page.after}::uuid)`
        }
      order by e.recorded_at, e.allocation_id
      limit ${page.limit}::integer offset ${page.offset}::integer
    ) e on true
    where b.tenant_id = ${tenantId}::uuid and b.billing_id = ${billingId}::uuid
    order by e."recordedAt", e."allocationId"`
}

export type DistributionRow = Omit<DepositDistribution, 'date'> & { readonly date: Date }

/** The deposits of a settlement, each with its distribution, ordered by deposit. */
export function listDepositDistribution(
  tenantId: string,
  billingId: string,
  page: PartPage,
): Statement<PartRow<DistributionRow>> {
  return sql<PartRow<DistributionRow>>`
    with shares as (
      select a.credit_voucher_id, e.category, e.kept_by, min(e.paid_to) as paid_to, sum(e.amount)::bigint as amount,
             sum(e.commission_amount)::bigint as commission
      from billing_entries e
      join published.case_voucher_allocations a on a.tenant_id = e.tenant_id and a.allocation_id = e.allocation_id
      where e.tenant_id = ${tenantId}::uuid and e.billing_id = ${billingId}::uuid
        and (${page.after}::uuid is null or a.credit_voucher_id > ${page.after}::uuid)
      group by a.credit_voucher_id, e.category, e.kept_by
    ),
    deposits as (
      select credit_voucher_id, min(paid_to) as paid_to, sum(amount)::bigint as amount,
             coalesce(sum(amount) filter (where kept_by = 'CREDITOR'), 0)::bigint as creditor_share,
             coalesce(sum(amount) filter (where kept_by = 'COLLECTOR'), 0)::bigint as collector_share,
             sum(commission)::bigint as commission,
             jsonb_agg(jsonb_build_object('category', category, 'keptBy', kept_by, 'amount', amount, 'commission', commission)
                       order by category, kept_by) as shares
      from shares
      group by credit_voucher_id
      order by credit_voucher_id
      limit ${page.limit}::integer offset ${page.offset}::integer
    )
    select v.case_voucher_id as "creditVoucherId", v.case_id as "caseId", c.case_seq_id as "caseSeqId", v.date,
           s.paid_to as "paidTo", v.amount as "depositAmount", s.amount, s.creditor_share as "creditorShare",
           s.collector_share as "collectorShare", s.commission, s.shares
    from billings b
    left join deposits s on true
    left join published.case_vouchers v on v.tenant_id = b.tenant_id and v.case_voucher_id = s.credit_voucher_id
    left join published.cases c on c.tenant_id = v.tenant_id and c.case_id = v.case_id
    where b.tenant_id = ${tenantId}::uuid and b.billing_id = ${billingId}::uuid
    order by v.case_voucher_id`
}
