import { sql, type Statement } from '../../../platform/database/sql.ts'
import { caseOfUpdate } from '../case-status/index.ts'
import { dueUpdates, standardUpdateTypeId } from '../updates/index.ts'
import type { Viewer } from './case-list.queries.ts'

/**
 * The updates `u` that are broken promises to pay: the reminder is due, and less was paid since than promised. Without a
 * promised amount, the whole outstanding amount was promised.
 */
export function brokenPromises(tenantId: string, { role, now }: Viewer): Statement {
  const vouchers = sql`
    from published.case_vouchers v
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
