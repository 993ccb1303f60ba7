import { lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { InterestVoucher } from '../interest/index.ts'
import { joinsOneOf } from './allocations.queries.ts'
import { isDisputed } from './disputed-vouchers.queries.ts'
import type { CaseVoucher } from './case-vouchers.schemas.ts'

export interface BalanceVoucherRow extends InterestVoucher {
  readonly voucherTypeId: string
  readonly referenceId: string | null
  readonly category: CaseVoucher['category']
  readonly allocated: number
  /** The first day that interest which the service booked does not include; null on all other vouchers. */
  readonly bookedUntil: string | null
  /** Whether it was disputed, or is interest or a charge on a disputed debit. */
  readonly isDisputed: boolean
}

export type BalanceRow = { readonly currency: Currency } & (BalanceVoucherRow | { readonly caseVoucherId: null })

/** The first day on which the creditor demanded a claim `v` without a due date, as recorded by a moment. */
function demandedOn(tenantId: string, pointInTime: Date | null): Statement {
  return sql`
    case when v.due_date is null and v.direction = 'debit' then (
      select min(f.happened_on)::text
      from published.limitation_facts f
      join published.tenants z on z.tenant_id = ${tenantId}::uuid
      where f.tenant_id = ${tenantId}::uuid and f.case_id = v.case_id and f.kind = 'demand'
        and (f.case_voucher_id is null or f.case_voucher_id = v.case_voucher_id)
        and f.happened_on >= (v.date at time zone z.time_zone)::date
        and (${pointInTime}::timestamptz is null or f.created_at <= ${pointInTime}::timestamptz)
        and (f.withdrawn_at is null or f.withdrawn_at > ${pointInTime}::timestamptz)) end`
}

/** The facts that can keep the interest on a debit `v` from lapsing, as recorded by a moment. */
function factsOn(tenantId: string, pointInTime: Date | null): Statement {
  return sql`
    case when v.direction = 'debit' then (
      select jsonb_agg(jsonb_build_object('kind', f.kind, 'date', f.happened_on))
      from published.limitation_facts f
      where f.tenant_id = ${tenantId}::uuid and f.case_id = v.case_id
        and (f.case_voucher_id is null or f.case_voucher_id = v.case_voucher_id)
        and (${pointInTime}::timestamptz is null or f.created_at <= ${pointInTime}::timestamptz)
        and (f.withdrawn_at is null or f.withdrawn_at > ${pointInTime}::timestamptz)) end`
}

/**
 * The vouchers of a case and of the cases merged into it, with the allocated part of each, computed from the entries
 * recorded by a moment (null: all). A case without vouchers returns one row without a voucher; no row means that the case
 * does not exist.
 */
export function findCaseBalance(tenantId: string, caseId: string, pointInTime: Date | null): Statement<BalanceRow> {
  return lookup(sql<BalanceRow>`
    with vouchers as (
      select v.case_voucher_id, v.voucher_type_id, v.reference_id, v.category, v.direction, v.amount, v.date, v.due_date,
             v.reverses_case_voucher_id, v.reference_case_voucher_id, v.interest, v.interest_start_date, v.interest_end_date,
             v.case_id, v.interest_rule, v.is_interest_correction, v.interest_basis,
             ${isDisputed(pointInTime)} as is_disputed
      from case_vouchers v
      where v.tenant_id = ${tenantId}::uuid
        and v.case_id = any (array(
          select w from cases_within(${tenantId}::uuid, ${caseId}::uuid, ${pointInTime}::timestamptz) w))
        and (${pointInTime}::timestamptz is null or v.created_at <= ${pointInTime}::timestamptz)
    ),
    pairs as (
      select a.credit_voucher_id, a.debit_voucher_id,
             sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end)::bigint as amount
      from case_voucher_allocations a
      where a.tenant_id = ${tenantId}::uuid and ${joinsOneOf(sql`select case_voucher_id from vouchers`)}
        and (${pointInTime}::timestamptz is null or a.created_at <= ${pointInTime}::timestamptz)
      group by a.credit_voucher_id, a.debit_voucher_id
    ),
    allocated as (
      select side.case_voucher_id, sum(p.amount)::bigint as amount
      from pairs p
      cross join lateral (values (p.credit_voucher_id), (p.debit_voucher_id)) as side (case_voucher_id)
      group by side.case_voucher_id
    ),
    paid as (
      select p.debit_voucher_id as case_voucher_id,
             jsonb_agg(jsonb_build_object('date', api_instant(c.date), 'amount', p.amount)) as payments
      from pairs p
      join case_vouchers c on c.tenant_id = ${tenantId}::uuid and c.case_voucher_id = p.credit_voucher_id
      where p.amount > 0
      group by p.debit_voucher_id
    )
    select c.currency, v.case_voucher_id as "caseVoucherId", v.voucher_type_id as "voucherTypeId",
           v.reference_id as "referenceId", v.category, v.direction, v.amount, coalesce(a.amount, 0)::bigint as allocated,
           v.date, v.due_date as "dueDate", ${demandedOn(tenantId, pointInTime)} as "demandedOn", v.reverses_case_voucher_id as "reversesCaseVoucherId",
           v.reference_case_voucher_id as "referenceCaseVoucherId", v.interest,
           v.interest_start_date as "interestStartDate", v.interest_end_date as "interestEndDate",
           v.case_id as "caseId", v.interest_rule as "interestRule", v.is_interest_correction as "isInterestCorrection",
           v.interest_basis ->> 'until' as "bookedUntil", (v.interest_basis -> 'lapsed' ->> 'amount')::bigint as "lapsedInterest",
           coalesce(${factsOn(tenantId, pointInTime)}, '[]') as facts, v.is_disputed as "isDisputed",
           coalesce(p.payments, '[]') as payments
    from published.cases c
    left join vouchers v on true
    left join allocated a on a.case_voucher_id = v.case_voucher_id
    left join paid p on p.case_voucher_id = v.case_voucher_id
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
    order by v.case_voucher_id`)
}
