import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RequestRecorder } from '../../src/features/integration/request-log/index.ts'
import { asOwner } from '../../src/platform/database/as-owner.ts'
import { maintainPartitions } from '../../src/platform/database/maintain-partitions.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import { journalChecks } from '../../src/platform/journal/journal.checks.ts'
import { writeJournal } from '../../src/platform/journal/journal.queries.ts'
import { idAt } from '../id-at.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const dayMs = 24 * 3_600_000
const tables = ['api_request_objects', 'api_requests', 'journal', 'webhook_attempts']

async function asOwnerOf<Row>(text: string): Promise<Row[]> {
  return asOwner(api.databaseUrl, async (client) => (await client.query(text)).rows as Row[])
}

/** The partitions with rows of the table whose key is one of these, with these keys. */
async function partitionsOf(table: string, key: string, ids: readonly string[]): Promise<Record<string, string>> {
  const rows = await asOwnerOf<{ id: string; name: string }>(
    `select ${key} as id, tableoid::regclass::text as name from ${table} where ${key} = any ('{${ids.join()}}')`,
  )
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

async function partitionNames(): Promise<string[]> {
  const rows = await asOwnerOf<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'partitions'::regnamespace and relkind = 'r' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function writeEntry(entryId: string): Promise<void> {
  const { tenantId } = api.tenant
  const actor = { type: 'SYSTEM', id: newId(), name: 'Test' } as const
  const attribution = { operation: 'by-hand', requestId: 'r', actor }
  const entry = { entryId, at: api.clock.now(), subjectType: 'thing', subjectId: newId(), attribution }
  await api.database.inTenant(tenantId, (transaction) => transaction.run(writeJournal(tenantId, [entry])))
}

function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7).replace('-', '_')
}

describe('partitions', () => {
  it('exist for this period and the next two, and for the rest, of every large table', async () => {
    const names = await partitionNames()
    for (const table of tables) {
      expect(
        names.filter((name) => name.startsWith(table) && /_(rest|w?\d+)$/.test(name.slice(table.length))),
      ).toHaveLength(4)
    }
    expect(names).toContain(`journal_${monthOf(Date.now())}`)
  })

  it('are out of reach for the service, except through their tables', async () => {
    for (const name of await partitionNames()) {
      const reading = api.database.read(
        api.tenant.tenantId,
        sql`select has_schema_privilege('partitions', 'usage') as usage`,
      )
      expect(await reading, name).toEqual([{ usage: false }])
    }
    expect(
      await asOwnerOf(
        `select c.relname from pg_class c where relnamespace = 'partitions'::regnamespace and relkind = 'r'
           and (not relrowsecurity or not relforcerowsecurity or has_any_column_privilege('fordring_app', c.oid, 'select, insert, update')
             or has_table_privilege('fordring_app', c.oid, 'delete, truncate')
             or exists (select from pg_policy p where p.polrelid = c.oid and 'fordring_app'::regrole = any (p.polroles)))`,
      ),
    ).toEqual([])
  })

  it('take rows by the time in their ids, and the rest takes all others', async () => {
    const [now, old] = [newId(), idAt(Date.parse('2020-02-02'))]
    await writeEntry(now)
    await writeEntry(old)
    expect(await partitionsOf('journal', 'entry_id', [now, old])).toEqual({
      [now]: `partitions.journal_${monthOf(Date.now())}`,
      [old]: 'partitions.journal_rest',
    })
  })

  it('are created again by any number of processes at once, with the rows that the rest has taken meanwhile', async () => {
    const [next] = await asOwnerOf<{ name: string; at: Date }>(
      `select 'journal_' || to_char(m, 'YYYY_MM') as name, m at time zone 'UTC' as at
       from (select date_trunc('month', now() at time zone 'UTC') + interval '1 month' as m) n`,
    )
    await asOwnerOf(`alter table journal detach partition partitions.${next?.name}`)
    await asOwnerOf(`drop table partitions.${next?.name}`)
    const later = idAt((next?.at.getTime() ?? 0) + dayMs)
    await writeEntry(later)
    expect(await partitionsOf('journal', 'entry_id', [later])).toEqual({ [later]: 'partitions.journal_rest' })
    await Promise.all(Array.from({ length: 8 }, () => maintainPartitions(api.database)))
    expect(await partitionsOf('journal', 'entry_id', [later])).toEqual({ [later]: `partitions.${next?.name}` })
    for (const check of Object.values(journalChecks)) {
      expect(await api.database.read(api.tenant.tenantId, check(api.tenant.tenantId))).toMatchObject([{ count: 0 }])
    }
  })

  it('of logs are dropped 30 days after their end, with what the rest has from before; the journal stays', async () => {
    const now = Date.now()
    const [fresh, recent, week, rest] = [
      newId(),
      idAt(now - 29 * dayMs),
      idAt(now - 45 * dayMs),
      idAt(now - 60 * dayMs),
    ]
    for (const table of ['api_requests', 'api_request_objects', 'journal']) {
      await asOwnerOf(
        `create table partitions.${table}_old partition of ${table}
         for values from ('${idAt(now - 50 * dayMs)}') to ('${idAt(now - 40 * dayMs)}')`,
      )
    }
    const recorder = new RequestRecorder({ database: api.database, onLoss: () => undefined })
    const objectId = newId()
    for (const requestId of [fresh, recent, week, rest]) {
      recorder.record(api.tenant.tenantId, {
        ...{
          requestId,
          at: api.clock.now(),
          operation: 'get-case',
          method: 'GET',
          path: '/',
          query: null,
          status: 200,
        },
        ...{ durationMs: 1, caller: { type: 'KEY', id: newId(), name: 'x' }, idempotencyKey: null, isReplay: false },
        ...{ problemCode: null, requestBody: null, responseBody: null, objectIds: [objectId], visibleFrom: 'admin' },
      })
    }
    await recorder.flush()
    await writeEntry(week)
    expect(Object.keys(await partitionsOf('api_requests', 'request_id', [fresh, recent, week, rest]))).toHaveLength(4)
    await maintainPartitions(api.database)
    for (const table of ['api_requests', 'api_request_objects']) {
      const left = Object.keys(await partitionsOf(table, 'request_id', [fresh, recent, week, rest]))
      expect(left.sort()).toEqual([fresh, recent].sort())
    }
    const names = await partitionNames()
    expect([names.includes('api_requests_old'), names.includes('journal_old')]).toEqual([false, true])
    expect(await partitionsOf('journal', 'entry_id', [week])).toEqual({ [week]: 'partitions.journal_old' })
  })
})
