import { afterAll, beforeAll, expect, test } from 'vitest'
import { SeededRandom } from '../../src/platform/demo/seeded-random.ts'
import { actOnce, beginLife, dayAt, type LifeWorld } from '../case-lives.ts'
import { judgeLives, outcomesOf } from '../judge-lives.ts'
import { liveUntil } from '../live-until.ts'
import { isProof, Progress, proved } from '../proof.ts'
import { countFrom, seedFrom } from '../request-history.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

// Random lives of cases over three years (one year outside of a proof), in the workflows of their rule packs: reminders,
// fees, demands and tasks happen by themselves, and people charge, pay, reverse, dispute, write and send, half of which
// is not allowed. What the service did and allowed is judged by rules that are written down once more, in
// case-life-rules.ts. A failure prints its seed: LIFE_SEED and LIFE_COUNT bring it back. LIFE_FROM leaves out the lives
// before it.

const lifeCount = countFrom('LIFE_COUNT', 8)
const firstLife = countFrom('LIFE_FROM', 0)
/** The lives of a batch share a tenant, its creditors and its days, and are judged together. */
const batchSize = countFrom('LIFE_BATCH', 100)
/** Processes that share the lives take turns. */
const turn = countFrom('LIFE_TURN', 0)
const turns = countFrom('LIFE_TURNS', 1)
/** In a proof, one batch of so many is played twice: with workers that die, and without. */
const playedTwice = 10
const firstDay = Date.parse('2020-01-15T09:00:00Z')
const lastDay = Date.parse(isProof ? '2023-02-01T00:00:00Z' : '2021-02-01T00:00:00Z')

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  api.services.authenticator.setReceivesChanges(true)
})
afterAll(() => api.close())

test(
  'every life of a case keeps the law: no forbidden charge or message, nothing twice or late, whichever worker dies',
  async () => {
    const seed = seedFrom('LIFE_SEED')
    const begin = Date.now()
    const progress = new Progress('lives', lifeCount)
    const seen: Seen = { lives: 0, allowed: 0, refused: 0, deaths: 0 }
    const faults: string[] = []
    for (let done = firstLife; done < lifeCount; done += batchSize) {
      const index = Math.floor(done / batchSize)
      if (index % turns !== turn) continue
      const batch = { seed: seed + done, count: Math.min(batchSize, lifeCount - done) }
      // Of its own batches, so that no process has more to play than another.
      const isPlayedTwice = isProof && Math.floor(index / turns) % playedTwice === 0
      const found = await playBatch(batch, seen, isPlayedTwice)
      const play = `LIFE_SEED=${batch.seed} LIFE_COUNT=${batch.count}`
      if (found.length > 0 && isProof) console.log(`FAULTS of ${play}: ${JSON.stringify(found)}`)
      faults.push(...found.map((fault) => `${play}: ${fault}`))
      progress.at(Math.min(lifeCount, done + batchSize))
    }
    // A service that refuses everything, or nothing, proves nothing.
    expect(Math.min(seen.allowed, seen.refused)).toBeGreaterThan(isProof ? seen.lives : 0)
    proved('lives', seen.lives)
    proved('acts that were allowed', seen.allowed)
    proved('acts that were refused', seen.refused)
    proved('workers that died', seen.deaths)
    proved('faults', faults.length)
    proved('seconds', Math.round((Date.now() - begin) / 1000))
    expect(faults).toEqual([])
  },
  countFrom('LIFE_MS', 600_000),
)

interface Seen {
  lives: number
  allowed: number
  refused: number
  deaths: number
}

interface Batch {
  readonly seed: number
  readonly count: number
}

/** What is wrong with the lives of a batch. In a proof, the other batches are played nonetheless. */
async function playBatch(batch: Batch, seen: Seen, isPlayedTwice: boolean): Promise<string[]> {
  try {
    const { faults, outcomes } = await liveTogether(batch, seen, new SeededRandom(batch.seed + 1))
    seen.lives += batch.count
    if (!isPlayedTwice) return faults
    const undisturbed = await liveTogether(batch, seen, undefined)
    expect(outcomes).toEqual(undisturbed.outcomes)
    return [...faults, ...undisturbed.faults]
  } catch (error) {
    if (!isProof) throw error
    return [String(error)]
  }
}

/** Plays some lives on one tenant, day by day, and judges them. */
async function liveTogether(
  { seed, count }: Batch,
  seen: Seen,
  deaths: SeededRandom | undefined,
): Promise<{ faults: string[]; outcomes: unknown[] }> {
  const random = new SeededRandom(seed)
  api.clock.set(new Date(firstDay))
  const as = await api.createTenant('Livsløb', { isTest: true })
  const world: LifeWorld = { api, as, random, creditors: new Map(), offsetMs: 0 }
  const lives = []
  for (let index = 0; index < count; index += 1) lives.push(await beginLife(world))
  let day = firstDay
  while (day < lastDay) {
    day += random.integer(10, 90) * 86_400_000
    seen.deaths += await liveUntil(world, dayAt(new Date(day)), deaths)
    // Messages at any hour move the time of the service, which is only the same for all lives on the next day.
    const morning = api.clock.now()
    for (const life of lives) {
      if (random.next() > 0.5) continue
      api.clock.set(morning)
      const { status, text } = await actOnce(world, life)
      expect(status, text).toBeLessThan(500)
      if (status < 300) seen.allowed += 1
      else seen.refused += 1
    }
    api.clock.set(morning)
  }
  // The last acts have their consequences, too, and are posted to the books before they are judged.
  seen.deaths += await liveUntil(world, dayAt(new Date(day), 1), deaths)
  return { faults: await judgeLives(world, lives), outcomes: await outcomesOf(world, lives) }
}
