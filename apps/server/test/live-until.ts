import { expect } from 'vitest'
import type { DayWork } from '../src/platform/feature/feature.ts'
import type { SeededRandom } from '../src/platform/demo/seeded-random.ts'
import { runClockMoves } from '../src/features/installation/test-clock/index.ts'
import { sql } from '../src/platform/database/sql.ts'
import type { LifeWorld } from './case-lives.ts'
import { clockWorker } from './move-clock.ts'

/** How often a worker dies, of all stops of the clock. */
const deathRate = 0.15

/**
 * Moves the clock of a tenant to a day: everything due happens. With `deaths`, workers die in the middle of their work,
 * and others continue. Returns how many died.
 */
export async function liveUntil(world: LifeWorld, day: string, deaths: SeededRandom | undefined): Promise<number> {
  const { api, as } = world
  const { status, text } = await api.post('/clock-moves', { to: day }, { as })
  expect(status, text).toBe(201)
  const failures: unknown[] = []
  let died = 0
  while (!(await workUntilDeath(world, deaths, failures))) {
    died += 1
    // The lease of the dead worker ends.
    await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(sql`update clock_moves set leased_until = null where tenant_id = ${as.tenantId}::uuid`),
    )
  }
  expect(failures).toEqual([])
  // As every process does when it hears of the moved clock.
  api.services.authenticator.forget(as.tenantId)
  const { move, offsetMs } = (await api.get('/clock', { as })).body
  expect(move).toBeNull()
  world.offsetMs = offsetMs
  return died
}

class Death extends Error {}

/** Whether the worker lived to the end of the move. */
async function workUntilDeath(
  { api }: LifeWorld,
  deaths: SeededRandom | undefined,
  failures: unknown[],
): Promise<boolean> {
  const worker = clockWorker(api.services, failures)
  const dying: DayWork = () => (deaths?.chance(deathRate) === true ? Promise.reject(new Death()) : Promise.resolve())
  const before = deaths?.integer(0, worker.dayWork.length) ?? 0
  const dayWork = [...worker.dayWork.slice(0, before), dying, ...worker.dayWork.slice(before)]
  try {
    await runClockMoves({ ...worker, dayWork })
    return true
  } catch (error) {
    if (!(error instanceof Death)) throw error
    return false
  }
}
