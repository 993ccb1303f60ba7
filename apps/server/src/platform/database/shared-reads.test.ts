import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { SharedReads } from './shared-reads.ts'
import { lookup, sql, type Statement } from './sql.ts'

interface Echo {
  readonly value: string
}

const echo = (value: string): Statement<Echo> => lookup(sql<Echo>`select ${value}::text as value`)

interface Trip {
  readonly tenantId: string
  readonly statement: Statement
  /** Answers it as the database would: with a row for each value, or with an error. */
  readonly answer: (error?: Error) => void
}

function givenReads(): { reads: SharedReads; trips: Trip[] } {
  const trips: Trip[] = []
  const reads = new SharedReads((tenantId, statement) => {
    const [values] = statement.values
    const rows = Array.isArray(values)
      ? values.map((value, index) => ({ value, merged_place: index + 1 }))
      : [{ value: values }]
    return new Promise((resolve, reject) => {
      const answer = (error?: Error): void => {
        if (error === undefined) resolve(rows)
        else reject(error)
      }
      trips.push({ tenantId, statement, answer })
    })
  })
  return { reads, trips }
}

const valuesOf = async (reads: readonly Promise<Echo[]>[]): Promise<string[]> =>
  (await Promise.all(reads)).map(([row]) => row?.value ?? '')

describe('reads that share trips', () => {
  it('do not wait while there are fewer than two trips', () => {
    const { reads, trips } = givenReads()
    for (const value of ['a', 'b', 'c', 'd']) void reads.read('t', echo(value))
    expect(trips.map(({ statement }) => statement.values)).toEqual([['a'], ['b']])
  })

  it('are sent as one statement when a trip returns, and each gets its own rows', async () => {
    const { reads, trips } = givenReads()
    const all = ['a', 'b', 'c', 'd', 'e'].map((value) => reads.read('t', echo(value)))
    trips[0]?.answer()
    await nextTurn()
    expect(trips).toHaveLength(3)
    expect(trips[2]?.statement.values).toEqual([['c', 'd', 'e']])
    for (const trip of trips) trip.answer()
    expect(await valuesOf(all)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('never wait for those of another tenant or of another text', () => {
    const { reads, trips } = givenReads()
    for (const value of ['a', 'b', 'c']) void reads.read('t', echo(value))
    void reads.read('other', echo('x'))
    void reads.read('t', lookup(sql`select ${'y'}::text as other`))
    expect(trips.map(({ tenantId, statement }) => [tenantId, ...statement.values])).toEqual([
      ['t', 'a'],
      ['t', 'b'],
      ['other', 'x'],
      ['t', 'y'],
    ])
  })

  it('are read alone if the trip fails, so that none fails because of another', async () => {
    const { reads, trips } = givenReads()
    const all = ['a', 'b', 'c', 'd'].map((value) => reads.read('t', echo(value)))
    trips[0]?.answer()
    await nextTurn()
    trips[2]?.answer(new Error('The connection has ended.'))
    await nextTurn()
    expect(trips.slice(3).map(({ statement }) => statement.values)).toEqual([['c'], ['d']])
    trips[1]?.answer()
    trips[3]?.answer()
    trips[4]?.answer(new Error('This one fails by itself.'))
    const settled = await Promise.allSettled(all)
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    await nextTurn()
    const after = reads.read('t', echo('e'))
    trips[5]?.answer()
    expect(await after).toEqual([{ value: 'e' }])
  })

  it('share a trip with at most 49 others', async () => {
    const { reads, trips } = givenReads()
    for (let index = 0; index < 120; index++) void reads.read('t', echo(String(index)))
    for (const trip of trips.slice(0, 2)) trip.answer()
    await nextTurn()
    expect(trips.slice(2).map(({ statement }) => statement.values.flat().length)).toEqual([50, 50])
  })
})
