import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { promiseRows } from '../../money/promises/index.ts'
import type { CollectedScope } from './collected.queries.ts'

/** The promises to pay of a month or a person in one currency; of all together if both are null. */
export interface PromiseCountRow {
  readonly currency: Currency
  readonly month: string | null
  readonly takenBy: Actor | null
  readonly promises: number
  readonly kept: number
  readonly broken: number
  readonly cancelled: number
  readonly open: number
  readonly promised: number
  readonly paid: number
}

/** The promises that were due in a period, by month and by the person who recorded them. */
export function countPromises(tenantId: string, scope: CollectedScope): Statement<PromiseCountRow> {
  const { now, timeZone, start, end, creditorId, currency } = scope
  return plannedByValues(sql<PromiseCountRow>`
    with due as materialized (
      select p.currency, to_char(p."dueAt" at time zone ${timeZone}::text, 'YYYY-MM') as month,
             p."createdBy" as taken_by, p."createdBy" ->> 'id' as taker, p.status, p.amount, p.paid
      from ${promiseRows(tenantId, now)} p
      where p."dueAt" >= ${start}::timestamptz and p."dueAt" < ${end}::timestamptz
        ${creditorId === null ? sql`` : sql`and p."creditorId" = ${creditorId}::uuid`}
        ${currency === null ? sql`` : sql`and p.currency = ${currency}::text`}
    )
    select d.currency, d.month,
           case when d.taker is not null then (array_agg(d.taken_by))[1] end as "takenBy",
           count(*)::integer as promises,
           count(*) filter (where d.status = 'KEPT')::integer as kept,
           count(*) filter (where d.status = 'BROKEN')::integer as broken,
           count(*) filter (where d.status = 'CANCELLED')::integer as cancelled,
           count(*) filter (where d.status = 'OPEN')::integer as open,
           countable(coalesce(sum(d.amount), 0)) as promised,
           countable(coalesce(sum(least(d.paid, coalesce(d.amount, d.paid))), 0)) as paid
    from due d
    group by grouping sets ((d.currency), (d.currency, d.month), (d.currency, d.taker))
    order by d.currency, d.month nulls first, promises desc, d.taker`)
}
