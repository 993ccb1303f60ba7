import type { Database } from '../../../platform/database/database.ts'
import { listTenantIds } from '../../../platform/database/tenants.queries.ts'
import { idleMs } from '../../../platform/identity/session.ts'
import { deleteExpired } from './sign-in.queries.ts'

/** Deletes expired sessions and links of every tenant. They are invalid even before they are deleted. */
export async function sweepPastSessions(database: Database, now: Date): Promise<void> {
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenantIds()))
  const bounds = { now, idleSince: new Date(now.getTime() - idleMs) }
  for (const { tenantId } of tenants) {
    await database.inTenant(tenantId, (transaction) => transaction.run(deleteExpired(tenantId, bounds)))
  }
}
