import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/features/money/ledger/index.ts'
import { SeededRandom } from '../../src/platform/demo/seeded-random.ts'
import { actOnce, beginLife } from '../case-lives.ts'
import { Progress, proved } from '../proof.ts'
import { countFrom, seedFrom } from '../request-history.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

// Random lives of cases over four years: fees, costs, demands, payments, reversals, disputes and messages, half of which
// are not allowed. What the service allowed is judged by rules that are written down once more, in case-life-rules.ts.
// A failure prints its seed: LIFE_SEED and LIFE_COUNT bring it back.

const lifeCount = countFrom('LIFE_COUNT', 8)
/** The lives of a batch share a tenant, its creditors and its days, and are verified together. */
const batchSize = 100
const firstDay = Date.parse('2020-01-15T00:00:00Z')
const lastDay = Date.parse('2024-06-01T00:00:00Z')

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  api.services.authenticator.setReceivesChanges(true)
})
afterAll(() => api.close())

test(
  'no forbidden charge and no forbidden message exists in any life of a case, and the ledger holds',
  async () => {
    const seed = seedFrom('LIFE_SEED')
    const begin = Date.now()
    const progress = new Progress('lives', lifeCount)
    const seen = { allowed: 0, refused: 0 }
    for (let done = 0; done < lifeCount; done += batchSize) {
      await liveTogether(new SeededRandom(seed + done), Math.min(batchSize, lifeCount - done), seen)
      progress.at(Math.min(lifeCount, done + batchSize))
    }
    // A service that refuses everything, or nothing, proves nothing.
    expect(Math.min(seen.allowed, seen.refused)).toBeGreaterThan(lifeCount)
    proved('lives', lifeCount)
    proved('acts that were allowed', seen.allowed)
    proved('acts that were refused', seen.refused)
    proved('forbidden charges or messages', 0)
    proved('seconds', Math.round((Date.now() - begin) / 1000))
  },
  countFrom('LIFE_MS', 600_000),
)

/** Plays some lives on one tenant, day by day, and verifies its ledger. */
async function liveTogether(
  random: SeededRandom,
  count: number,
  seen: { allowed: number; refused: number },
): Promise<void> {
  api.clock.set(new Date(firstDay))
  const as = await api.createTenant('Livsløb')
  const world = { api, as, random, creditors: new Map<string, string>() }
  const lives = []
  for (let index = 0; index < count; index += 1) lives.push(await beginLife(world))
  for (let day = firstDay; day < lastDay; day += random.integer(10, 90) * 86_400_000) {
    for (const life of lives) {
      if (random.next() > 0.5) continue
      api.clock.set(new Date(day + 9 * 3_600_000))
      const { status, text } = await actOnce(world, life)
      expect(status, text).toBeLessThan(500)
      if (status < 300) seen.allowed += 1
      else seen.refused += 1
    }
  }
  const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Livsløb' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
}
