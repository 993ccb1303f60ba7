import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'The contact gate allowed every e-mail that was sent': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(i.interaction_id::text) as example
    from published.interactions i
    where i.tenant_id = ${tenantId}::uuid and i.delivery ->> 'state' = 'SENT' and not exists (
      select from contact_verdicts v
      where v.tenant_id = i.tenant_id and v.interaction_id = i.interaction_id
        and v.decision in ('ALLOWED', 'OVERRIDDEN'))`,
}
