import { sql, type Statement } from '../../../platform/database/sql.ts'

/** Whether a debit, given by its id, has an open dispute. */
export function isDisputedDebit(tenantId: Statement, caseVoucherId: Statement): Statement {
  return sql`exists (
    select from published.disputes o
    where o.tenant_id = ${tenantId} and o.case_voucher_id = ${caseVoucherId} and o.state = 'OPEN')`
}

/**
 * Whether the voucher `v` is disputed: it has an open dispute, or it is interest or a charge on a debit that has one. A
 * moment in the past (null: now) counts the disputes that were open then.
 */
export function isDisputed(pointInTime: Date | null = null): Statement {
  return sql`(v.direction = 'debit' and exists (
    select from published.disputes o
    where o.tenant_id = v.tenant_id
      and (o.case_voucher_id = v.case_voucher_id
           or (o.case_voucher_id = v.reference_case_voucher_id and v.category <> 'principal'))
      and ${
        pointInTime === null
          ? sql`o.state = 'OPEN'`
          : sql`o.created_at <= ${pointInTime}::timestamptz and (o.closed_at is null or o.closed_at > ${pointInTime}::timestamptz)`
      }))`
}
