import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  json,
  lookup,
  lookupByKey,
  rowsWritten,
  rowWritten,
  sql,
  type Statement,
} from '../../src/platform/database/sql.ts'
import { type Outcome, type Sending, workMerged } from '../../src/platform/database/merged-work.ts'
import type { Transaction } from '../../src/platform/database/transaction.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

interface Merged<Result> {
  readonly outcomes: Outcome<Result>[]
  /** The statements that were sent. */
  readonly sent: string[]
}

/** Does work for some items in a transaction of a tenant, on a table of its own, and rolls it back. */
async function merged<Item, Result>(
  items: readonly Item[],
  work: (item: Item, transaction: Transaction) => Promise<Result>,
): Promise<Merged<Result>> {
  const sent: string[] = []
  const outcomes = await api.database.inTenantClosing(api.tenant.tenantId, async (transaction) => {
    const sending: Sending = {
      merges: true,
      many: (statement) => {
        sent.push(statement.text)
        return transaction.many(statement)
      },
      run: (statement) => {
        sent.push(statement.text)
        return transaction.run(statement)
      },
    }
    const result = await workMerged(sending, items, (item, member) => work(item, member.transaction))
    return { result, closing: [], isRehearsal: true }
  })
  return { outcomes, sent }
}

function valuesOf<Result>({ outcomes }: Merged<Result>): (Result | string)[] {
  return outcomes.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as Error).message))
}

const echo = (value: unknown): Statement<{ value: unknown }> =>
  lookup(sql<{ value: unknown }>`select ${json(value)}::jsonb as value`)

describe('statements of several workers', () => {
  it('that read are one, and each gets its own rows in their order', async () => {
    const find = (count: number): Statement<{ number: number }> =>
      lookup(sql<{ number: number }>`
        select n as number from generate_series(1, ${count}::integer) n order by n desc`)
    const found = await merged([3, 0, 1], async (count, transaction) =>
      (await transaction.many(find(count))).map(({ number }) => number),
    )
    expect(valuesOf(found)).toEqual([[3, 2, 1], [], [1]])
    expect(found.sent).toHaveLength(1)
  })

  it.each<[string, unknown[]]>([
    ['texts with quotes', ["'", '"', '\\', '{a,b}', 'æ\n', '']],
    ['null and numbers', [null, 0, -1.5, Number.MAX_SAFE_INTEGER]],
    ['lists', [[], ['a', null, '"'], [['\\'], ['b']]]],
  ])('keep their values: %s', async (_, values) => {
    const found = await merged(values, async (value, transaction) => (await transaction.one(echo(value))).value)
    expect(valuesOf(found)).toEqual(values)
    expect(found.sent).toHaveLength(1)
  })

  it('keep arrays, moments and bytes', async () => {
    const at = new Date('2026-03-02T09:00:00.123Z')
    const given = [
      { texts: ['a,b', '"', null, '\\'], at, bytes: Buffer.from([0, 255]), isSet: true },
      { texts: [], at: new Date(0), bytes: Buffer.alloc(0), isSet: false },
    ]
    const found = await merged(given, (row, transaction) =>
      transaction.one(
        lookup(sql`
          select ${row.texts}::text[] as texts, ${row.at}::timestamptz as at, ${row.bytes}::bytea as bytes,
            ${row.isSet}::boolean as "isSet"`),
      ),
    )
    expect(valuesOf(found)).toEqual(given)
  })

  it('that are the same for all run once', async () => {
    const found = await merged([1, 2, 3], async (item, transaction) => {
      const { value } = await transaction.one(echo('same'))
      return `${item} ${String(value)}`
    })
    expect(valuesOf(found)).toEqual(['1 same', '2 same', '3 same'])
    expect(found.sent).toHaveLength(1)
  })

  it('that are written for several keys run once, unless their other values differ', async () => {
    const find = (key: string, factor: number): Statement<{ key: string; value: number }> =>
      lookupByKey<{ key: string; value: number }>(
        key,
        'key',
        (keys) =>
          sql<{ key: string; value: number }>`
          select k as key, k::integer * ${factor}::integer as value from unnest(${keys}::text[]) k`,
      )
    const read = (key: string, factor: number) => async (transaction: Transaction) =>
      (await transaction.one(find(key, factor))).value
    const same = await merged([read('1', 2), read('3', 2), read('1', 2)], (work, transaction) => work(transaction))
    expect([valuesOf(same), same.sent.length]).toEqual([[2, 6, 2], 1])
    const other = await merged([read('1', 2), read('3', 5)], (work, transaction) => work(transaction))
    expect([valuesOf(other), other.sent.length]).toEqual([[2, 15], 2])
  })

  it('that write run in the order of each worker, and are seen by what it reads next', async () => {
    const { tenantId } = api.tenant
    const counter = (name: string): Statement<{ value: number }> =>
      lookup(sql<{ value: number }>`
        select value::integer as value from tenant_counters where tenant_id = ${tenantId}::uuid and counter = ${name}::text`)
    const found = await merged(['a', 'b', 'c'], async (name, transaction) => {
      const [written, , { value }] = await Promise.all([
        transaction.run(
          rowWritten(sql`
            insert into tenant_counters (tenant_id, counter, value)
            values (${tenantId}::uuid, ${name}::text, length(${name}::text))`),
        ),
        transaction.run(
          rowWritten(sql`
            update tenant_counters set value = value + ${name.codePointAt(0) ?? 0}::bigint
            where tenant_id = ${tenantId}::uuid and counter = ${name}::text`),
        ),
        transaction.one(counter(name)),
      ])
      await transaction.run(
        rowsWritten(sql`
          insert into tenant_counters (tenant_id, counter, value)
          select ${tenantId}::uuid, n.name || ${name}::text, 1 from unnest(${['x', 'y']}::text[]) as n (name)`),
      )
      return [written, value, (await transaction.one(counter(`y${name}`))).value]
    })
    expect(valuesOf(found)).toEqual([
      [1, 98, 1],
      [1, 99, 1],
      [1, 100, 1],
    ])
    expect(found.sent).toHaveLength(5)
  })

  it('that are not marked run one by one', async () => {
    const found = await merged([1, 2], async (number, transaction) => {
      const { value } = await transaction.one(sql<{ value: number }>`select ${number}::integer as value`)
      return value
    })
    expect([valuesOf(found), found.sent.length]).toEqual([[1, 2], 2])
  })

  it('fail for all if not every row was written', async () => {
    const { tenantId } = api.tenant
    const found = await merged(['cases', 'none'], (name, transaction) =>
      transaction.run(
        rowWritten(
          sql`update tenant_counters set value = value where tenant_id = ${tenantId}::uuid and counter = ${name}::text`,
        ),
      ),
    )
    const wrong = expect.stringContaining('2 rows were to be written together') as string
    expect(valuesOf(found)).toEqual([wrong, wrong])
  })

  it('go on without a worker that fails, and tell whether it had written anything', async () => {
    const { outcomes, sent } = await merged(['read', 'lock', 'write', 'go on'], async (item, transaction) => {
      await transaction.one(echo(item))
      if (item === 'lock') await transaction.many(sql`select from tenants where false for update`)
      if (item === 'write') await transaction.run(sql`select set_config('app.test', 'written', true)`)
      if (item !== 'go on') throw new Error(item)
      return (await transaction.one(echo('done'))).value
    })
    expect(outcomes).toMatchObject([
      { status: 'rejected', hasWritten: false },
      { status: 'rejected', hasWritten: false },
      { status: 'rejected', hasWritten: true },
      { status: 'fulfilled', value: 'done' },
    ])
    expect(sent).toHaveLength(4)
  })
})
