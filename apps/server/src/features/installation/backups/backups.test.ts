import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dumpSchema } from '../../../../test/dump-schema.ts'
import { givenCase, givenCaseVoucher } from '../../../../test/given.ts'
import { asOwner, migrationsFolder, testPasses } from '../../../../test/template-database.ts'
import { createEmptyDatabase, serviceUrlOf, type TestDatabase } from '../../../../test/test-database.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { systemClock } from '../../../platform/clock/clock.ts'
import { Database } from '../../../platform/database/database.ts'
import { allowPasses } from '../../../platform/database/service-login.ts'
import { DiskFileStore } from '../../../platform/files/disk-file-store.ts'
import { listFileSweepHolds, sweepOrphanFiles, verifyFiles } from '../../messaging/files/index.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import type { BackupTarget } from './backup-target.ts'
import {
  checkBackup,
  FolderTarget,
  type Manifest,
  type Progress,
  restoreBackup,
  StreamTarget,
  unpackTar,
  verifyRows,
  writeBackup,
} from './index.ts'

const silent: Progress = { begin: () => undefined, advance: () => undefined }
const nasty = 'Tab\there, \\N, "quotes",\nbreaks, \\. and ø€😀'
let api: TestApp
let other: TestTenant
let folder: string
const databases: TestDatabase[] = []

beforeAll(async () => {
  api = await startTestApp()
  other = await api.createTenant('Andre')
  folder = await mkdtemp(join(tmpdir(), 'fordring-backup-'))
  await givenCase(api, { vouchers: [900, 300] })
  await api.post('/contacts', { name: 'Kontakt', notes: nasty }, { as: other })
  for (const as of [api.tenant, other]) await api.post('/files', { fileName: 'a.txt', content: 'aGVq' }, { as })
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

function backUp(target: BackupTarget): Promise<Manifest> {
  return writeBackup({
    ...{ ownerUrl: api.databaseUrl, files: api.services.files, target, clock: systemClock, progress: silent },
    ...{ secretKeyId: 'a'.repeat(16), release: '0.1.0' },
  })
}

async function backUpTo(name: string): Promise<{ path: string; manifest: Manifest }> {
  const path = join(folder, name)
  return { path, manifest: await backUp(await FolderTarget.open(path)) }
}

interface Restored {
  readonly url: string
  readonly files: DiskFileStore
}

async function restore(path: string, into?: string, replaces = false): Promise<Restored> {
  const url = into ?? (await emptyDatabase())
  const files = new DiskFileStore(await mkdtemp(join(folder, 'store-')))
  const backup = await checkBackup(path, silent)
  await restoreBackup(backup, {
    ...{ ownerUrl: url, migrationsFolder, files, clock: systemClock, progress: silent, replaces },
  })
  return { url, files }
}

async function emptyDatabase(): Promise<string> {
  const database = await createEmptyDatabase()
  databases.push(database)
  return database.url
}

/** Every row of every table, as text. */
async function contentOf(url: string, { tables }: Manifest): Promise<Record<string, string[]>> {
  return asOwner(url, async (client) => {
    const content: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(`select t::text as line from ${name} t order by 1`)
      content[name] = rows.map(({ line }) => line)
    }
    return content
  })
}

/** The service on a database that was restored, once its owner has let it in. */
async function openService(url: string): Promise<Database> {
  await asOwner(url, (owner) => allowPasses(owner, testPasses))
  return new Database({ url: serviceUrlOf(url), passes: testPasses, poolSize: 2, onIdleError: () => undefined })
}

const verifyAll = async ({ url, files }: Restored, manifest?: Manifest): Promise<string[]> => {
  const database = await openService(url)
  try {
    const { rows } = await asOwner(url, (client) =>
      client.query<{ tenantId: string; name: string }>('select tenant_id as "tenantId", name from tenants'),
    )
    const checks = [
      ...(await asOwner(url, (client) => verifyRows(client, manifest))).checks,
      ...(await verifyLedger(database, rows)).checks,
      ...(await verifyFiles({ database, files }, rows, { withHash: true })),
    ]
    return checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`)
  } finally {
    await database.close()
  }
}

describe('a backup', () => {
  it('contains every row of every tenant and their files, and restores to the same data and schema', async () => {
    const { path, manifest } = await backUpTo('whole')
    expect(manifest.tables.find(({ name }) => name === 'tenants')?.rows).toBe(2)
    expect(manifest.tables.map(({ name }) => name)).not.toContain('case_presences')
    expect(manifest.files).toMatchObject({ count: 2, bytes: 6, lost: [] })
    const restored = await restore(path)
    expect(await contentOf(restored.url, manifest)).toEqual(await contentOf(api.databaseUrl, manifest))
    expect(await asOwner(restored.url, dumpSchema)).toBe(await asOwner(api.databaseUrl, dumpSchema))
    expect(await verifyAll(restored, manifest)).toEqual([])
  })

  it('is a consistent snapshot, even if money is booked meanwhile', async () => {
    const { caseId } = await givenCase(api, { vouchers: [10_000] })
    let isRunning = true
    let written = 0
    const writers = Array.from({ length: 4 }, async () => {
      while (isRunning) {
        await givenCaseVoucher(api, caseId, { amount: 5 })
        written += 1
      }
    })
    const { path, manifest } = await backUpTo('running')
    isRunning = false
    await Promise.all(writers)
    expect(written).toBeGreaterThan(0)
    expect(await verifyAll(await restore(path), manifest)).toEqual([])
  })

  it('lists files with lost or damaged content, and contains all others', async () => {
    const lost = await api.createTenant('Tabt')
    const { fileId } = (await api.post('/files', { fileName: 'a.txt', content: 'aGVq' }, { as: lost })).body
    await api.services.files.put(`${lost.tenantId}/${fileId}`, Readable.from([Buffer.from('hov')]), { maxBytes: 9 })
    const { manifest } = await backUpTo('lost')
    expect(manifest.files).toMatchObject({ count: 2, lost: [`${lost.tenantId}/${fileId}`] })
    await api.delete(`/files/${fileId}`, { as: lost })
  })

  it('is the same as a stream', async () => {
    const stream = new PassThrough()
    const [archive] = await Promise.all([buffer(stream), backUp(new StreamTarget(stream)).then(() => stream.end())])
    const path = await mkdtemp(join(folder, 'unpacked-'))
    await unpackTar(Readable.from([archive.subarray(0, 700), archive.subarray(700)]), path)
    const restored = await restore(path)
    expect(await verifyAll(restored, (await checkBackup(path, silent)).manifest)).toEqual([])
    const cut = await mkdtemp(join(folder, 'cut-'))
    await expect(unpackTar(Readable.from([archive.subarray(0, -5_000)]), cut)).rejects.toThrow(
      'The archive ends in the middle of',
    )
    await expect(checkBackup(cut, silent)).rejects.toThrow('is not the manifest of a backup')
    await expect(checkBackup(folder, silent)).rejects.toThrow('was not finished')
  })

  it('pauses the file sweep for its duration only', async () => {
    const holds = (): Promise<{ reason: string }[]> =>
      asOwner(api.databaseUrl, (client) => listFileSweepHolds(client, new Date()))
    const seen: string[][] = []
    const target = await FolderTarget.open(join(folder, 'held'))
    const put = target.put.bind(target)
    target.put = async (name, bytes) => {
      if (name.startsWith('files/')) seen.push((await holds()).map(({ reason }) => reason))
      await put(name, bytes)
    }
    await backUp(target)
    expect(seen).toEqual([['backup'], ['backup']])
    expect(await holds()).toEqual([])
  })

  it('leaves nothing that looks like a backup if it fails', async () => {
    const path = join(folder, 'full')
    const target = await FolderTarget.open(path)
    target.put = (name) =>
      name.includes('tenants') ? Promise.reject(new Error('ENOSPC: no space left')) : Promise.resolve()
    await expect(backUp(target)).rejects.toThrow('no space left')
    await expect(readdir(path)).rejects.toThrow('ENOENT')
    const closed = new Writable({
      write: (_chunk, _encoding, done) => {
        done(new Error('EPIPE'))
      },
    })
    await expect(backUp(new StreamTarget(closed))).rejects.toThrow('EPIPE')
    expect(await asOwner(api.databaseUrl, (client) => listFileSweepHolds(client, new Date()))).toEqual([])
  })

  it('rejects a folder that is not empty', async () => {
    await backUpTo('taken')
    await expect(FolderTarget.open(join(folder, 'taken'))).rejects.toThrow('already contains a backup')
    await expect(FolderTarget.open(folder)).rejects.toThrow('is not empty')
  })

  it('rejects a role that does not see every row, instead of being empty', async () => {
    await asOwner(api.databaseUrl, (client) => client.query('drop policy operator on cases'))
    try {
      const target = await FolderTarget.open(join(folder, 'blind'))
      await expect(backUp(target)).rejects.toThrow('does not see every row of cases')
      await expect(asOwner(api.databaseUrl, (client) => verifyRows(client))).rejects.toThrow('does not see every row')
    } finally {
      await asOwner(api.databaseUrl, (client) =>
        client.query('create policy operator on cases for select to current_user using (true)'),
      )
    }
  })
})

describe('a restore', () => {
  it.each([
    ['a part of a table', 'tables/cases.copy.gz.0000'],
    ['the list of files', 'files.list.gz.0000'],
    ['the manifest', 'manifest.json'],
  ])('rejects a backup in which %s was changed, and writes nothing', async (_what, name) => {
    const { path } = await backUpTo(`changed-${name.replaceAll('/', '-')}`)
    const text = await readFile(join(path, name))
    if (name === 'manifest.json') await writeFile(join(path, name), text.toString().replace('"rows": 2', '"rows": 3'))
    else await appendFile(join(path, name), 'x')
    const url = await emptyDatabase()
    await expect(restore(path, url)).rejects.toThrow('changed or is damaged')
    expect(
      (await asOwner(url, (client) => client.query("select from pg_class where relname = 'tenants'"))).rowCount,
    ).toBe(0)
  })

  it('rejects a backup with a missing or different file', async () => {
    const { path, manifest } = await backUpTo('file-changed')
    const list = gunzipSync(await readFile(join(path, manifest.files.parts[0]?.name ?? ''))).toString()
    const key = list.split(/\s/)[2] ?? ''
    await writeFile(join(path, 'files', key), 'hov')
    await expect(restore(path)).rejects.toThrow(`files/${key} of the backup was changed`)
    await rm(join(path, 'files', key))
    await expect(restore(path)).rejects.toThrow(`files/${key} is missing from the backup`)
  })

  it('rejects a database with rows, unless they may be replaced', async () => {
    const { path, manifest } = await backUpTo('replacing')
    const { url } = await restore(path)
    await expect(restore(path, url)).rejects.toThrow('The database is not empty')
    expect(await verifyAll(await restore(path, url, true), manifest)).toEqual([])
  })

  it('rejects a database that belongs to somebody else or is in use, even to replace it', async () => {
    const { path } = await backUpTo('foreign')
    const url = await emptyDatabase()
    await asOwner(url, (client) => client.query('create table invoices (id integer)'))
    await expect(restore(path, url, true)).rejects.toThrow('tables that do not belong to Fordring')
    await api.get('/cases')
    await expect(restore(path, api.databaseUrl, true)).rejects.toThrow('The service is running on this database')
  })

  it('can be repeated after an interruption', async () => {
    const { path, manifest } = await backUpTo('again')
    const url = await emptyDatabase()
    const backup = await checkBackup(path, silent)
    const failing: Progress = {
      begin: (what) => {
        if (what === 'foreign keys') throw new Error('killed')
      },
      advance: () => undefined,
    }
    const files = new DiskFileStore(await mkdtemp(join(folder, 'store-')))
    const options = { ownerUrl: url, migrationsFolder, files, clock: systemClock, replaces: false }
    await expect(restoreBackup(backup, { ...options, progress: failing })).rejects.toThrow('killed')
    expect((await asOwner(url, (client) => client.query('select from tenants'))).rowCount).toBe(0)
    expect(await verifyAll(await restore(path, url), manifest)).toEqual([])
  })

  it('pauses the file sweep until an operator resumes it', async () => {
    const { path } = await backUpTo('swept')
    const { url, files } = await restore(path)
    const key = `${api.tenant.tenantId}/00000000-0000-7000-8000-000000000001`
    await files.put(key, Readable.from([Buffer.from('newer than the backup')]), { maxBytes: 99 })
    const database = await openService(url)
    try {
      const later = new Date(Date.now() + 48 * 3_600_000)
      expect(await sweepOrphanFiles({ ...api.services, database, files, clock: { now: () => later } })).toEqual([])
    } finally {
      await database.close()
    }
  })

  it('rejects a backup of a newer release, or made with another version of a migration', async () => {
    const { path } = await backUpTo('newer')
    const backup = await checkBackup(path, silent)
    const url = await emptyDatabase()
    const files = new DiskFileStore(join(folder, 'none'))
    const options = { ownerUrl: url, migrationsFolder, files, clock: systemClock, progress: silent, replaces: false }
    const withMigration = (name: string, checksum: string): typeof backup => ({
      ...backup,
      manifest: { ...backup.manifest, migrations: [...backup.manifest.migrations, { name, checksum }] },
    })
    await expect(restoreBackup(withMigration('9999_later.sql', 'x'), options)).rejects.toThrow('newer release')
    await expect(restoreBackup(withMigration('0001_platform.sql', 'x'), options)).rejects.toThrow('another version')
  })
})

describe('verify', () => {
  it('fails on a database without tenants, or tenants without audit entries', async () => {
    const { path, manifest } = await backUpTo('emptied')
    const { url } = await restore(path)
    const failed = async (): Promise<string[]> =>
      (await asOwner(url, (client) => verifyRows(client, manifest))).checks
        .filter(({ ok }) => !ok)
        .map(({ name }) => name)
    const empty = (table: string): Promise<unknown> =>
      asOwner(url, (client) => client.query(`truncate ${table} cascade`))
    await empty('journal')
    expect(await failed()).toEqual([
      'Every tenant has an audit trail',
      'The number of rows in every table matches the manifest',
    ])
    await empty('tenants')
    expect(await failed()).toEqual([
      'There are tenants to verify',
      'The number of rows in every table matches the manifest',
    ])
  })

  it('reports the number of rows of each table', async () => {
    const { rows } = await asOwner(api.databaseUrl, (client) => verifyRows(client))
    expect(rows).toMatchObject({ files: 2, contacts: 1 })
    expect(Object.keys(rows).length).toBeGreaterThan(50)
  })
})
