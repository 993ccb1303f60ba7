import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Every print batch has its letters, and they are in the same state': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(b.print_batch_id::text) as example
    from print_batches b
    left join lateral (
      select count(*) as count,
        bool_and(l.state = case b.state when 'HANDED_OVER' then 'SENT' when 'CANCELLED' then 'RELEASED' else 'INCLUDED' end) as same,
        bool_and(l.pages > 0) as placed
      from print_batch_letters l where l.tenant_id = b.tenant_id and l.print_batch_id = b.print_batch_id) n on true
    where b.tenant_id = ${tenantId}::uuid
      and (n.count <> b.letter_count or n.same is not true or (b.state in ('READY', 'HANDED_OVER') and n.placed is not true))`,

  'Every letter of a print batch that was handed over is sent': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(l.letter_number) as example
    from print_batch_letters l
    join published.interactions i on i.tenant_id = l.tenant_id and i.interaction_id = l.interaction_id
    where l.tenant_id = ${tenantId}::uuid and l.state = 'SENT' and i.state not in ('SENT', 'HANDLED', 'DELETED')`,
}
