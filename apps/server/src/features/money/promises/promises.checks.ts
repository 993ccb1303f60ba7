import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'
import { changedPromises, promiseRows } from './promises.queries.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'The stored status of every promise to pay is the one that its payments say, unless its case changed since': (
    tenantId,
  ) => {
    const checkedAt = sql`(select k.checked_at from promise_checks k where k.tenant_id = ${tenantId}::uuid)`
    return sql<Finding>`
      with search as materialized (
        select s.update_ids from ${changedPromises(tenantId, checkedAt)} s where s.is_known)
      select count(*)::integer as count, min(p."updateId"::text) as example
      from search k
      cross join ${promiseRows(tenantId, checkedAt)} p
      left join promise_states s on s.tenant_id = ${tenantId}::uuid and s.update_id = p."updateId"
      where p."updateId" <> all (k.update_ids) and p.status is distinct from s.status`
  },
}
