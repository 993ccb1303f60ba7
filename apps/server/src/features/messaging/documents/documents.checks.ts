import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Every letter of a real tenant has the file that was sent': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(d.document_id::text) as example
    from documents d
    join published.tenants t on t.tenant_id = d.tenant_id
    where d.tenant_id = ${tenantId}::uuid and d.file_id is null and not t.is_test`,
}
