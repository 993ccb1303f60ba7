import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import { CountingProxy } from '../counting-proxy.ts'
import { givenCase, givenContact, givenCreditor, givenCustomer, voucherBody } from '../given.ts'
import { createPerson, goodPassword } from '../people.ts'
import { startSecondInstance, type SecondInstance } from '../second-instance.ts'
import { type Answer, type RequestOptions, startTestApp, type TestApp } from '../test-app.ts'
import { testEngine } from '../test-engine.ts'

/**
 * The work that the main operations give to the database: statements, round trips, written rows and WAL bytes. These do
 * not depend on the machine, so a regression fails without a clock. The expected figures are in `operation-counts.md`;
 * CONTRIBUTING.md says how to update them.
 */
const file = join(import.meta.dirname, 'operation-counts.md')
const warmUps = 2
const repetitions = 5

let api: TestApp
let proxy: CountingProxy
let second: SecondInstance
let owner: pg.Client
let hasWalOfConnections: boolean
let connectionId: number

beforeAll(async () => {
  api = await startTestApp()
  const { database, tenant } = api
  await Promise.all(Array.from({ length: 10 }, () => database.read(tenant.tenantId, publishStatistics)))
  proxy = await CountingProxy.open(api.serviceUrl)
  // With one connection, the database's statistics of that connection are those of the service.
  second = await startSecondInstance(api, {
    url: proxy.url,
    listenerUrl: api.serviceUrl,
    poolSize: 1,
    receivesChanges: true,
  })
  // Announcements wait for a timer, so how many are sent depends on the time.
  vi.spyOn(second.services.database, 'announceSoon').mockImplementation(() => undefined)
  owner = new pg.Client({ connectionString: api.databaseUrl })
  await owner.connect()
  const { rows } = await owner.query(
    `select current_setting('server_version_num')::integer >= 180000 as "hasWalOfConnections"`,
  )
  hasWalOfConnections = rows[0].hasWalOfConnections
  const [{ pid } = { pid: 0 }] = await second.services.database.read(
    api.tenant.tenantId,
    sql<{ pid: number }>`select pg_backend_pid() as pid`,
  )
  connectionId = pid
})
afterAll(async () => {
  await owner.end()
  await second.close()
  await proxy.close()
  await api.close()
})

interface Counts {
  readonly statements: number
  readonly trips: number
  /** Such as `case_vouchers +1 ~1`: one inserted and one updated. */
  readonly rows: string
  readonly walBytes: number
}

interface TableRow {
  readonly table: string
  readonly inserted: number
  readonly updated: number
  readonly deleted: number
}

/** Lets a connection publish what it has counted. Otherwise it does so up to ten seconds later. */
const publishStatistics = sql`select pg_stat_force_next_flush()`

/** What the service's connection has written so far, by table, and its WAL bytes. */
async function written(): Promise<{ tables: TableRow[]; walBytes: number }> {
  await second.services.database.read(api.tenant.tenantId, publishStatistics)
  const { rows: tables } = await owner.query<TableRow>(
    // Partitions count for their table.
    `select c.relname as table, sum(n_tup_ins)::integer as inserted, sum(n_tup_upd)::integer as updated,
            sum(n_tup_del)::integer as deleted
     from pg_stat_user_tables s join pg_class c on c.oid = coalesce(pg_partition_root(s.relid), s.relid)
     group by c.relname order by c.relname`,
  )
  if (!hasWalOfConnections) return { tables, walBytes: 0 }
  const { rows } = await owner.query('select wal_bytes::bigint as n from pg_stat_get_backend_wal($1)', [connectionId])
  return { tables, walBytes: Number(rows[0].n) }
}

function describeRows(before: readonly TableRow[], after: readonly TableRow[]): string {
  const changes = after.map((row) => {
    const earlier = before.find(({ table }) => table === row.table)
    const parts = [
      ['+', row.inserted - (earlier?.inserted ?? 0)],
      ['~', row.updated - (earlier?.updated ?? 0)],
      ['-', row.deleted - (earlier?.deleted ?? 0)],
    ] as const
    const text = parts.filter(([, count]) => count > 0).map(([sign, count]) => `${sign}${count}`)
    return text.length === 0 ? undefined : `${row.table} ${text.join(' ')}`
  })
  return changes.filter((change) => change !== undefined).join(', ') || 'none'
}

async function countOnce(run: () => Promise<void>): Promise<Counts> {
  const before = await written()
  proxy.take()
  await run()
  const { statements, trips } = proxy.take()
  const after = await written()
  return {
    statements: statements.length,
    trips,
    rows: describeRows(before.tables, after.tables),
    walBytes: after.walBytes - before.walBytes,
  }
}

/** The counts that all repetitions have, and the fewest WAL bytes: now and then, a page is split or written in full. */
async function count({ prepare, run }: Operation): Promise<Counts> {
  const counts: Counts[] = []
  for (let turn = 0; turn < warmUps + repetitions; turn++) {
    await prepare?.()
    const counted = await countOnce(run)
    if (turn >= warmUps) counts.push(counted)
  }
  const [first, ...others] = counts
  if (first === undefined) throw new Error('Nothing was counted.')
  for (const other of others) {
    expect({ ...other, walBytes: first.walBytes }, 'the counts vary between repetitions').toEqual(first)
  }
  return { ...first, walBytes: Math.min(...counts.map(({ walBytes }) => walBytes)) }
}

interface Operation {
  readonly name: string
  /** Not counted. */
  readonly prepare?: () => void | Promise<void>
  readonly run: () => Promise<void>
}

async function send(options: RequestOptions): Promise<void> {
  const { status, text } = await second.request(options)
  if (status >= 300) throw new Error(`${options.method} ${options.path}: ${status} ${text}`)
}

const get = (path: string): Promise<void> => send({ method: 'GET', path })
const post = (path: string, body: unknown): Promise<void> =>
  send({ method: 'POST', path, body, headers: { 'idempotency-key': newId() } })

/** The test app with the connection of the second instance: fixtures written by another one might be counted later. */
function countedApp(): TestApp {
  const request = (options: RequestOptions): Promise<Answer> => second.request(options)
  return {
    ...api,
    services: second.services,
    database: second.services.database,
    request,
    get: (path, more) => request({ method: 'GET', path, ...more }),
    post: (path, body, more) => request({ method: 'POST', path, body, ...more }),
  }
}

async function thirtyTwo(run: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: 32 }, run))
}

async function operations(): Promise<Operation[]> {
  const api = countedApp()
  const { creditorId } = await givenCreditor(api)
  const customer = await givenCustomer(api, { creditorId })
  const { customerId, referenceId } = customer
  const three = [0, 1, 2].map(() => voucherBody(120_000))
  const { caseId } = await givenCase(api, { customerId, vouchers: three })
  for (let made = 0; made < 30; made++) await givenCase(api, { customerId, vouchers: three })
  const payable = await givenCase(api, { vouchers: Array.from({ length: 64 }, () => voucherBody(1_000_000)) })
  const { contactId } = await givenContact(api)
  const { email } = await createPerson(api, 'admin')
  const noteType = (await api.get('/updates/types?pageSize=100')).body.items.find(
    ({ label }: { label: string }) => label === 'Note',
  )
  const pay = (index: number): Promise<void> =>
    post('/direct-payments', { caseVoucherId: payable.voucherIds[index], amount: 1 })
  const payAll = async (): Promise<void> => {
    await Promise.all(Array.from({ length: 64 }, (_, index) => pay(index)))
  }
  const message = {
    type: 'DEBTOR NOTE',
    referenceId: caseId,
    notes: '<p>Kan jeg betale i rater?</p>',
    details: { phone: '20123456' },
  }
  const engine = testEngine(api)
  const dispatchAll = (): Promise<void> => engine.drain()
  return [
    { name: 'direct payment', run: () => pay(0) },
    {
      name: '64 direct payments at once (batches of 1, 16 and 47)',
      run: payAll,
    },
    {
      name: 'create note',
      run: () =>
        post('/updates', { updateTypeId: noteType.updateTypeId, referenceId: caseId, update: 'Ringer i morgen.' }),
    },
    {
      name: 'create case with 3 vouchers',
      run: () => post('/cases', { customerId, currency: 'DKK', caseVouchers: three }),
    },
    {
      name: '32 cases with 3 vouchers at once (two alone, then a group of 30)',
      run: () => thirtyTwo(() => post('/cases', { customerId, currency: 'DKK', caseVouchers: three })),
    },
    { name: 'create interaction', run: () => post('/interactions', message) },
    {
      name: '32 interactions at once (two alone, then a group of 30)',
      run: () => thirtyTwo(() => post('/interactions', message)),
    },
    { name: 'get contact', run: () => get(`/contacts/${contactId}`) },
    {
      name: 'get contact, with a token that is not cached',
      prepare: () => {
        second.services.authenticator.forget(api.tenant.tokenId)
      },
      run: () => get(`/contacts/${contactId}`),
    },
    { name: 'get case', run: () => get(`/cases/${caseId}`) },
    {
      name: '32 reads of a case at once (two alone, then a trip of 30)',
      run: () => thirtyTwo(() => get(`/cases/${caseId}`)),
    },
    { name: 'list 25 cases', run: () => get('/cases') },
    { name: 'vouchers of a case', run: () => get(`/case-vouchers/${caseId}`) },
    {
      name: '32 reads of the vouchers of a case at once (two alone, then a trip of 30)',
      run: () => thirtyTwo(() => get(`/case-vouchers/${caseId}`)),
    },
    {
      name: 'customer by reference',
      run: () => get(`/customers/by-reference-id/${referenceId}?creditorId=${creditorId}`),
    },
    { name: 'a page of the event feed', prepare: dispatchAll, run: () => get('/webhooks/items') },
    {
      name: 'dispatch of the 128 events of 64 payments to no webhook',
      prepare: async () => {
        await dispatchAll()
        await payAll()
      },
      run: dispatchAll,
    },
    {
      name: 'sign in',
      run: () =>
        send({
          method: 'POST',
          path: '/iam/session',
          body: { email, password: goodPassword },
          headers: { authorization: '', 'sec-fetch-site': 'same-origin', 'user-agent': 'Test' },
        }),
    },
  ]
}

/** A row of the file: the exact part, and the limit of WAL bytes. */
interface Expected {
  readonly exact: string
  readonly walBytesMax: number
}

function readExpected(): Map<string, Expected> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| operation'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    rows.map(([, name = '', statements, trips, written, wal = '']) => [
      name,
      { exact: `${statements} | ${trips} | ${written}`, walBytesMax: Number(wal.replace(/,/g, '')) },
    ]),
  )
}

function exactPart({ statements, trips, rows }: Counts): string {
  return `${statements} | ${trips} | ${rows}`
}

/** A limit slightly above the figure. It stays as it is while the figure is close below it. */
function walLimit(walBytes: number, before: number): number {
  if (walBytes <= before && walBytes >= before * 0.9) return before
  // A batch touches many pages, and which of them split differs from run to run.
  const slack = walBytes > 100_000 ? 1.05 : 1.02
  return Math.ceil((walBytes * slack) / 10) * 10
}

function writeExpected(counted: ReadonlyMap<string, Counts>): void {
  const before = readExpected()
  const [introduction] = readFileSync(file, 'utf8').split('| operation')
  const rows = [...counted].map(
    ([name, counts]) =>
      `| ${name} | ${exactPart(counts)} | ${walLimit(counts.walBytes, before.get(name)?.walBytesMax ?? 0).toLocaleString('en')} |`,
  )
  const head = ['| operation | statements | trips | rows written | WAL bytes, at most |', '|---|--:|--:|---|--:|']
  writeFileSync(file, `${introduction}${[...head, ...rows].join('\n')}\n`)
}

it('operations send, write and log exactly as much as operation-counts.md says', async () => {
  const counted = new Map<string, Counts>()
  for (const operation of await operations()) counted.set(operation.name, await count(operation))
  if (process.env['GENERATE'] === 'true') writeExpected(counted)
  const expected = readExpected()
  const exact = (entries: Iterable<readonly [string, string]>): Record<string, string> => Object.fromEntries(entries)
  expect(exact([...counted].map(([name, counts]) => [name, exactPart(counts)]))).toEqual(
    exact([...expected].map(([name, row]) => [name, row.exact])),
  )
  const above = [...counted]
    .map(([name, { walBytes }]) => ({ name, walBytes, atMost: expected.get(name)?.walBytesMax ?? 0 }))
    .filter(({ walBytes, atMost }) => walBytes > atMost)
  expect(above, 'more WAL than operation-counts.md allows').toEqual([])
})
