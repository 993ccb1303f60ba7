import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { caseOfUpdate } from '../../casework/case-status/index.ts'
import { type AgeingBucket, ageingBuckets } from '../../casework/cases/index.ts'
import { creditorsOfCaseworker } from '../../parties/creditors/index.ts'
import { dueUpdates } from '../../casework/updates/index.ts'
import { depositsSince, owedByAge } from './counted-money.queries.ts'
import type { Overview } from './reports.schemas.ts'

export interface OverviewRow {
  readonly collectedByMonth: readonly { readonly currency: Currency; readonly month: string; readonly amount: number }[]
  readonly lastMonthToDate: readonly { readonly currency: Currency; readonly amount: number }[]
  readonly collectedByCreditor: Overview['collectedByCreditor']
  readonly ageing: readonly {
    readonly currency: Currency
    readonly bucket: AgeingBucket
    readonly outstanding: number
    readonly vouchers: number
  }[]
  readonly casesByStatus: Partial<Overview['casesByStatus']>
  readonly work: Omit<Overview['work'], 'pendingCases'>
}

export interface OverviewMoments {
  readonly now: Date
  readonly timeZone: string
  /** The start of the first month shown. */
  readonly from: Date
  readonly lastMonth: Date
  readonly thisMonth: Date
  /** The same day and time one month ago. */
  readonly monthAgo: Date
}

/** Who the overview is for, and the user whose creditors are counted, if any. */
export interface OverviewScope {
  readonly role: Role
  readonly caseworkerId: string | null
}

/** All figures of the overview, from one snapshot. */
export function countOverview(
  tenantId: string,
  moments: OverviewMoments,
  scope: OverviewScope,
): Statement<OverviewRow> {
  const { now, timeZone, from, lastMonth, thisMonth, monthAgo } = moments
  const { caseworkerId } = scope
  const isCounted = (creditorId: Statement): Statement =>
    caseworkerId === null ? sql`` : sql`and ${creditorId} in (${creditorsOfCaseworker(tenantId, caseworkerId)})`
  return plannedByValues(sql<OverviewRow>`
    with deposits as (${depositsSince(tenantId, { from, now }, isCounted(sql`v.creditor_id`))}),
    by_creditor as (
      select d.creditor_id, d.currency,
             countable(coalesce(sum(d.amount) filter (where d.date >= ${thisMonth}::timestamptz), 0)) as this_month,
             countable(coalesce(sum(d.amount) filter (where d.date < ${thisMonth}::timestamptz), 0)) as last_month
      from deposits d where d.date >= ${lastMonth}::timestamptz
      group by d.creditor_id, d.currency
    ),
    ageing as (
      select o.currency, o.bucket, countable(sum(o.outstanding)) as outstanding, count(*) as vouchers
      from (${owedByAge(tenantId, now, isCounted(sql`v.creditor_id`))}) o
      group by o.currency, o.bucket
    )
    select
      (select coalesce(json_agg(json_build_object('currency', m.currency, 'month', m.month, 'amount', m.amount)), '[]')
       from (select d.currency, to_char(d.date at time zone ${timeZone}::text, 'YYYY-MM') as month, countable(sum(d.amount)) as amount
             from deposits d group by 1, 2) m) as "collectedByMonth",
      (select coalesce(json_agg(json_build_object('currency', m.currency, 'amount', m.amount)), '[]')
       from (select d.currency, countable(sum(d.amount)) as amount from deposits d
             where d.date >= ${lastMonth}::timestamptz and d.date < ${monthAgo}::timestamptz
             group by 1) m) as "lastMonthToDate",
      (select coalesce(json_agg(json_build_object(
                'creditorId', b.creditor_id, 'name', c.name, 'currency', b.currency,
                'thisMonth', b.this_month, 'lastMonth', b.last_month)
                order by b.this_month + b.last_month desc, b.creditor_id), '[]')
       from by_creditor b
       join published.creditors c on c.tenant_id = ${tenantId}::uuid and c.creditor_id = b.creditor_id) as "collectedByCreditor",
      (select coalesce(json_agg(json_build_object(
                'currency', a.currency, 'bucket', a.bucket, 'outstanding', a.outstanding, 'vouchers', a.vouchers)
                order by a.currency, array_position(${ageingBuckets}::text[], a.bucket)), '[]')
       from ageing a) as ageing,
      (select coalesce(json_object_agg(s.status, s.cases), '{}')
       from (select c.status, count(*) as cases from published.cases c
             where c.tenant_id = ${tenantId}::uuid ${isCounted(sql`c.creditor_id`)} group by c.status) s
      ) as "casesByStatus",
      ${countWork(tenantId, now, scope)} as work`)
}

/** Open work, as one JSON value. Messages that are not on a case count for everybody. */
function countWork(tenantId: string, now: Date, { role, caseworkerId }: OverviewScope): Statement {
  const isOf = (caseId: Statement): Statement =>
    caseworkerId === null
      ? sql``
      : sql`and ${caseId} in (
          select c.case_id from published.cases c
          where c.tenant_id = ${tenantId}::uuid and c.creditor_id in (${creditorsOfCaseworker(tenantId, caseworkerId)}))`
  return sql`
      json_build_object(
        'unmappedInteractions', (select count(*) from published.interactions
          where tenant_id = ${tenantId}::uuid and state = 'UNMAPPED'),
        'unhandledInteractions', (select count(*) from published.interactions
          where tenant_id = ${tenantId}::uuid and state = 'MAPPED' ${isOf(sql`reference_id`)}),
        'remindersDue', (select count(distinct ${caseOfUpdate}) from ${dueUpdates(tenantId, role, now)} ${isOf(sql`u.case_id`)})
      )`
}
