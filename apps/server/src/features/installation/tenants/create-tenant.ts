import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { createStandardEndReasons } from '../../casework/end-reasons/index.ts'
import { createStandardTemplates } from '../../messaging/templates/index.ts'
import { createStandardWorkflows } from '../../casework/workflows/index.ts'
import { createStandardUpdateTypes } from '../../casework/updates/index.ts'
import { createStandardVoucherTypes } from '../../money/voucher-types/index.ts'

/**
 * Creates a tenant with its counters and standard voucher types, end reasons, update types, templates and workflows.
 * A demo or test tenant sends no e-mail.
 */
export async function createTenant(command: Command, { isTest = false } = {}): Promise<Tenant> {
  const { tenant, tenantId, now, actor, transaction } = command
  await transaction.run(insertTenant(tenant, { isTest, now }))
  await Promise.all([
    transaction.run(insertCounters(tenantId)),
    transaction.run(createStandardVoucherTypes(tenantId, now, actor)),
    transaction.run(createStandardEndReasons(tenantId, now, actor)),
    transaction.run(createStandardUpdateTypes(tenantId, now, actor)),
    transaction.run(createStandardTemplates(tenantId, now, actor)),
    transaction.run(createStandardWorkflows(tenantId, now, actor)),
  ])
  command.audit({ subjectType: 'tenant', subjectId: tenantId, after: { ...tenant, isTest } })
  return tenant
}

function insertTenant(tenant: Tenant, { isTest, now }: { isTest: boolean; now: Date }): Statement {
  return sql`
    insert into tenants (tenant_id, name, time_zone, language, is_test, created_at)
    values (${tenant.tenantId}::uuid, ${tenant.name}::text, ${tenant.timeZone}::text, ${tenant.language}::text,
            ${isTest}::boolean, ${now}::timestamptz)`
}

/** The counters exist from the start, so that taking a number is one update and never a race to insert. */
function insertCounters(tenantId: string): Statement {
  return sql`
    insert into tenant_counters (tenant_id, counter, value)
    values (${tenantId}::uuid, 'cases', 0), (${tenantId}::uuid, 'users', 0)`
}
