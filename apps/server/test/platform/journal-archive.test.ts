import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../../src/platform/database/as-owner.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import { archiveJournal } from '../../src/platform/journal/archive-journal.ts'
import { journalChecks } from '../../src/platform/journal/journal.checks.ts'
import { findHead, writeJournal } from '../../src/platform/journal/journal.queries.ts'
import { findLostHeads } from '../../src/platform/journal/signed-heads.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
let folder: string
beforeAll(async () => {
  api = await startTestApp()
  folder = mkdtempSync(join(tmpdir(), 'fordring-archive-'))
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

function firstIdOf(day: string): string {
  const time = Date.parse(day).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

function oldId(day = '2020-02-20'): string {
  return firstIdOf(day).slice(0, 13) + newId().slice(13)
}

/** The partition of a month, which a database that was installed then would have. */
async function givenMonth(month: string): Promise<void> {
  const table = `partitions.journal_${month.replace('-', '_')}`
  const end = new Date(`${month}-01`)
  end.setUTCMonth(end.getUTCMonth() + 1)
  await asOwnerOf(
    `create table ${table} partition of journal
       for values from ('${firstIdOf(`${month}-01`)}') to ('${firstIdOf(end.toISOString())}');
     select protect_partition('${table}')`,
  )
}

async function asOwnerOf<Row>(text: string): Promise<Row[]> {
  return asOwner(api.databaseUrl, async (client) => (await client.query(text)).rows as Row[])
}

/** A tenant without entries. */
async function givenTenant(): Promise<string> {
  const tenantId = newId()
  await api.database.inTenant(tenantId, (transaction) =>
    transaction.run(sql`
      insert into tenants (tenant_id, name, created_at) values (${tenantId}::uuid, 'Old', ${api.clock.now()}::timestamptz)`),
  )
  return tenantId
}

/** Writes entries about a case in one transaction. */
async function write(tenantId: string, caseId: string, entryIds: readonly string[]): Promise<void> {
  const at = new Date('2020-02-20T12:00:00Z')
  const entries = entryIds.map((entryId) => ({
    entryId,
    at,
    subjectId: caseId,
    event: { type: 'cases.update', caseId },
  }))
  await api.database.inTenant(tenantId, (transaction) => transaction.run(writeJournal(tenantId, entries)))
}

async function failedChecks(tenantId: string): Promise<string[]> {
  const failed = []
  for (const [name, check] of Object.entries(journalChecks)) {
    const [finding] = await api.database.read(tenantId, check(tenantId))
    if (finding?.count !== 0) failed.push(name)
  }
  return failed
}

async function positionsOf(tenantId: string): Promise<number[]> {
  const rows = await api.database.read(
    tenantId,
    sql<{ position: number }>`select position from journal where tenant_id = ${tenantId}::uuid order by position`,
  )
  return rows.map(({ position }) => position)
}

const archive = (options: { before: string; folder?: string }) =>
  asOwner(api.databaseUrl, (owner) => archiveJournal(owner, options))

it('moves a month into a file, keeps what follows, and lets the chain go on', async () => {
  await givenMonth('2020-02')
  const [tenantId, otherId] = [await givenTenant(), await givenTenant()]
  const caseId = newId()
  await write(tenantId, caseId, [oldId(), oldId()])
  await write(tenantId, caseId, [oldId()])
  const [head] = await api.database.read(tenantId, findHead(tenantId))
  await write(tenantId, caseId, [newId()])
  // Its id is old, but it was numbered after a new one.
  await write(tenantId, caseId, [oldId()])
  await write(otherId, newId(), [oldId()])

  expect(await archive({ before: '2020-02' })).toEqual([])
  expect(await archive({ before: '2020-03' })).toEqual([{ month: '2020-02', entryCount: 4, keptCount: 1 }])
  expect(await positionsOf(tenantId)).toEqual([1, 2, 3, 4, 5])

  const [month] = await archive({ before: '2020-03', folder })
  expect(month).toMatchObject({
    month: '2020-02',
    entryCount: 4,
    keptCount: 1,
    file: { name: 'journal-2020-02.ndjson.gz' },
  })
  expect(readdirSync(folder)).toEqual(['journal-2020-02.ndjson.gz'])
  const lines = gunzipSync(readFileSync(join(folder, 'journal-2020-02.ndjson.gz')))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { tenant_id: string; position: number; link: string | null })
  const ofTenant = lines.filter(({ tenant_id: id }) => id === tenantId)
  expect(ofTenant.map(({ position, link }) => [position, link !== null])).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ])
  expect(lines).toHaveLength(4)
  expect(await positionsOf(tenantId)).toEqual([4, 5])
  expect(await positionsOf(otherId)).toEqual([])

  await write(tenantId, caseId, [newId()])
  await write(otherId, newId(), [newId()])
  expect(await failedChecks(tenantId)).toEqual([])
  expect(await failedChecks(otherId)).toEqual([])
  expect(await archive({ before: '2020-03', folder })).toEqual([])

  const heads = { at: '', publicKey: '', signature: '' }
  const link = head?.link ?? ''
  const lost = await findLostHeads(api.database, {
    ...heads,
    heads: [
      { tenantId, position: 2, link: 'aa' },
      { tenantId, position: 3, link },
    ],
  })
  expect(lost).toEqual([])
  expect(await findLostHeads(api.database, { ...heads, heads: [{ tenantId, position: 3, link: 'aa' }] })).toHaveLength(
    1,
  )
})

it('leaves a journal in which a missing entry or another beginning is found', async () => {
  const tenantId = await givenTenant()
  await givenMonth('2020-01')
  const caseId = newId()
  await write(tenantId, caseId, [oldId('2020-01-20')])
  await write(tenantId, caseId, [newId()])
  await write(tenantId, caseId, [newId()])
  await archive({ before: '2020-02', folder })
  expect(await failedChecks(tenantId)).toEqual([])
  const [unchanged, numbered] = Object.keys(journalChecks)
  const damage = (statement: string) =>
    asOwnerOf(
      `begin; alter table journal no force row level security; alter table journal_archives no force row level security;
       ${statement};
       alter table journal force row level security; alter table journal_archives force row level security; commit`,
    )
  await damage(`update journal_archives set link = sha256('x') where tenant_id = '${tenantId}'`)
  expect(await failedChecks(tenantId)).toEqual([unchanged])
  await damage(`delete from journal where tenant_id = '${tenantId}' and position = 3`)
  expect(await failedChecks(tenantId)).toEqual([unchanged, numbered])
})
