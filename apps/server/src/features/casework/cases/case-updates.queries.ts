import { sql, type Statement } from '../../../platform/database/sql.ts'
import { caseOfUpdate } from '../case-status/index.ts'
import { dueUpdates, standardUpdateTypeId } from '../updates/index.ts'
import type { Look } from './case-list.queries.ts'

/**
 * The updates `u` that are promises to pay which were not kept: the reminder has come, and less came in since than was
 * promised. Where no amount was named, all that is owed was.
 */
export function brokenPromises(tenantId: string, { role, now }: Look): Statement {
  const vouchers = sql`
    from case_vouchers v
    where v.tenant_id = ${tenantId}::uuid
      and v.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseOfUpdate}) w))`
  return sql`
    ${dueUpdates(tenantId, role, now)} and u.update_type_id = ${standardUpdateTypeId('payment-promised')}::uuid
      and case
        when jsonb_typeof(u.data -> 'promisedAmount') = 'number' then (u.data ->> 'promisedAmount')::numeric > (
          select coalesce(sum(case v.direction when 'credit' then v.amount else -v.amount end), 0) ${vouchers}
            and v.category = 'deposit' and v.created_at >= u.created_at)
        else exists (select ${vouchers} and v.direction = 'debit' and v.outstanding > 0)
      end`
}
