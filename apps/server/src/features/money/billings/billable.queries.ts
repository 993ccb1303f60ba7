import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { FeeTrigger } from '../billing-models/index.ts'
import type { BillingEntry } from './billings.schemas.ts'

/** What a settlement covers. Days are in the given time zone. */
export interface BillingScope {
  readonly tenantId: string
  readonly creditorId: string
  readonly currency: Currency
  readonly from: string
  readonly to: string
  readonly timeZone: string
}

type Party = BillingEntry['paidTo']

/** An allocation of a deposit that is not settled yet. */
export interface BillableAllocation {
  readonly allocationId: string
  readonly undoesAllocationId: string | null
  readonly category: BillingEntry['category']
  readonly amount: number
  readonly paidTo: Party
  readonly recordedAt: Date
  readonly isLate: boolean
  readonly ageDays: number
  readonly claimSize: number
  /** How an earlier settlement billed the allocation that this one undoes. */
  readonly billed: Pick<NewEntry, 'keptBy' | 'basisValue' | 'rateBasisPoints' | 'commission'> | null
}

/** The start of a day, and of the day after it. */
const startOf = (day: string, timeZone: string): Statement =>
  sql`(${day}::date::timestamp at time zone ${timeZone}::text)`
const endOf = (day: string, timeZone: string): Statement =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone}::text)`

/**
 * Every allocation of a deposit of the creditor that was recorded by the end of the period and is not settled yet.
 * Allocations between a voucher and its reversal are excluded, since nothing was collected. The claim includes the
 * principal of all cases that are merged with the case of the deposit.
 */
export function findBillableAllocations(scope: BillingScope): Statement<BillableAllocation> {
  const { tenantId, creditorId, currency, from, to, timeZone } = scope
  return sql<BillableAllocation>`
    with unbilled as (
      select a.allocation_id, a.undoes_allocation_id, a.amount, a.created_at, a.case_id, c.source, c.date as paid_at,
             d.category, coalesce(d.due_date, d.date) as due_at, d.amount as debit_amount
      from published.case_vouchers c
      join published.case_voucher_allocations a on a.tenant_id = c.tenant_id and a.credit_voucher_id = c.case_voucher_id
      join published.case_vouchers d on d.tenant_id = a.tenant_id and d.case_voucher_id = a.debit_voucher_id
      where c.tenant_id = ${tenantId}::uuid and c.creditor_id = ${creditorId}::uuid and c.currency = ${currency}::text
        and c.category = 'deposit' and c.direction = 'credit'
        and c.reverses_case_voucher_id is null and d.reverses_case_voucher_id is null
        and a.created_at < ${endOf(to, timeZone)}
        and not exists (
          select from billing_entries e where e.tenant_id = a.tenant_id and e.allocation_id = a.allocation_id)
    ),
    roots as (
      select u.case_id, coalesce(m.case_id, u.case_id) as root_id
      from (select distinct case_id from unbilled) u
      left join published.case_merges m on m.tenant_id = ${tenantId}::uuid and m.merged_case_id = u.case_id and m.undone_at is null
    ),
    within as (
      select case_id, root_id as within_id from roots
      union all
      select r.case_id, m.merged_case_id
      from roots r join published.case_merges m on m.tenant_id = ${tenantId}::uuid and m.case_id = r.root_id and m.undone_at is null
    ),
    claims as (
      select w.case_id, min(coalesce(v.due_date, v.date)) as due_at, sum(v.amount)::bigint as size
      from within w
      join published.case_vouchers v on v.tenant_id = ${tenantId}::uuid and v.case_id = w.within_id
      where v.category = 'principal' and v.direction = 'debit' and v.reverses_case_voucher_id is null
        and not exists (
          select from published.case_vouchers r
          where r.tenant_id = v.tenant_id and r.case_id = v.case_id and r.reverses_case_voucher_id = v.case_voucher_id)
      group by w.case_id
    )
    select u.allocation_id as "allocationId", u.undoes_allocation_id as "undoesAllocationId", u.category, u.amount,
           u.source as "paidTo", u.created_at as "recordedAt", u.created_at < ${startOf(from, timeZone)} as "isLate",
           greatest(0, (u.paid_at at time zone ${timeZone}::text)::date
             - (coalesce(m.due_at, u.due_at) at time zone ${timeZone}::text)::date) as "ageDays",
           coalesce(m.size, u.debit_amount) as "claimSize",
           case when o.allocation_id is not null then jsonb_build_object(
             'keptBy', o.kept_by, 'basisValue', o.basis_value, 'rateBasisPoints', o.rate_basis_points,
             'commission', o.commission_amount) end as billed
    from unbilled u
    left join claims m on m.case_id = u.case_id
    left join billing_entries o on o.tenant_id = ${tenantId}::uuid and o.allocation_id = u.undoes_allocation_id
    order by u.undoes_allocation_id is not null, u.created_at, u.allocation_id`
}

/** An event that a fixed fee can be charged for. */
export interface BillableEvent {
  readonly trigger: FeeTrigger
  readonly subjectId: string
  readonly caseId: string
  readonly recordedAt: Date
}

/**
 * The chargeable events of the period on cases of the creditor that have not been charged yet. A merge does not count as
 * the end of the merged case: its status is the one it had before the merge.
 */
export function findBillableEvents(scope: BillingScope, triggers: readonly FeeTrigger[]): Statement<BillableEvent> {
  const { tenantId, creditorId, currency, from, to, timeZone } = scope
  return sql<BillableEvent>`
    with own_cases as (
      select c.case_id, c.created_at, coalesce(m.former_status, c.status) as status,
             coalesce(m.former_status_time, c.status_time) as status_time
      from published.cases c
      left join published.case_merges m on m.tenant_id = c.tenant_id and m.merged_case_id = c.case_id and m.undone_at is null
      where c.tenant_id = ${tenantId}::uuid and c.creditor_id = ${creditorId}::uuid and c.currency = ${currency}::text
    ),
    happened as (
      select 'case-created' as trigger, case_id as subject_id, case_id, created_at as at from own_cases
      union all
      select 'case-ended', case_id, case_id, status_time from own_cases where status = 'ENDED'
      union all
      select case i.type when 'LETTER' then 'letter-sent' when 'DIGITAL POST' then 'digital-post-sent'
                         when 'EMAIL' then 'email-sent' when 'SMS' then 'sms-sent' end,
             i.interaction_id, c.case_id, coalesce(i.updated_at, i.registered_at)
      from own_cases c
      join published.interactions i on i.tenant_id = ${tenantId}::uuid and i.reference_id = c.case_id
      where i.reference_type = 'case' and i.direction = 'OUTGOING' and i.state = 'SENT'
    )
    select h.trigger, h.subject_id as "subjectId", h.case_id as "caseId", h.at as "recordedAt"
    from happened h
    where h.trigger = any (${triggers}::text[])
      and h.at >= ${startOf(from, timeZone)} and h.at < ${endOf(to, timeZone)}
      and not exists (
        select from billing_fees f
        where f.tenant_id = ${tenantId}::uuid and f.trigger = h.trigger and f.subject_id = h.subject_id)
    order by h.trigger, h.subject_id`
}

/** The settlement of one allocation. */
export interface NewEntry {
  readonly allocationId: string
  readonly category: BillingEntry['category']
  readonly amount: number
  readonly paidTo: Party
  readonly keptBy: Party
  readonly basisValue: number
  readonly rateBasisPoints: number
  readonly commission: number
  readonly correctsAllocationId: string | null
  readonly recordedAt: Date
  readonly isLate: boolean
}

export function insertEntries(tenantId: string, billingId: string, entries: readonly NewEntry[]): Statement {
  return sql`
    insert into billing_entries (
      tenant_id, allocation_id, billing_id, category, amount, paid_to, kept_by, basis_value, rate_basis_points,
      commission_amount, corrects_allocation_id, recorded_at, is_late)
    select ${tenantId}::uuid, e."allocationId", ${billingId}::uuid, e.category, e.amount, e."paidTo", e."keptBy",
           e."basisValue", e."rateBasisPoints", e.commission, e."correctsAllocationId", e."recordedAt", e."isLate"
    from jsonb_to_recordset(${json(entries)}::jsonb) as e (
      "allocationId" uuid, category text, amount bigint, "paidTo" text, "keptBy" text, "basisValue" bigint,
      "rateBasisPoints" integer, commission bigint, "correctsAllocationId" uuid, "recordedAt" timestamptz, "isLate" boolean)
    returning true`
}

export interface NewFee extends BillableEvent {
  readonly amount: number
}

export function insertFees(tenantId: string, billingId: string, fees: readonly NewFee[]): Statement {
  return sql`
    insert into billing_fees (tenant_id, trigger, subject_id, billing_id, case_id, amount, recorded_at)
    select ${tenantId}::uuid, f.trigger, f."subjectId", ${billingId}::uuid, f."caseId", f.amount, f."recordedAt"
    from jsonb_to_recordset(${json(fees)}::jsonb) as f (
      trigger text, "subjectId" uuid, "caseId" uuid, amount bigint, "recordedAt" timestamptz)
    returning true`
}
