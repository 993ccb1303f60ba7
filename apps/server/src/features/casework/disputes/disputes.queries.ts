import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { ruleOnCase } from '../../money/interest/index.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import type { Dispute, DisputeState, RaisedBy } from './disputes.schemas.ts'

export interface DisputeRow {
  readonly disputeId: string
  readonly tenantId: string
  readonly caseId: string
  readonly caseSeqId: number
  readonly debtorName: string
  readonly caseVoucherId: string
  readonly referenceId: string | null
  readonly category: Dispute['category']
  readonly amount: number
  readonly outstanding: number
  readonly currency: Currency
  readonly reason: string
  readonly raisedBy: RaisedBy
  readonly interactionId: string
  readonly state: DisputeState
  readonly dueAt: Date
  readonly answer: string | null
  readonly creditedAmount: number
  readonly closedAt: Date | null
  readonly closedBy: Actor | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

/** Disputes `o` with the debit `v` and the case `c`. */
const disputes = sql`
  select o.dispute_id as "disputeId", o.tenant_id as "tenantId", o.case_id as "caseId", c.case_seq_id as "caseSeqId",
         ${debtorNameOf(sql`c`)} as "debtorName", o.case_voucher_id as "caseVoucherId", v.reference_id as "referenceId",
         v.category, v.amount, v.outstanding, v.currency, o.reason, o.raised_by as "raisedBy",
         o.interaction_id as "interactionId", o.state, o.due_at as "dueAt", o.answer,
         o.credited_amount as "creditedAmount", o.closed_at as "closedAt", o.closed_by as "closedBy",
         o.created_at as "createdAt", o.created_by as "createdBy"
  from disputes o
  join published.case_vouchers v on v.tenant_id = o.tenant_id and v.case_voucher_id = o.case_voucher_id
  join published.cases c on c.tenant_id = o.tenant_id and c.case_id = o.case_id`

export function findDispute(tenantId: string, disputeId: string): Statement<DisputeRow> {
  return sql<DisputeRow>`${disputes} where o.tenant_id = ${tenantId}::uuid and o.dispute_id = ${disputeId}::uuid`
}

/** Locks a dispute until the transaction ends. Lock its case first. */
export function lockDispute(tenantId: string, disputeId: string): Statement<DisputeRow> {
  return sql<DisputeRow>`${findDispute(tenantId, disputeId)} for update of o`
}

interface PageBounds {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

export interface DisputeFilter {
  readonly caseId: string | null
  readonly state: DisputeState | null
  readonly overdue: boolean | null
  readonly dueBefore: Date | null
  readonly now: Date
}

export function listDisputes(tenantId: string, filter: DisputeFilter, page: PageBounds): Statement<DisputeRow> {
  const { caseId, state, overdue, dueBefore, now } = filter
  return sql<DisputeRow>`
    ${disputes}
    where o.tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or o.dispute_id > ${page.after}::uuid)
      and (${caseId}::uuid is null
           or o.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w)))
      and (${state}::text is null or o.state = ${state}::text)
      and (${overdue}::boolean is null or (o.state = 'OPEN' and o.due_at < ${now}::timestamptz) = ${overdue}::boolean)
      and (${dueBefore}::timestamptz is null or o.due_at < ${dueBefore}::timestamptz)
    order by o.dispute_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** Whether the case in the filters of a list exists; no filter counts as existing. */
export function findFilteredCase(tenantId: string, caseId: string | null): Statement<{ hasCase: boolean }> {
  return sql<{ hasCase: boolean }>`
    select ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId)} as "hasCase"`
}

export interface DisputedVoucherRow {
  readonly caseVoucherId: string
  readonly caseId: string
  readonly direction: 'debit' | 'credit'
  readonly outstanding: number
  readonly hasOpenDispute: boolean
  /** How many days the rule pack of the case allows for an answer; null without a pack. */
  readonly answerDays: number | null
}

/**
 * The vouchers to dispute, with the time that the law allows for an answer. `withinCaseId` leaves out the vouchers of
 * other cases than this one and those merged into it.
 */
export function findVouchersToDispute(
  tenantId: string,
  caseVoucherIds: readonly string[],
  { today, withinCaseId }: { readonly today: string; readonly withinCaseId: string | null },
): Statement<DisputedVoucherRow> {
  return sql<DisputedVoucherRow>`
    select v.case_voucher_id as "caseVoucherId", v.case_id as "caseId", v.direction, v.outstanding,
           exists (
             select from disputes o
             where o.tenant_id = v.tenant_id and o.case_voucher_id = v.case_voucher_id and o.state = 'OPEN') as "hasOpenDispute",
           (${ruleOnCase(tenantId, sql`v.case_id`, 'dispute-answer-days', today)} #>> '{}')::integer as "answerDays"
    from published.case_vouchers v
    where v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = any (${caseVoucherIds}::uuid[])
      and (${withinCaseId}::uuid is null
           or v.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${withinCaseId}::uuid) w)))
    order by v.case_voucher_id`
}

export interface NewDispute {
  readonly disputeId: string
  readonly caseId: string
  readonly caseVoucherId: string
  readonly interactionId: string
  readonly reason: string
  readonly raisedBy: RaisedBy
  readonly dueAt: Date
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertDispute(tenantId: string, dispute: NewDispute): Statement {
  return sql`
    insert into disputes (
      tenant_id, dispute_id, case_id, case_voucher_id, interaction_id, reason, raised_by, due_at, created_at, created_by)
    values (
      ${tenantId}::uuid, ${dispute.disputeId}::uuid, ${dispute.caseId}::uuid, ${dispute.caseVoucherId}::uuid,
      ${dispute.interactionId}::uuid, ${dispute.reason}::text, ${dispute.raisedBy}::text,
      ${dispute.dueAt}::timestamptz, ${dispute.createdAt}::timestamptz, ${json(dispute.createdBy)}::jsonb)`
}

export interface ClosedDispute {
  readonly state: DisputeState
  readonly answer: string | null
  readonly creditedAmount: number
  readonly closedAt: Date
  readonly closedBy: Actor
}

export function closeDispute(tenantId: string, disputeId: string, closed: ClosedDispute): Statement {
  return sql`
    update disputes
    set state = ${closed.state}::text, answer = ${closed.answer}::text,
        credited_amount = ${closed.creditedAmount}::bigint, closed_at = ${closed.closedAt}::timestamptz,
        closed_by = ${json(closed.closedBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and dispute_id = ${disputeId}::uuid`
}

export interface OwedVoucherRow {
  readonly caseVoucherId: string
  readonly outstanding: number
}

/** The debits that are credited if a debit was not owed: itself, and the interest and charges on it. */
export function findDebitAndChargesOnIt(
  tenantId: string,
  caseId: string,
  caseVoucherId: string,
): Statement<OwedVoucherRow> {
  return sql<OwedVoucherRow>`
    select v.case_voucher_id as "caseVoucherId", v.outstanding from published.case_vouchers v
    where v.tenant_id = ${tenantId}::uuid and v.case_id = ${caseId}::uuid and v.direction = 'debit' and v.outstanding > 0
      and (v.case_voucher_id = ${caseVoucherId}::uuid
           or (v.reference_case_voucher_id = ${caseVoucherId}::uuid and v.category <> 'principal'))
    order by v.case_voucher_id`
}

/** The open disputes whose answer is due by a moment, as items of the work queue. */
export function disputeItems(tenantId: string, until: Date): Statement {
  return sql`
    select d.dispute_id as subject_id, d.case_id, d.due_at as at, null::text as label, left(d.reason, 500) as text,
           null::bigint as amount, null::text as currency
    from disputes d
    where d.tenant_id = ${tenantId}::uuid and d.state = 'OPEN' and d.due_at <= ${until}::timestamptz`
}
