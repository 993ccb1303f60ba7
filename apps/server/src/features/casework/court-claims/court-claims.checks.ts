import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'The state of every court claim is its last change': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(q.court_claim_id::text) as example
    from court_claims q
    where q.tenant_id = ${tenantId}::uuid
      and (not exists (select from court_claim_changes h
                       where h.tenant_id = q.tenant_id and h.court_claim_id = q.court_claim_id and h.state = q.state)
           or exists (select from court_claim_changes h
                      where h.tenant_id = q.tenant_id and h.court_claim_id = q.court_claim_id
                        and h.state in ('WITHDRAWN', 'ENDED') and h.state <> q.state)
           or q.served_on is distinct from (
             select h.happened_on from court_claim_changes h
             where h.tenant_id = q.tenant_id and h.court_claim_id = q.court_claim_id and h.state = 'SERVED'))`,
}
