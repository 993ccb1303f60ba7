import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { parsePosition, Replica } from './replica.ts'
import { sql } from './sql.ts'

const statement = sql<{ name: string }>`select 'x' as name`

/** A replica whose position, failure and time the test decides. */
function givenReplica(position: string | null): {
  replica: Replica
  state: { position: string | null; failure?: Error; nowMs: number; observations: number; reads: number }
  errors: unknown[]
} {
  const state = { position, nowMs: 0, observations: 0, reads: 0 } as ReturnType<typeof givenReplica>['state']
  const errors: unknown[] = []
  const database = {
    withoutTenant: () => {
      state.observations += 1
      return state.failure === undefined ? Promise.resolve({ position: state.position }) : Promise.reject(state.failure)
    },
    read: () => {
      state.reads += 1
      return Promise.resolve([{ name: 'row' }])
    },
  } as unknown as Database
  const replica = new Replica({ database, onError: (error) => errors.push(error), elapsedMs: () => state.nowMs })
  return { replica, state, errors }
}

const position = (text: string): bigint => parsePosition(text)!

describe('a position', () => {
  it('is compared as a number of 64 bits', () => {
    expect(position('0/FFFFFFFF')).toBeLessThan(position('1/0'))
    expect(position('A/0')).toBeGreaterThan(position('9/FFFFFFFF'))
    expect(position('16/B374D848')).toBe(0x16_b374_d848n)
  })

  it.each([undefined, '', 'latest', 'x', '1', '1/', '/1', '1/g', '-1/0', '1/0 or true', '123456789/0', '1/0\n'])(
    'is not %j',
    (text) => {
      expect(parsePosition(text)).toBeUndefined()
    },
  )
})

describe('a replica', () => {
  it('serves those for whom it is recent enough, and observes its position once for many', async () => {
    const { replica, state } = givenReplica('0/20')
    const answers = await Promise.all(
      ['0/10', '0/20', '0/21'].map((after) => replica.read('tenant', statement, position(after))),
    )
    expect(answers).toEqual([[{ name: 'row' }], [{ name: 'row' }], undefined])
    expect(state.observations).toBe(1)
    await replica.read('tenant', statement, position('0/5'))
    expect(state.observations).toBe(1)
  })

  it('is observed again when it was too old, and after a second', async () => {
    const { replica, state } = givenReplica('0/20')
    expect(await replica.read('tenant', statement, position('0/30'))).toBeUndefined()
    state.position = '0/30'
    expect(await replica.read('tenant', statement, position('0/30'))).toBeDefined()
    // It was restored from a backup, and is older than before.
    state.position = '0/20'
    state.nowMs = 1_001
    expect(await replica.read('tenant', statement, position('0/30'))).toBeUndefined()
  })

  it('is left alone for some seconds after a failure', async () => {
    const { replica, state, errors } = givenReplica('0/20')
    state.failure = new Error('gone')
    expect(await replica.read('tenant', statement, position('0/1'))).toBeUndefined()
    expect(errors).toEqual([state.failure])
    delete state.failure
    expect(await replica.read('tenant', statement, position('0/1'))).toBeUndefined()
    expect(state.observations).toBe(1)
    state.nowMs = 5_000
    expect(await replica.read('tenant', statement, position('0/1'))).toBeDefined()
  })

  it('that is no replica serves nobody', async () => {
    const { replica, state, errors } = givenReplica(null)
    expect(await replica.read('tenant', statement, position('0/1'))).toBeUndefined()
    expect(String(errors[0])).toContain('DATABASE_READ_URL does not name a replica')
    expect(state.reads).toBe(0)
  })
})
