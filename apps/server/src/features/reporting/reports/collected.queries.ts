import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { depositsSince } from './counted-money.queries.ts'

/** A sum in one currency: of a month or a creditor if it names one, otherwise of all. */
export interface CollectedRow {
  readonly currency: Currency
  readonly month: string | null
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

/** The amounts collected in a period, by month and by creditor, largest creditor first. */
export function countCollected(tenantId: string, scope: CollectedScope): Statement<CollectedRow> {
  const { now, timeZone, start, end, creditorId, currency } = scope
  const narrowed = sql`and v.date < ${end}::timestamptz
    ${creditorId === null ? sql`` : sql`and v.creditor_id = ${creditorId}::uuid`}
    ${currency === null ? sql`` : sql`and v.currency = ${currency}::text`}`
  return plannedByValues(sql<CollectedRow>`
    with deposits as (
      select d.*, to_char(d.date at time zone ${timeZone}::text, 'YYYY-MM') as month
      from (${depositsSince(tenantId, { from: start, now }, narrowed)}) d
    ),
    sums as (
      select d.currency, d.month, d.creditor_id, sum(d.amount)::bigint as amount,
             count(*) filter (where d.direction = 'credit')::integer as deposits
      from deposits d
      group by grouping sets ((d.currency), (d.currency, d.month), (d.currency, d.creditor_id))
    )
    select s.currency, s.month, s.creditor_id as "creditorId", c.name, s.amount, s.deposits
    from sums s
    left join published.creditors c on c.tenant_id = ${tenantId}::uuid and c.creditor_id = s.creditor_id
    order by s.currency, s.month, s.amount desc, s.creditor_id`)
}
