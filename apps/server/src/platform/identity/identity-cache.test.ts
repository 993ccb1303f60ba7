import { beforeEach, describe, expect, it } from 'vitest'
import { IdentityCache } from './identity-cache.ts'

interface Known {
  readonly announcedAs: readonly string[]
  readonly version: number
}

const hash = Buffer.from('hash')
const start = new Date('2026-03-02T10:00:00Z')
const later = (ms: number): Date => new Date(start.getTime() + ms)

describe('a cache of identities', () => {
  let cache: IdentityCache<Known>
  let lookUps: { before: Known | undefined; answer: (known: Known | undefined) => void; fail: () => void }[]

  beforeEach(() => {
    cache = new IdentityCache()
    cache.setReceivesChanges(true)
    lookUps = []
  })

  function find(now = start): Promise<Known | undefined> {
    return cache.find(
      hash,
      now,
      (before) =>
        new Promise((resolve, reject) => {
          const fail = (): void => {
            reject(new Error('The connection was lost.'))
          }
          lookUps.push({ before, answer: resolve, fail })
        }),
    )
  }

  const versionOf = (version: number): Known => ({ announcedAs: ['token'], version })

  it('looks an identity up once for all callers that wait for it', async () => {
    const callers = Array.from({ length: 100 }, () => find())
    expect(lookUps).toHaveLength(1)
    lookUps[0]!.answer(versionOf(1))
    expect(new Set((await Promise.all(callers)).map((known) => known?.version))).toEqual(new Set([1]))
    await find(later(999))
    expect(lookUps).toHaveLength(1)
  })

  it('looks it up again after a second, once, and passes on what was cached before', async () => {
    const first = find()
    lookUps[0]!.answer(versionOf(1))
    await first
    const callers = [find(later(1_000)), find(later(1_000))]
    expect(lookUps).toHaveLength(2)
    expect(lookUps[1]!.before).toEqual(versionOf(1))
    lookUps[1]!.answer(versionOf(2))
    expect((await Promise.all(callers)).map((known) => known?.version)).toEqual([2, 2])
  })

  it('does not share or keep a look-up that began before a change', async () => {
    const early = find()
    cache.forget('token')
    const late = find()
    expect(lookUps).toHaveLength(2)
    lookUps[1]!.answer(undefined)
    lookUps[0]!.answer(versionOf(1))
    expect([await early, await late]).toEqual([versionOf(1), undefined])
    void find()
    expect(lookUps).toHaveLength(3)
  })

  it('fails every caller of a failed look-up, and tries again for the next', async () => {
    const callers = [find(), find()]
    lookUps[0]!.fail()
    const outcomes = await Promise.allSettled(callers)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    void find()
    expect(lookUps).toHaveLength(2)
  })

  it('shares and keeps nothing while changes are not announced', async () => {
    cache.setReceivesChanges(false)
    const callers = [find(), find()]
    expect(lookUps).toHaveLength(2)
    lookUps[0]!.answer(versionOf(1))
    lookUps[1]!.answer(versionOf(2))
    expect((await Promise.all(callers)).map((known) => known?.version)).toEqual([1, 2])
    void find()
    expect(lookUps).toHaveLength(3)
  })
})
