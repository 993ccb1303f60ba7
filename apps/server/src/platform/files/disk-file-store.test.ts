import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DiskFileStore } from './disk-file-store.ts'
import { FileTooLargeError, type ListedFile } from './file-store.ts'

const TENANT = '018f4e2a-0000-7000-8000-000000000001'
const FILE = '018f4e2a-0000-7000-8000-000000000002'
const KEY = `${TENANT}/${FILE}`
const limits = { maxBytes: 1_000 }

let folder: string
let store: DiskFileStore

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'file-store-')), 'files')
  store = new DiskFileStore(folder)
})

afterEach(async () => {
  await rm(join(folder, '..'), { recursive: true })
})

describe('put', () => {
  test('stores the content, and returns its size and SHA-256', async () => {
    const content = randomBytes(3_000_000)
    const chunks = [content.subarray(0, 7), content.subarray(7, 2_000_000), content.subarray(2_000_000)]
    expect(await store.put(KEY, Readable.from(chunks), { maxBytes: content.length })).toEqual({
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    expect((await contentOf(KEY))?.equals(content)).toBe(true)
  })

  test('stores an empty file', async () => {
    expect(await store.put(KEY, chunksOf(), limits)).toMatchObject({ size: 0 })
    expect(await contentOf(KEY)).toEqual(Buffer.alloc(0))
  })

  test('replaces existing content', async () => {
    await store.put(KEY, chunksOf('a longer first one'), limits)
    await store.put(KEY, chunksOf('second'), limits)
    expect(String(await contentOf(KEY))).toBe('second')
  })

  test('makes it readable only by its owner', async () => {
    await store.put(KEY, chunksOf('x'), limits)
    const modes = await Promise.all([folder, join(folder, TENANT), join(folder, 'tmp'), join(folder, KEY)].map(modeOf))
    expect(modes).toEqual(['700', '700', '700', '600'])
  })

  test('accepts exactly the limit, and rejects one byte more', async () => {
    await store.put(KEY, chunksOf('x'.repeat(600), 'y'.repeat(400)), limits)
    const other = `${TENANT}/${randomUUID()}`
    const tooLarge = store.put(other, chunksOf('x'.repeat(600), 'y'.repeat(401)), limits)
    await expect(tooLarge).rejects.toThrow(FileTooLargeError)
    await expect(tooLarge).rejects.toMatchObject({ maxBytes: 1_000 })
    expect(await store.open(other)).toBeUndefined()
    expect(await readdir(join(folder, 'tmp'))).toEqual([])
  })

  test('stops reading at the limit', async () => {
    let read = 0
    async function* endless() {
      for (;;) {
        read += 1
        yield await Promise.resolve(Buffer.alloc(400))
      }
    }
    await expect(store.put(KEY, endless(), limits)).rejects.toThrow(FileTooLargeError)
    expect(read).toBe(3)
  })

  test('leaves nothing, and keeps existing content, if the content breaks off', async () => {
    await store.put(KEY, chunksOf('first'), limits)
    async function* broken() {
      yield await Promise.resolve(Buffer.from('half'))
      throw new Error('connection lost')
    }
    await expect(store.put(KEY, broken(), limits)).rejects.toThrow('connection lost')
    await expect(store.put(KEY, Readable.from(broken()), limits)).rejects.toThrow('connection lost')
    expect(String(await contentOf(KEY))).toBe('first')
    expect(await readdir(join(folder, 'tmp'))).toEqual([])
  })

  test('stores one complete content when several arrive at once', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(500))
    await Promise.all(contents.map((content) => store.put(KEY, chunksOf(content), limits)))
    expect(contents).toContain(String(await contentOf(KEY)))
  })
})

test.each([
  '',
  FILE,
  `${TENANT}/`,
  `/${TENANT}/${FILE}`,
  `${TENANT}/../${FILE}`,
  `../${TENANT}/${FILE}`,
  `${TENANT}/${FILE}/x`,
  `${TENANT}/${FILE}\0`,
  `${TENANT}/${FILE}\n`,
  `${TENANT}\\${FILE}`,
  `tmp/${FILE}`,
  KEY.toUpperCase(),
])('the key %j is rejected', async (key) => {
  await expect(store.put(key, chunksOf('x'), limits)).rejects.toThrow(RangeError)
  await expect(store.open(key)).rejects.toThrow(RangeError)
  await expect(store.remove(key)).rejects.toThrow(RangeError)
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
})

test('open returns undefined if there is no content', async () => {
  expect(await store.open(KEY)).toBeUndefined()
})

test('remove deletes content, and succeeds if there is none', async () => {
  await store.put(KEY, chunksOf('x'), limits)
  await store.remove(KEY)
  await store.remove(KEY)
  await store.remove(`${randomUUID()}/${randomUUID()}`)
  expect(await store.open(KEY)).toBeUndefined()
})

describe('list', () => {
  test('returns every key with its time', async () => {
    const keys = [KEY, `${TENANT}/${randomUUID()}`, `${randomUUID()}/${randomUUID()}`]
    for (const key of keys) await store.put(key, chunksOf('x'), limits)
    const earlier = new Date('2024-05-01T12:00:00Z')
    await utimes(join(folder, KEY), earlier, earlier)
    const listed = await listedFiles()
    expect(listed.map(({ key }) => key)).toEqual([...keys].sort())
    expect(listed.find(({ key }) => key === KEY)).toEqual({ key: KEY, size: 1, modifiedAt: earlier })
    expect((await listedFiles(TENANT)).map(({ key }) => key)).toEqual(keys.slice(0, 2).sort())
    expect(await listedFiles(randomUUID())).toEqual([])
  })

  test('is empty before anything was stored', async () => {
    expect(await listedFiles()).toEqual([])
  })

  test('skips everything that is not content', async () => {
    await store.put(KEY, chunksOf('x'), limits)
    await store.remove(KEY)
    await writeFile(join(folder, 'tmp', randomUUID()), 'half')
    await writeFile(join(folder, 'note.txt'), 'x')
    await mkdir(join(folder, TENANT, FILE), { recursive: true })
    await writeFile(join(folder, TENANT, 'note.txt'), 'x')
    await symlink('/nowhere', join(folder, TENANT, randomUUID()))
    expect(await listedFiles()).toEqual([])
  })
})

test('removeLeftovers removes what a killed process left a day ago, and nothing newer', async () => {
  await store.removeLeftovers() // before there is a folder
  await store.put(KEY, chunksOf('x'), limits)
  const [old, young] = [join(folder, 'tmp', randomUUID()), join(folder, 'tmp', randomUUID())]
  await writeFile(old, 'half')
  await writeFile(young, 'half')
  const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await utimes(old, dayAgo, dayAgo)
  await store.removeLeftovers()
  await expect(readFile(old)).rejects.toThrow('ENOENT')
  expect(String(await readFile(young))).toBe('half')
})

async function* chunksOf(...texts: string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text))
}

async function listedFiles(tenantId?: string): Promise<ListedFile[]> {
  const listed: ListedFile[] = []
  for await (const file of store.list(tenantId)) listed.push(file)
  return listed
}

async function contentOf(key: string): Promise<Buffer | undefined> {
  const content = await store.open(key)
  return content && (await buffer(content))
}

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8)
}
