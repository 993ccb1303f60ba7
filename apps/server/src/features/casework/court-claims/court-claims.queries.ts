import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { demandsOn, isDisputed } from '../../money/case-vouchers/index.ts'
import { packOnCase, ruleOnCase } from '../../money/interest/index.ts'
import type { PaymentOrderRule } from '../../money/rule-packs/index.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import { actsOnCase, pausingUpdates } from '../case-status/index.ts'
import type { CourtClaim, CourtClaimState } from './court-claims.schemas.ts'

export type CourtClaimRow = Omit<CourtClaim, 'createdAt'> & { readonly createdAt: Date }

/** Claims `q` with the case `c`. */
const claims = sql`
  select q.court_claim_id as "courtClaimId", q.tenant_id as "tenantId", q.case_id as "caseId",
         c.case_seq_id as "caseSeqId", ${debtorNameOf(sql`c`)} as "debtorName", q.state, q.claimed_on::text as "claimedOn",
         q.principal, q.interest, q.fees, q.costs, c.currency, q.court, q.court_reference as "courtReference",
         (select v.amount from published.case_vouchers v
          where v.tenant_id = q.tenant_id and v.case_voucher_id = q.fee_voucher_id) as "courtFee",
         q.fee_voucher_id as "feeVoucherId", (q.served_on + q.objection_days)::text as "objectionDeadline",
         q.application_file_id as "applicationFileId",
         (select jsonb_agg(jsonb_build_object('state', h.state, 'date', h.happened_on, 'note', h.note,
                                              'at', api_instant(h.created_at), 'by', h.created_by) order by h.created_at, ${stateOrder(sql`h.state`)})
          from court_claim_changes h
          where h.tenant_id = q.tenant_id and h.court_claim_id = q.court_claim_id) as changes,
         q.created_at as "createdAt", q.created_by as "createdBy"
  from court_claims q
  join published.cases c on c.tenant_id = q.tenant_id and c.case_id = q.case_id`

/** Two changes can be recorded at the same moment of a stopped clock. */
function stateOrder(state: Statement): Statement {
  return sql`array_position(
    array['PREPARED', 'FILED', 'SERVED', 'OBJECTED', 'ENDORSED', 'BAILIFF', 'WITHDRAWN', 'ENDED'], ${state})`
}

export function findCourtClaim(tenantId: string, courtClaimId: string): Statement<CourtClaimRow> {
  return sql<CourtClaimRow>`
    ${claims} where q.tenant_id = ${tenantId}::uuid and q.court_claim_id = ${courtClaimId}::uuid`
}

/** Locks a claim until the transaction ends. Lock its case first. */
export function lockCourtClaim(tenantId: string, courtClaimId: string): Statement<CourtClaimRow> {
  return sql<CourtClaimRow>`${findCourtClaim(tenantId, courtClaimId)} for update of q`
}

export interface CourtClaimFilter {
  readonly caseId: string | null
  readonly state: CourtClaimState | null
  readonly open: boolean | null
  readonly deadlineBefore: string | null
}

interface PageBounds {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

export function listCourtClaims(
  tenantId: string,
  filter: CourtClaimFilter,
  page: PageBounds,
): Statement<CourtClaimRow> {
  const { caseId, state, open, deadlineBefore } = filter
  return sql<CourtClaimRow>`
    ${claims}
    where q.tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or q.court_claim_id > ${page.after}::uuid)
      and (${caseId}::uuid is null
           or q.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w)))
      and (${state}::text is null or q.state = ${state}::text)
      and (${open}::boolean is null or (q.state not in ('WITHDRAWN', 'ENDED')) = ${open}::boolean)
      and (${deadlineBefore}::date is null
           or (q.state = 'SERVED' and q.served_on + q.objection_days < ${deadlineBefore}::date))
    order by q.court_claim_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** Whether the case in the filters of a list exists; no filter counts as existing. */
export function findFilteredCase(tenantId: string, caseId: string | null): Statement<{ hasCase: boolean }> {
  return sql<{ hasCase: boolean }>`
    select ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId)} as "hasCase"`
}

/** What decides whether a claim can be taken to court. */
export interface CourtFacts {
  readonly status: string
  readonly pack: string | null
  /** Null if the pack knows no payment order. */
  readonly rule: PaymentOrderRule | null
  readonly hasOpenClaim: boolean
  readonly isIdentified: boolean
  readonly disputed: number
  readonly isPaused: boolean
  readonly hasPlan: boolean
  readonly demandedOn: string | null
  /** The deadline of the last demand; null if there was none, or it gave no deadline. */
  readonly demandDeadline: string | null
}

const within = sql`array(select w from cases_within(c.tenant_id, c.case_id) w)`

/** Reads the facts about a case, without the open claim that is being filed. */
export function findCourtFacts(
  tenantId: string,
  caseId: string,
  { today, now, courtClaimId }: { readonly today: string; readonly now: Date; readonly courtClaimId: string | null },
): Statement<CourtFacts> {
  return sql<CourtFacts>`
    select c.status, ${packOnCase(tenantId, sql`c.case_id`)} as pack,
      ${ruleOnCase(tenantId, sql`c.case_id`, 'payment-order', today)} as rule,
      exists (select from court_claims q
              where q.tenant_id = c.tenant_id and q.case_id = any (${within}) and q.state not in ('WITHDRAWN', 'ENDED')
                and q.court_claim_id is distinct from ${courtClaimId}::uuid) as "hasOpenClaim",
      exists (select from published.customer_users p
              join published.customers k on k.tenant_id = p.tenant_id and k.customer_id = p.customer_id
              where p.tenant_id = c.tenant_id and p.customer_id = c.customer_id and p.relation = 'debtor'
                and p.details ->> 'name' <> '' and p.details -> 'address' ->> 'address' <> ''
                and (not k.is_company or p.details ->> 'cvr' <> '')) as "isIdentified",
      countable(coalesce((
        select sum(v.outstanding) from published.case_vouchers v
        where v.tenant_id = c.tenant_id and v.case_id = any (${within}) and v.direction = 'debit' and v.outstanding > 0
          and ${isDisputed()}), 0)) as disputed,
      exists (select from ${pausingUpdates(tenantId, now)} and ${actsOnCase}) as "isPaused",
      exists (select from published.payment_plans y
              where y.tenant_id = c.tenant_id and y.case_id = any (${within}) and y.status = 'ACTIVE') as "hasPlan",
      d.sent_on::text as "demandedOn", d.deadline::text as "demandDeadline"
    from published.cases c
    left join lateral (
      select m.sent_on, m.deadline from (${demandsOn(sql`c.tenant_id`, within)}) m
      order by m.sent_on desc, m.deadline desc nulls last limit 1) d on true
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`
}

/** The cases whose debts a claim covers: its case, and those merged into it. */
export function findCasesWithin(tenantId: string, caseId: string): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select w as "caseId" from cases_within(${tenantId}::uuid, ${caseId}::uuid) w order by w`
}

/** The principal debits of a case without any interest terms. Those that are disputed or paid are left out. */
export function findDebitsWithoutInterest(
  tenantId: string,
  caseId: string,
): Statement<{ caseId: string; caseVoucherId: string }> {
  return sql<{ caseId: string; caseVoucherId: string }>`
    select v.case_id as "caseId", v.case_voucher_id as "caseVoucherId" from published.case_vouchers v
    where v.tenant_id = ${tenantId}::uuid
      and v.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w))
      and v.category = 'principal' and v.direction = 'debit' and v.outstanding > 0 and v.interest_rule is null
      and not ${isDisputed()}
      and not exists (
        select from published.case_vouchers t
        where t.tenant_id = v.tenant_id and t.case_id = v.case_id and t.reference_case_voucher_id = v.case_voucher_id
          and t.category = 'interest' and t.interest_rule is not null)
    order by v.case_voucher_id`
}

/** What is claimed, and of which day. */
export interface ClaimedAmounts {
  readonly claimedOn: string
  readonly principal: number
  readonly interest: number
  readonly fees: number
  readonly costs: number
}

export interface NewCourtClaim extends ClaimedAmounts {
  readonly courtClaimId: string
  readonly caseId: string
  readonly objectionDays: number
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertCourtClaim(tenantId: string, claim: NewCourtClaim): Statement {
  return sql`
    insert into court_claims (
      tenant_id, court_claim_id, case_id, claimed_on, principal, interest, fees, costs, objection_days, created_at, created_by)
    values (
      ${tenantId}::uuid, ${claim.courtClaimId}::uuid, ${claim.caseId}::uuid, ${claim.claimedOn}::date,
      ${claim.principal}::bigint, ${claim.interest}::bigint, ${claim.fees}::bigint, ${claim.costs}::bigint,
      ${claim.objectionDays}::integer, ${claim.createdAt}::timestamptz, ${json(claim.createdBy)}::jsonb)`
}

export interface NewChange {
  readonly state: CourtClaimState
  readonly date: string
  readonly note: string | null
  readonly at: Date
  readonly by: Actor
}

export function insertChange(tenantId: string, courtClaimId: string, change: NewChange): Statement {
  return sql`
    insert into court_claim_changes (tenant_id, court_claim_id, state, happened_on, note, created_at, created_by)
    values (${tenantId}::uuid, ${courtClaimId}::uuid, ${change.state}::text, ${change.date}::date, ${change.note}::text,
            ${change.at}::timestamptz, ${json(change.by)}::jsonb)`
}

/** What a change of state changes on the claim; undefined leaves a member as it is. */
export interface ChangedClaim {
  readonly state: CourtClaimState
  readonly court: string | null
  readonly courtReference: string | null
  readonly servedOn: string | null
  readonly feeVoucherId: string | null
}

/** Moves a claim into a state. A null leaves what is there. */
export function moveCourtClaim(tenantId: string, courtClaimId: string, changed: ChangedClaim): Statement {
  return sql`
    update court_claims set state = ${changed.state}::text, court = coalesce(${changed.court}::text, court),
      court_reference = coalesce(${changed.courtReference}::text, court_reference),
      served_on = coalesce(${changed.servedOn}::date, served_on),
      fee_voucher_id = coalesce(${changed.feeVoucherId}::uuid, fee_voucher_id)
    where tenant_id = ${tenantId}::uuid and court_claim_id = ${courtClaimId}::uuid`
}

export interface CorrectedClaim {
  readonly court: string | null
  readonly courtReference: string | null
  readonly servedOn: string | null
}

export function correctCourtClaim(tenantId: string, courtClaimId: string, corrected: CorrectedClaim): Statement {
  return sql`
    update court_claims set court = ${corrected.court}::text, court_reference = ${corrected.courtReference}::text,
      served_on = ${corrected.servedOn}::date
    where tenant_id = ${tenantId}::uuid and court_claim_id = ${courtClaimId}::uuid`
}

export function correctChange(
  tenantId: string,
  courtClaimId: string,
  { state, date }: Pick<NewChange, 'state' | 'date'>,
): Statement {
  return sql`
    update court_claim_changes set happened_on = ${date}::date
    where tenant_id = ${tenantId}::uuid and court_claim_id = ${courtClaimId}::uuid and state = ${state}::text`
}

/** Stores the application of a claim with the amounts that are in it. */
export function setApplication(
  tenantId: string,
  courtClaimId: string,
  { fileId, ...claimed }: ClaimedAmounts & { readonly fileId: string },
): Statement {
  return sql`
    update court_claims set application_file_id = ${fileId}::uuid, claimed_on = ${claimed.claimedOn}::date,
      principal = ${claimed.principal}::bigint, interest = ${claimed.interest}::bigint, fees = ${claimed.fees}::bigint,
      costs = ${claimed.costs}::bigint
    where tenant_id = ${tenantId}::uuid and court_claim_id = ${courtClaimId}::uuid`
}

/**
 * The claims that need a person, as items of the work queue: those to file, those whose objection deadline is by a day,
 * and those that are open although their case has ended.
 */
export function courtClaimItems(
  tenantId: string,
  { until, timeZone }: { readonly until: string; readonly timeZone: string },
): Statement {
  return sql`
    select q.court_claim_id as subject_id, q.case_id,
           case when q.state = 'SERVED' and c.status <> 'ENDED'
             then (q.served_on + q.objection_days)::timestamp at time zone ${timeZone}::text else q.created_at end as at,
           case when c.status = 'ENDED' then 'ENDED' else q.state end as label, q.court_reference as text,
           q.principal as amount, c.currency
    from court_claims q
    join published.cases c on c.tenant_id = q.tenant_id and c.case_id = q.case_id
    where q.tenant_id = ${tenantId}::uuid and q.state not in ('WITHDRAWN', 'ENDED')
      and (c.status = 'ENDED' or q.state = 'PREPARED'
           or (q.state = 'SERVED' and q.served_on + q.objection_days <= ${until}::date))`
}
