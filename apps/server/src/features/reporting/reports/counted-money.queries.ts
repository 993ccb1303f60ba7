import { firstGiven } from '../../../platform/database/first-given.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { accruedByDebit } from '../../money/interest/index.ts'
import { ageingBuckets, daysOfBuckets } from '../../casework/cases/index.ts'

// Defines "collected" and "owed" once, so that all reports count the same.

/** Deposits from a point in time until now, less reversals by their own dates. */
export function depositsSince(
  tenantId: string,
  { from, now }: { from: Date; now: Date },
  narrowed: Statement,
): Statement {
  return sql`
    select v.case_voucher_id, v.case_id, v.creditor_id, v.currency, v.date, v.direction, v.text,
           case v.direction when 'credit' then v.amount else -v.amount end as amount
    from published.case_vouchers v
    where v.tenant_id = ${tenantId}::uuid and v.category = 'deposit'
      and v.date >= ${from}::timestamptz and v.date <= ${now}::timestamptz ${narrowed}`
}

/**
 * The outstanding debt on open cases, and on those merged into them, with the interest accrued on it, as in the list of
 * cases; each debit with the bucket of how long it has been due.
 */
export function owedByAge(tenantId: string, now: Date, narrowed: Statement): Statement {
  return sql`
    select v.creditor_id, c.case_id, v.currency, v.outstanding + coalesce(i.accrued, 0) as outstanding,
           (${ageingBuckets}::text[])[1 + width_bucket(
             floor(extract(epoch from ${now}::timestamptz - coalesce(v.due_date, v.date)) / 86400),
             ${daysOfBuckets}::numeric[])] as bucket
    from published.case_vouchers v
    left join published.case_merges m on m.tenant_id = v.tenant_id and m.merged_case_id = v.case_id and m.undone_at is null
    join published.cases c on c.tenant_id = v.tenant_id and c.case_id = ${firstGiven(sql`m.case_id`, sql`v.case_id`)}
    left join ${accruedByDebit(tenantId, now)} i on i.case_voucher_id = v.case_voucher_id
    where v.tenant_id = ${tenantId}::uuid and v.direction = 'debit' and v.outstanding > 0 and c.status <> 'ENDED'
      ${narrowed}`
}
