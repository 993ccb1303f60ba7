import { plannedOnce, sql, type Statement } from '../../../platform/database/sql.ts'
import { accruedByCase, packOnCase } from '../../money/interest/index.ts'
import { isDisputed, lastDemandOn } from '../../money/case-vouchers/index.ts'
import { hasUndeliverable } from '../../messaging/contact-gate/index.ts'
import { standardUpdateTypeId } from '../updates/index.ts'
import { actsOnCase, pausingUpdates } from '../case-status/index.ts'

const promiseTypeId = standardUpdateTypeId('payment-promised')

/** A pausing update on a case. A promise to pay pauses until its date, everything else until it is continued. */
export interface PausingUpdateRow {
  readonly updateId: string
  readonly label: string
  readonly isPromise: boolean
  readonly remindedAt: string
  /** Null if it has no end. */
  readonly openUntil: string | null
}

export interface CaseStateRow {
  readonly caseId: string
  readonly customerId: string
  readonly status: string
  readonly currency: string
  readonly createdAt: Date
  readonly isMerged: boolean
  readonly isCompany: boolean
  readonly rulePack: string | null
  readonly tags: readonly string[]
  readonly principal: number
  readonly charges: number
  readonly outstanding: number
  readonly accrued: number
  readonly disputed: number
  readonly dueDate: Date | null
  readonly paid: number
  readonly paymentCount: number
  readonly lastPaymentAt: Date | null
  readonly letterCount: number
  readonly demandedOn: string | null
  readonly messageFailed: boolean
  readonly mailReturned: boolean
  readonly emailReturned: boolean
  readonly messageWaiting: boolean
  readonly hasEmail: boolean
  readonly hasPhone: boolean
  readonly hasAddress: boolean
  readonly planActive: boolean
  readonly planBroken: boolean
  readonly planOpen: boolean
  /** The state of the last court claim; null if there is none. */
  readonly courtState: string | null
  readonly pauses: readonly PausingUpdateRow[]
  readonly pauseEndedAt: Date | null
}

/** Everything that decides what comes next on some cases, in one statement, which values them together. */
export function findCaseStates(tenantId: string, caseIds: readonly string[], now: Date): Statement<CaseStateRow> {
  return plannedOnce(sql<CaseStateRow>`
    with asked as materialized (
      select k.case_id, array(select x from cases_within(${tenantId}::uuid, k.case_id) x) as case_ids
      from unnest(${caseIds}::uuid[]) as k (case_id)
    ),
    interest as materialized (
      select i.case_id, i.accrued
      from ${accruedByCase(tenantId, sql`array(select unnest(a.case_ids) from asked a)`, now)} i
    )
    select c.case_id as "caseId", c.customer_id as "customerId", c.status, c.currency, c.created_at as "createdAt", k.is_company as "isCompany",
      ${packOnCase(tenantId, sql`c.case_id`)} as "rulePack",
      array(select t.tag from published.case_tags t
            where t.tenant_id = c.tenant_id and t.case_id = c.case_id order by t.tag) as tags,
      exists (select from published.case_merges m
              where m.tenant_id = c.tenant_id and m.merged_case_id = c.case_id and m.undone_at is null) as "isMerged",
      d.principal, d.charges, d.outstanding, d.disputed, d.due_date as "dueDate",
      countable(coalesce((select sum(i.accrued) from interest i where i.case_id = any (w.case_ids)), 0)) as accrued,
      b.paid, b.count as "paymentCount", b.last_at as "lastPaymentAt",
      l.count as "letterCount", ${lastDemandOn(sql`c.tenant_id`, sql`w.case_ids`)} as "demandedOn",
      exists (select ${debtorsOf} and p.details ->> 'email' <> '') as "hasEmail",
      exists (select ${debtorsOf} and p.details -> 'phone' ->> 'number' <> '') as "hasPhone",
      exists (select ${debtorsOf} and p.details -> 'address' ->> 'address' <> '') as "hasAddress",
      exists (select from published.dispatches x
              where x.tenant_id = c.tenant_id and x.case_id = any (w.case_ids) and x.state in ('FAILED', 'RETURNED')) as "messageFailed",
      exists (select from published.interactions q
              where q.tenant_id = c.tenant_id and q.reference_id = any (w.case_ids) and q.reference_type = 'case'
                and q.state = 'MAPPED') as "messageWaiting",
      ${hasUndeliverable('address-undeliverable', now)} as "mailReturned",
      ${hasUndeliverable('email-undeliverable', now)} as "emailReturned",
      (select q.state from published.court_claims q
       where q.tenant_id = c.tenant_id and q.case_id = any (w.case_ids) order by q.court_claim_id desc limit 1) as "courtState",
      a.active as "planActive", a.broken as "planBroken", a.open as "planOpen",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'updateId', u.update_id, 'label', t.label, 'isPromise', u.update_type_id = ${promiseTypeId}::uuid,
          'remindedAt', api_instant(u.reminded_at), 'openUntil', api_instant(nullif(u.open_until, 'infinity'))))
        from ${pausingUpdates(tenantId, now)} and ${actsOnCase}), '[]') as pauses,
      greatest(
        (select max(u.open_until) from published.updates u
         join published.update_types t on t.tenant_id = u.tenant_id and t.update_type_id = u.update_type_id and t.is_pausing
         where u.tenant_id = c.tenant_id and ${actsOnCase} and u.open_until <= ${now}::timestamptz and u.paused_at < u.open_until),
        (select max(o.closed_at) from published.disputes o
         where o.tenant_id = c.tenant_id and o.case_id = any (w.case_ids) and o.closed_at <= ${now}::timestamptz)) as "pauseEndedAt"
    from asked w
    join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = w.case_id
    join published.customers k on k.tenant_id = c.tenant_id and k.customer_id = c.customer_id
    cross join lateral (${debts}) d
    cross join lateral (${payments}) b
    cross join lateral (${letters}) l
    cross join lateral (${plans}) a`)
}

const debtorsOf = sql`
  from published.customer_users p
  where p.tenant_id = c.tenant_id and p.customer_id = c.customer_id and p.relation = 'debtor'`

const debts = sql`
  select countable(coalesce(sum(v.outstanding) filter (where v.category = 'principal'), 0)) as principal,
    countable(coalesce(sum(v.outstanding) filter (where v.category in ('fee', 'cost', 'compensation')), 0)) as charges,
    countable(coalesce(sum(v.outstanding), 0)) as outstanding,
    countable(coalesce(sum(v.outstanding) filter (where ${isDisputed()}), 0)) as disputed,
    min(coalesce(v.due_date, v.date)) filter (where v.category = 'principal') as due_date
  from published.case_vouchers v
  where v.tenant_id = c.tenant_id and v.case_id = any (w.case_ids) and v.direction = 'debit' and v.outstanding > 0`

const payments = sql`
  select countable(coalesce(sum(v.amount), 0)) as paid, count(*)::integer as count, max(v.date) as last_at
  from published.case_vouchers v
  where v.tenant_id = c.tenant_id and v.case_id = any (w.case_ids) and v.category = 'deposit' and v.direction = 'credit'
    and v.reverses_case_voucher_id is null
    and not exists (
      select from published.case_vouchers r
      where r.tenant_id = v.tenant_id and r.case_id = v.case_id and r.reverses_case_voucher_id = v.case_voucher_id)`

const letters = sql`
  select count(*)::integer as count
  from published.documents f
  where f.tenant_id = c.tenant_id and f.case_id = any (w.case_ids)`

const plans = sql`
  select coalesce(bool_or(y.status = 'ACTIVE'), false) as active, coalesce(bool_or(y.status = 'BROKEN'), false) as broken,
    coalesce(bool_or(y.status in ('ACTIVE', 'PROPOSED')), false) as open
  from published.payment_plans y
  where y.tenant_id = c.tenant_id and y.case_id = any (w.case_ids)`
