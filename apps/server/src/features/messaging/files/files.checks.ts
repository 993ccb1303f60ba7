import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'The storage counter matches the total size of the files': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(u.bytes_used || ' counted, ' || f.size || ' stored') as example
    from (select coalesce(sum(size), 0) as size from files where tenant_id = ${tenantId}::uuid) f
    left join file_usage u on u.tenant_id = ${tenantId}::uuid
    where f.size <> coalesce(u.bytes_used, 0)`,
}
