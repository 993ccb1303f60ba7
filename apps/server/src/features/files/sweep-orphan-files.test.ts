import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestTenant } from '../../../test/test-app.ts'
import type { FileStore, ListedFile } from '../../platform/files/file-store.ts'
import { sweepOrphanFiles } from './index.ts'

let api: TestApp
let tenant: TestTenant
beforeAll(async () => {
  api = await startTestApp()
})
beforeEach(async () => {
  tenant = await api.createTenant('Filer')
})
afterAll(() => api.close())

/** The sweep as it will run so many hours from now; the store's times are those of the machine. */
function sweepIn(hours: number): Promise<number> {
  return sweepOrphanFiles(api.database, api.services.files, new Date(Date.now() + hours * 60 * 60 * 1000))
}

async function addFile(): Promise<string> {
  const { body } = await api.post('/files', { fileName: 'a.txt', content: 'aGVq' }, { as: tenant })
  return body.fileId as string
}

async function addContent(tenantId: string): Promise<string> {
  const key = `${tenantId}/${randomUUID()}`
  await api.services.files.put(key, Readable.from([Buffer.from('hej')]), { maxBytes: 10 })
  return key
}

async function hasContent(key: string): Promise<boolean> {
  const content = await api.services.files.open(key)
  content?.destroy()
  return content !== undefined
}

describe('sweep orphan files', () => {
  it('removes content without a row after 24 hours, and not before', async () => {
    const orphan = await addContent(tenant.tenantId)
    expect(await sweepIn(23)).toBe(0)
    expect(await hasContent(orphan)).toBe(true)
    expect(await sweepIn(25)).toBe(1)
    expect(await hasContent(orphan)).toBe(false)
  })

  it('keeps the content of every file that has a row, however old', async () => {
    const fileId = await addFile()
    expect(await sweepIn(24 * 365)).toBe(0)
    expect((await api.get(`/files/${fileId}/download`, { as: tenant })).status).toBe(200)
  })

  it('removes the content of a deleted file', async () => {
    const fileId = await addFile()
    await api.delete(`/files/${fileId}`, { as: tenant })
    expect(await sweepIn(25)).toBe(1)
    expect(await hasContent(`${tenant.tenantId}/${fileId}`)).toBe(false)
  })

  it("a row of another tenant does not keep a tenant's content", async () => {
    const fileId = await addFile()
    const other = await api.createTenant('Andre')
    const key = `${other.tenantId}/${fileId}`
    await api.services.files.put(key, Readable.from([Buffer.from('hej')]), { maxBytes: 10 })
    expect(await sweepIn(25)).toBe(1)
    expect(await hasContent(key)).toBe(false)
    expect(await hasContent(`${tenant.tenantId}/${fileId}`)).toBe(true)
  })

  it('leaves the content of a tenant alone that the database does not know', async () => {
    const key = await addContent(randomUUID())
    expect(await sweepIn(25)).toBe(0)
    expect(await hasContent(key)).toBe(true)
  })

  it('looks rows up in batches, and removes exactly the orphans of all of them', async () => {
    const known = `${tenant.tenantId}/${await addFile()}`
    const other = await api.createTenant('Andre')
    const orphans = Array.from({ length: 1_100 }, () => `${tenant.tenantId}/${randomUUID()}`)
    const others = Array.from({ length: 3 }, () => `${other.tenantId}/${randomUUID()}`)
    const store = new ListOfFiles([...orphans, known, ...others])
    expect(await sweepOrphanFiles(api.database, store, new Date())).toBe(1_103)
    expect(new Set(store.removed)).toEqual(new Set([...orphans, ...others]))
  })
})

/** A store that only says what it holds and remembers what it was told to remove. */
class ListOfFiles implements FileStore {
  readonly removed: string[] = []
  readonly #keys: readonly string[]

  constructor(keys: readonly string[]) {
    this.#keys = keys
  }

  async *list(): AsyncIterable<ListedFile> {
    for (const key of this.#keys) yield await Promise.resolve({ key, size: 3, modifiedAt: new Date('2024-05-01') })
  }

  remove(key: string): Promise<void> {
    this.removed.push(key)
    return Promise.resolve()
  }

  put(): never {
    throw new Error('The sweep puts nothing.')
  }

  open(): never {
    throw new Error('The sweep opens nothing.')
  }
}
