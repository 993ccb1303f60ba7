import type { Database } from '../../../platform/database/database.ts'
import { listTenantIds } from '../../../platform/database/tenants.queries.ts'
import { idleMs } from '../../../platform/identity/session.ts'
import { deletePast } from './sign-in.queries.ts'

/** Deletes the sessions and links that are over, of every tenant. That they are over does not depend on it. */
export async function sweepPastSessions(database: Database, now: Date): Promise<void> {
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenantIds()))
  const bounds = { now, idleSince: new Date(now.getTime() - idleMs) }
  for (const { tenantId } of tenants) {
    await database.inTenant(tenantId, (transaction) => transaction.run(deletePast(tenantId, bounds)))
  }
}
