import { plannedByValues, sql, type Statement, when } from '../../../platform/database/sql.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { creditorCaseworkers, creditorsOfCaseworker } from '../../parties/creditors/index.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import { depositsSince } from './counted-money.queries.ts'
import type { CollectedPayment } from './reports.schemas.ts'

/** A sum in one currency: of all, a month, a creditor or the creditors of a caseworker. */
export interface CollectedRow {
  readonly of: 'all' | 'month' | 'creditor' | 'caseworker'
  readonly currency: Currency
  readonly month: string | null
  readonly caseworkerId: string | null
  readonly creditorId: string | null
  readonly name: string | null
  readonly amount: number
  readonly deposits: number
}

export interface CollectedScope {
  readonly now: Date
  readonly timeZone: string
  /** The start of the period, and its end (exclusive). */
  readonly start: Date
  readonly end: Date
  readonly creditorId: string | null
  readonly currency: Currency | null
}

/** The deposits of a period with the caseworkers of their creditors, as rows `d`. */
function depositsIn(tenantId: string, { now, start, end, creditorId, currency }: CollectedScope): Statement {
  const narrowed = sql`and v.date < ${end}::timestamptz
    ${when(creditorId, (id) => sql`and v.creditor_id = ${id}::uuid`)}
    ${when(currency, (code) => sql`and v.currency = ${code}::text`)}`
  return depositsSince(tenantId, { from: start, now }, narrowed)
}

/** The amounts collected in a period, by month, creditor and caseworker, largest first. */
export function countCollected(tenantId: string, scope: CollectedScope): Statement<CollectedRow> {
  return plannedByValues(sql<CollectedRow>`
    with keepers as materialized (${creditorCaseworkers(tenantId)}),
    deposits as (
      select d.*, k.user_id, to_char(d.date at time zone ${scope.timeZone}::text, 'YYYY-MM') as month
      from (${depositsIn(tenantId, scope)}) d
      left join keepers k on k.creditor_id = d.creditor_id
    ),
    sums as (
      select case grouping(d.month, d.creditor_id, d.user_id)
               when 7 then 'all' when 3 then 'month' when 5 then 'creditor' else 'caseworker' end as of,
             d.currency, d.month, d.creditor_id, d.user_id, sum(d.amount)::bigint as amount,
             count(*) filter (where d.direction = 'credit')::integer as deposits
      from deposits d
      group by grouping sets ((d.currency), (d.currency, d.month), (d.currency, d.creditor_id), (d.currency, d.user_id))
    )
    select s.of, s.currency, s.month, s.creditor_id as "creditorId", s.user_id as "caseworkerId",
           coalesce(c.name, u.name) as name, s.amount, s.deposits
    from sums s
    left join published.creditors c on c.tenant_id = ${tenantId}::uuid and c.creditor_id = s.creditor_id
    left join published.users u on u.tenant_id = ${tenantId}::uuid and u.user_id = s.user_id
    order by s.currency, s.month, s.amount desc, s.creditor_id, s.user_id`)
}

export interface CollectedPaymentRow extends Omit<CollectedPayment, 'date'> {
  readonly date: Date
}

/** The single deposits and reversals that the figures consist of, the newest first. */
export function listCollectedPayments(
  tenantId: string,
  scope: CollectedScope & { readonly caseworkerId: string | null },
  page: { limit: number; offset: number; after: string | null },
): Statement<CollectedPaymentRow> {
  const { caseworkerId } = scope
  return plannedByValues(sql<CollectedPaymentRow>`
    select d.case_voucher_id as "caseVoucherId", d.case_id as "caseId", c.case_seq_id as "caseSeqId",
           ${debtorNameOf(sql`c`)} as "debtorName", d.creditor_id as "creditorId", k.name as "creditorName", d.date,
           d.currency, d.amount, d.text
    from (${depositsIn(tenantId, scope)}) d
    join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = d.case_id
    join published.creditors k on k.tenant_id = ${tenantId}::uuid and k.creditor_id = d.creditor_id
    where true
      ${when(caseworkerId, (id) => sql`and d.creditor_id in (${creditorsOfCaseworker(tenantId, id)})`)}
      ${when(
        page.after,
        (after) => sql`and (d.date, d.case_voucher_id) < (
          select a.date, a.case_voucher_id from published.case_vouchers a
          where a.tenant_id = ${tenantId}::uuid and a.case_voucher_id = ${after}::uuid)`,
      )}
    order by d.date desc, d.case_voucher_id desc
    limit ${page.limit}::integer offset ${page.offset}::integer`)
}
