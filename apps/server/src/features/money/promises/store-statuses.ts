import type { Database } from '../../../platform/database/database.ts'
import {
  findPromiseCheckStart,
  listChangedPromises,
  lockPromiseCheck,
  recordPromiseCheck,
  removeStatusesOfDeleted,
  storeStatuses,
} from './promise-states.queries.ts'

/** So that no transaction takes longer than a statement may. */
const chunkSize = 1_000

/** Stores the status of every promise to pay of a tenant that can have changed since the last time. */
export async function storePromiseStatuses(database: Database, tenantId: string, now: Date): Promise<void> {
  // What changes from here on is after this position, and is looked at the next time.
  const [start] = await database.read(tenantId, findPromiseCheckStart(tenantId))
  const changed = await database.readForJob(tenantId, listChangedPromises(tenantId, now))
  // Most tenants, most of the time.
  if (start === undefined || (changed.length === 0 && start.isRecorded)) return
  const updateIds = changed.map(({ updateId }) => updateId)
  for (let from = 0; from < updateIds.length; from += chunkSize) {
    await database.inTenant(tenantId, async (transaction) => {
      await transaction.run(lockPromiseCheck(tenantId, now))
      await transaction.run(storeStatuses(tenantId, updateIds.slice(from, from + chunkSize), now))
    })
  }
  await database.inTenant(tenantId, async (transaction) => {
    await transaction.run(lockPromiseCheck(tenantId, now))
    await transaction.run(removeStatusesOfDeleted(tenantId))
    await transaction.run(recordPromiseCheck(tenantId, start, now))
  })
}
