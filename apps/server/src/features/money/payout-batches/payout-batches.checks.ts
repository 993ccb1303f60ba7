import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Every payout batch has the number and the sum of its payments': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(b.payout_batch_id::text) as example
    from payout_batches b
    left join (
      select i.payout_batch_id, count(*) as count, sum(p.amount) as amount, bool_and(p.currency = c.currency) as same_currency
      from payout_batch_payments i
      join published.payouts p on p.tenant_id = i.tenant_id and p.payout_id = i.payout_id
      join payout_batches c on c.tenant_id = i.tenant_id and c.payout_batch_id = i.payout_batch_id
      where i.tenant_id = ${tenantId}::uuid
      group by i.payout_batch_id
    ) n on n.payout_batch_id = b.payout_batch_id
    where b.tenant_id = ${tenantId}::uuid
      and (b.payment_count is distinct from n.count or b.amount is distinct from n.amount or n.same_currency is not true)`,

  'Approved payout batches, and no others, have a file, and it has all their payments': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(b.payout_batch_id::text) as example
    from payout_batches b
    left join payout_files f on f.tenant_id = b.tenant_id and f.payout_batch_id = b.payout_batch_id
    where b.tenant_id = ${tenantId}::uuid
      and ((b.state = 'APPROVED') <> (f.payout_batch_id is not null)
           or exists (
             select from payout_batch_payments i
             where i.tenant_id = b.tenant_id and i.payout_batch_id = b.payout_batch_id
               and (case b.state when 'PREPARED' then i.state <> 'PREPARED' when 'CANCELLED' then i.state <> 'CANCELLED'
                      else i.state in ('PREPARED', 'CANCELLED') end
                    or strpos(f.content, '<EndToEndId>' || i.end_to_end_id || '</EndToEndId>') = 0)))`,
}
