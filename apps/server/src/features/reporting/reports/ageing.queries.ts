import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { AgeingBucket } from '../../casework/cases/index.ts'
import { owedByAge } from './counted-money.queries.ts'

/** A sum in one currency: of a creditor if it names one, of a bucket if it names one. */
export interface AgeingRow {
  readonly currency: Currency
  readonly creditorId: string | null
  readonly name: string | null
  readonly bucket: AgeingBucket | null
  readonly outstanding: number
  readonly vouchers: number
  readonly cases: number
}

export interface AgeingScope {
  readonly now: Date
  readonly creditorId: string | null
  readonly currency: Currency | null
}

/** The debt by how long it has been due, in total and by creditor, largest first. */
export function countAgeing(tenantId: string, { now, creditorId, currency }: AgeingScope): Statement<AgeingRow> {
  const narrowed = sql`
    ${creditorId === null ? sql`` : sql`and v.creditor_id = ${creditorId}::uuid`}
    ${currency === null ? sql`` : sql`and v.currency = ${currency}::text`}`
  return plannedByValues(sql<AgeingRow>`
    with owed as (${owedByAge(tenantId, now, narrowed)}),
    sums as (
      select o.currency, o.creditor_id, o.bucket, sum(o.outstanding)::bigint as outstanding,
             count(*)::integer as vouchers, count(distinct o.case_id)::integer as cases
      from owed o
      group by grouping sets (
        (o.currency), (o.currency, o.bucket), (o.currency, o.creditor_id), (o.currency, o.creditor_id, o.bucket))
    )
    select s.currency, s.creditor_id as "creditorId", c.name, s.bucket, s.outstanding, s.vouchers, s.cases
    from sums s
    left join published.creditors c on c.tenant_id = ${tenantId}::uuid and c.creditor_id = s.creditor_id
    order by s.currency, s.outstanding desc, s.creditor_id`)
}
