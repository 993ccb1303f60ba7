import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../../../../test/template-database.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { FixedClock } from '../../../platform/clock/clock.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { FileStore, ListedFile } from '../../../platform/files/file-store.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import {
  holdFileSweep,
  listQuarantined,
  restoreFile,
  resumeFileSweep,
  type SweptFile,
  sweepOrphanFiles,
} from './index.ts'

const hourMs = 3_600_000
let api: TestApp
let tenant: TestTenant
/** The store uses the machine's time, so the clock of the sweep starts there too. */
let clock: FixedClock
beforeAll(async () => {
  api = await startTestApp()
})
beforeEach(async () => {
  tenant = await api.createTenant('Filer')
  clock = new FixedClock(new Date())
})
afterAll(() => api.close())

function sweep(files: FileStore = api.services.files): Promise<SweptFile[]> {
  return sweepOrphanFiles({ ...api.services, files, clock })
}

/** The steps of the sweep for this tenant's files, the given number of hours later. */
async function sweepAfter(hours: number): Promise<string[]> {
  clock.advance({ ms: hours * hourMs })
  const swept = await sweep()
  return swept.filter(({ tenantId }) => tenantId === tenant.tenantId).map(({ fileId, action }) => `${action} ${fileId}`)
}

async function sweepDaily(days: number): Promise<string[]> {
  const actions: string[] = []
  for (let day = 0; day < days; day++) actions.push(...(await sweepAfter(24)))
  return actions
}

async function addFile(): Promise<string> {
  const { body } = await api.post('/files', { fileName: 'a.txt', content: 'aGVq' }, { as: tenant })
  return body.fileId as string
}

async function addContent(tenantId = tenant.tenantId): Promise<string> {
  const fileId = randomUUID()
  await api.services.files.put(`${tenantId}/${fileId}`, Readable.from([Buffer.from('hej')]), { maxBytes: 10 })
  return fileId
}

async function hasContent(fileId: string, tenantId = tenant.tenantId): Promise<boolean> {
  const content = await api.services.files.open(`${tenantId}/${fileId}`)
  content?.destroy()
  return content !== undefined
}

const quarantined = async (): Promise<string[]> =>
  (await api.database.read(tenant.tenantId, listQuarantined(tenant.tenantId))).map(({ fileId }) => fileId)

describe('sweep orphan files', () => {
  it('quarantines content without a row after 24 hours, and removes it once it was seen on 30 further days', async () => {
    const orphan = await addContent()
    expect(await sweepAfter(23)).toEqual([])
    expect(await sweepAfter(2)).toEqual([`quarantined ${orphan}`])
    expect(await quarantined()).toEqual([orphan])
    expect(await sweepDaily(30)).toEqual([])
    expect(await hasContent(orphan)).toBe(true)
    expect(await sweepAfter(1)).toEqual([`removed ${orphan}`])
    expect(await hasContent(orphan)).toBe(false)
    expect(await quarantined()).toEqual([])
  })

  it('removes nothing early if the clock jumps a year or it sweeps often on one day', async () => {
    const orphan = await addContent()
    await sweepAfter(25)
    expect(await sweepAfter(24 * 365)).toEqual([])
    for (let count = 0; count < 40; count++) await sweep()
    expect(await hasContent(orphan)).toBe(true)
  })

  it('keeps the content of every file with a row, however old', async () => {
    const fileId = await addFile()
    expect(await sweepAfter(24 * 365)).toEqual([])
    expect((await api.get(`/files/${fileId}/download`, { as: tenant })).status).toBe(200)
  })

  it('audits each step with its size, visible to the administrators of the tenant', async () => {
    const orphan = await addContent()
    await sweepAfter(25)
    await sweepDaily(31)
    const { body } = await api.get(`/audit?subjectId=${orphan}`, { as: tenant })
    expect(body.items).toMatchObject([
      { operation: 'sweep-files', subjectType: 'file', before: { content: 'quarantined', size: 3 }, after: null },
      {
        operation: 'sweep-files',
        actor: { type: 'SYSTEM' },
        before: { content: 'stored', size: 3 },
        after: { content: 'quarantined', size: 3 },
      },
    ])
  })

  it('releases content from quarantine when a row appears', async () => {
    const fileId = await addFile()
    const row = (
      await asOwner(api.databaseUrl, (client) => client.query('select * from files where file_id = $1', [fileId]))
    ).rows[0] as Record<string, unknown>
    await api.delete(`/files/${fileId}`, { as: tenant })
    expect(await sweepAfter(25)).toEqual([`quarantined ${fileId}`])
    await restoreFile({ ...api.services, clock }, tenantRow(), fileId)
    await asOwner(api.databaseUrl, (client) =>
      client.query(
        `begin; alter table quarantined_files no force row level security;
         insert into quarantined_files (tenant_id, file_id, size, quarantined_at, last_seen_on, days_seen)
         values ('${tenant.tenantId}', '${fileId}', 3, now(), '2020-01-01', 99);
         alter table quarantined_files force row level security; commit`,
      ),
    )
    expect(await sweepAfter(1)).toEqual([`released ${fileId}`])
    expect(await quarantined()).toEqual([])
    expect((await api.get(`/files/${fileId}`, { as: tenant })).body).toMatchObject({ sha256: row['sha256'] })
  })

  it('restores a deleted file and its usage until its content is removed', async () => {
    const fileId = await addFile()
    const before = (await api.get(`/files/${fileId}`, { as: tenant })).body
    await api.delete(`/files/${fileId}`, { as: tenant })
    await sweepAfter(25)
    expect(await restoreFile({ ...api.services, clock }, tenantRow(), fileId)).toEqual(before)
    expect((await api.get(`/files/${fileId}`, { as: tenant })).body).toEqual(before)
    expect((await api.get(`/files/${fileId}/download`, { as: tenant })).text).toBe('hej')
    await expect(restoreFile(api.services, tenantRow(), fileId)).rejects.toThrow(`File ${fileId} is not deleted.`)
    await api.delete(`/files/${fileId}`, { as: tenant })
    await sweepDaily(33)
    await expect(restoreFile(api.services, tenantRow(), fileId)).rejects.toThrow('no longer in the store')
    await expect(restoreFile(api.services, tenantRow(), randomUUID())).rejects.toThrow('was deleted')
  })

  it("does not keep a tenant's content because of another tenant's row", async () => {
    const fileId = await addFile()
    const other = await api.createTenant('Andre')
    await api.services.files.put(`${other.tenantId}/${fileId}`, Readable.from([Buffer.from('hej')]), { maxBytes: 10 })
    clock.advance({ ms: 25 * hourMs })
    expect((await sweep()).filter((file) => file.fileId === fileId)).toEqual([
      { tenantId: other.tenantId, fileId, action: 'quarantined' },
    ])
  })

  it('leaves the content of unknown tenants alone', async () => {
    const unknown = randomUUID()
    const fileId = await addContent(unknown)
    for (let day = 0; day < 40; day++) {
      clock.advance({ ms: 24 * hourMs })
      expect((await sweep()).filter(({ tenantId }) => tenantId === unknown)).toEqual([])
    }
    expect(await hasContent(fileId, unknown)).toBe(true)
  })

  it('looks up rows in batches and finds exactly the orphans', async () => {
    const known = `${tenant.tenantId}/${await addFile()}`
    const other = await api.createTenant('Andre')
    const orphans = Array.from({ length: 1_100 }, () => `${tenant.tenantId}/${randomUUID()}`)
    const others = Array.from({ length: 3 }, () => `${other.tenantId}/${randomUUID()}`)
    const swept = await sweep(new ListOfFiles([...orphans, known, ...others]))
    expect(new Set(swept.map(({ tenantId, fileId }) => `${tenantId}/${fileId}`))).toEqual(
      new Set([...orphans, ...others]),
    )
    expect(swept).toHaveLength(1_103)
  })

  it('acts once on each file if several processes sweep concurrently', async () => {
    const orphan = await addContent()
    clock.advance({ ms: 25 * hourMs })
    await Promise.all(Array.from({ length: 8 }, () => sweep()))
    await sweepDaily(30)
    await Promise.all(Array.from({ length: 8 }, () => sweep()))
    expect(await hasContent(orphan)).toBe(false)
    expect((await api.get(`/audit?subjectId=${orphan}`, { as: tenant })).body.items).toHaveLength(2)
  })

  it('does not quarantine content again that another process removed after it was listed', async () => {
    const orphan = await addContent()
    await sweepAfter(25)
    await sweepDaily(30)
    clock.advance({ ms: 24 * hourMs })
    let isListed = false
    const slow = new Proxy(api.services.files, {
      get: (store, name: keyof FileStore) =>
        name === 'list'
          ? async function* () {
              const listed: ListedFile[] = []
              for await (const file of store.list()) listed.push(file)
              if (!isListed) {
                isListed = true
                await sweep()
              }
              yield* listed
            }
          : store[name].bind(store),
    })
    expect(await sweep(slow)).toEqual([])
    expect(await hasContent(orphan)).toBe(false)
    expect(await quarantined()).toEqual([])
    expect((await api.get(`/audit?subjectId=${orphan}`, { as: tenant })).body.items).toHaveLength(2)
  })

  it('finishes an interrupted removal without recording it again', async () => {
    const orphan = await addContent()
    await sweepAfter(25)
    await sweepDaily(30)
    const failing = new Proxy(api.services.files, {
      get: (store, name: keyof FileStore) =>
        name === 'remove' ? () => Promise.reject(new Error('killed')) : store[name].bind(store),
    })
    await expect(sweep(failing)).rejects.toThrow('killed')
    expect(await hasContent(orphan)).toBe(true)
    expect(await sweepAfter(1)).toEqual([])
    expect(await hasContent(orphan)).toBe(false)
    expect(await quarantined()).toEqual([])
    expect((await api.get(`/audit?subjectId=${orphan}`, { as: tenant })).body.items).toHaveLength(2)
  })
})

describe('a hold', () => {
  it('stops the sweep until it is lifted, and then every quarantine restarts', async () => {
    const orphan = await addContent()
    await sweepAfter(25)
    await sweepDaily(29)
    await asOwner(api.databaseUrl, (client) => holdFileSweep(client, 'restore', { now: clock.now(), expiresAt: null }))
    expect(await sweepDaily(60)).toEqual([])
    await asOwner(api.databaseUrl, resumeFileSweep)
    expect(await sweepAfter(1)).toEqual([`quarantined ${orphan}`])
    expect(await sweepDaily(30)).toEqual([])
    expect(await hasContent(orphan)).toBe(true)
  })

  it('of a failed backup expires', async () => {
    const orphan = await addContent()
    const expiresAt = new Date(clock.now().getTime() + 26 * hourMs)
    await asOwner(api.databaseUrl, (client) => holdFileSweep(client, 'backup', { now: clock.now(), expiresAt }))
    expect(await sweepAfter(25)).toEqual([])
    expect(await sweepAfter(2)).toEqual([`quarantined ${orphan}`])
  })

  it('cannot be set or lifted by the service itself', async () => {
    const change = api.database.inTenant(tenant.tenantId, (transaction) =>
      transaction.run(sql`delete from file_sweep_holds`),
    )
    await expect(change).rejects.toThrow('permission denied')
  })
})

function tenantRow(): Tenant {
  return { tenantId: tenant.tenantId, name: 'Filer', timeZone: 'Europe/Copenhagen', language: 'da' }
}

/** A store that only lists its content. */
class ListOfFiles implements FileStore {
  readonly #keys: readonly string[]

  constructor(keys: readonly string[]) {
    this.#keys = keys
  }

  async *list(): AsyncIterable<ListedFile> {
    for (const key of this.#keys) yield await Promise.resolve({ key, size: 3, modifiedAt: new Date('2024-05-01') })
  }

  remove(): never {
    throw new Error('The first sweep removes nothing.')
  }

  put(): never {
    throw new Error('The sweep puts nothing.')
  }

  open(): Promise<Readable> {
    return Promise.resolve(Readable.from([]))
  }
}
