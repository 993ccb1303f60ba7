import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listTenantIds } from '../../../platform/database/tenants.queries.ts'
import { deleteOldAttempts, deleteOldDeliveries } from './engine.queries.ts'

const keptMs = 30 * 24 * 3_600_000

/** Deletes attempts and completed deliveries older than 30 days. Events are kept. */
export async function sweepDeliveries(database: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs)
  await untilNone(() => database.asWorker('webhooks', (transaction) => transaction.run(deleteOldDeliveries(before))))
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenantIds()))
  for (const { tenantId } of tenants) {
    await untilNone(() =>
      database.inTenant(tenantId, (transaction) => transaction.run(deleteOldAttempts(tenantId, before))),
    )
  }
}

async function untilNone(step: () => Promise<number>): Promise<void> {
  while ((await step()) > 0);
}
