import { joined, plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { CollectedScope } from './collected.queries.ts'

/** Months after its creation at which the collected share of a case is counted. */
export const cohortAges = [1, 3, 6, 12, 24] as const

/** The cases created in a month in one currency. */
export interface CohortRow {
  readonly currency: Currency
  readonly month: string
  readonly cases: number
  readonly claimed: number
  readonly collected: number
  /** What was collected within each of the ages. */
  readonly byAge: readonly number[]
}

/**
 * What was claimed and collected on the cases created in a period, by the month of their creation. Claims are all debits
 * less credit notes and reversals. A case counts with its own vouchers, also after a merge.
 */
export function countCohorts(tenantId: string, scope: CollectedScope): Statement<CohortRow> {
  const { now, timeZone, start, end, creditorId, currency } = scope
  const within = cohortAges.map(
    (months) => sql`
      coalesce(sum(s.amount) filter (
        where s.is_deposit and s.date < s.created_at + make_interval(months => ${months}::integer)), 0)::bigint`,
  )
  return plannedByValues(sql<CohortRow>`
    with members as (
      select c.case_id, c.currency, c.created_at, to_char(c.created_at at time zone ${timeZone}::text, 'YYYY-MM') as month
      from published.cases c
      where c.tenant_id = ${tenantId}::uuid
        and c.created_at >= ${start}::timestamptz and c.created_at < ${end}::timestamptz
        ${creditorId === null ? sql`` : sql`and c.creditor_id = ${creditorId}::uuid`}
        ${currency === null ? sql`` : sql`and c.currency = ${currency}::text`}
    ),
    money as (
      select m.currency, m.month, m.created_at, v.date, v.category = 'deposit' as is_deposit,
             case when (v.category = 'deposit') = (v.direction = 'credit') then v.amount else -v.amount end as amount
      from members m
      join published.case_vouchers v on v.tenant_id = ${tenantId}::uuid and v.case_id = m.case_id
      where v.category <> 'payout' and (v.category <> 'deposit' or v.date <= ${now}::timestamptz)
    ),
    sums as (
      select s.currency, s.month,
             coalesce(sum(s.amount) filter (where not s.is_deposit), 0) as claimed,
             coalesce(sum(s.amount) filter (where s.is_deposit), 0) as collected,
             array[${joined(within, ', ')}] as by_age
      from money s group by s.currency, s.month
    )
    select g.currency, g.month, g.cases, countable(coalesce(s.claimed, 0)) as claimed,
           countable(coalesce(s.collected, 0)) as collected,
           coalesce(to_jsonb(s.by_age), '[]') as "byAge"
    from (select m.currency, m.month, count(*)::integer as cases from members m group by m.currency, m.month) g
    left join sums s on s.currency = g.currency and s.month = g.month
    order by g.currency, g.month`)
}
