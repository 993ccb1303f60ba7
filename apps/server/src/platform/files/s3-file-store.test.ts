import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { S3Server } from '../../../test/s3-server.ts'
import { FileTooLargeError, type ListedFile } from './file-store.ts'
import { S3FileStore } from './s3-file-store.ts'

const TENANT = '018f4e2a-0000-7000-8000-000000000001'
const KEY = `${TENANT}/018f4e2a-0000-7000-8000-000000000002`
const mebibyte = 1024 * 1024
const limits = { maxBytes: 25 * mebibyte }

let server: S3Server
let store: S3FileStore

beforeEach(async () => {
  server = await new S3Server().start()
  store = new S3FileStore(server.config)
})

afterEach(async () => {
  await store.close()
  await server.stop()
})

describe('put', () => {
  test('stores a small file with one request, and returns its size and SHA-256', async () => {
    expect(await store.put(KEY, chunksOf(Buffer.from('Søren '), Buffer.from('Ærø')), limits)).toEqual({
      size: 12,
      sha256: createHash('sha256').update('Søren Ærø').digest('hex'),
    })
    expect(String(await contentOf(KEY))).toBe('Søren Ærø')
    expect(server.log).toEqual(['PUT 200', 'GET 200'])
  })

  test('stores an empty file', async () => {
    expect(await store.put(KEY, chunksOf(), limits)).toMatchObject({ size: 0 })
    expect(await contentOf(KEY)).toEqual(Buffer.alloc(0))
  })

  test('replaces existing content', async () => {
    await store.put(KEY, chunksOf(Buffer.from('a longer first one')), limits)
    await store.put(KEY, chunksOf(Buffer.from('second')), limits)
    expect(String(await contentOf(KEY))).toBe('second')
  })

  test('sends a large file in parts as it arrives, and never buffers more than a part', async () => {
    const content = randomBytes(12 * mebibyte + 7)
    let sent = 0
    async function* arriving() {
      for (let at = 0; at < content.length; at += mebibyte) {
        const kept = [...server.uploads.values()].flatMap(({ parts }) => [...parts.values()])
        expect(sent - kept.reduce((sum, part) => sum + part.content.length, 0)).toBeLessThan(5 * mebibyte)
        const chunk = content.subarray(at, at + mebibyte)
        sent += chunk.length
        yield await Promise.resolve(chunk)
      }
    }
    expect(await store.put(KEY, arriving(), limits)).toEqual({
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    expect((await contentOf(KEY))?.equals(content)).toBe(true)
    const part = 'PUT ?partNumber&uploadId 200'
    expect(server.log).toEqual(['POST ?uploads 200', part, part, part, 'POST ?uploadId 200', 'GET 200'])
    expect(server.uploads.size).toBe(0)
  })

  test('accepts exactly the limit, and leaves nothing of one byte more', async () => {
    const five = Buffer.alloc(5 * mebibyte)
    await store.put(KEY, chunksOf(five, five), { maxBytes: 10 * mebibyte })
    const other = `${TENANT}/${randomUUID()}`
    const tooLarge = store.put(other, chunksOf(five, five, Buffer.from('x')), { maxBytes: 10 * mebibyte })
    await expect(tooLarge).rejects.toThrow(FileTooLargeError)
    expect([...server.objects.keys()]).toEqual([KEY])
    expect(server.uploads.size).toBe(0)
  })

  test('leaves nothing, and keeps existing content, if the content breaks off', async () => {
    await store.put(KEY, chunksOf(Buffer.from('first')), limits)
    for (const half of [Buffer.from('half'), Buffer.alloc(6 * mebibyte)]) {
      async function* broken() {
        yield await Promise.resolve(half)
        throw new Error('connection lost')
      }
      await expect(store.put(KEY, broken(), limits)).rejects.toThrow('connection lost')
    }
    expect(String(await contentOf(KEY))).toBe('first')
    expect(server.uploads.size).toBe(0)
  })

  test.each([
    ['an error', { status: 500 }],
    ['too many requests', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }],
    ['a cut connection', 'cut' as const],
  ])('reports %s as the store not being available', async (_what, fault) => {
    server.faults.push(fault)
    await expect(store.put(KEY, chunksOf(Buffer.from('x')), limits)).rejects.toMatchObject({ code: 'unavailable' })
    server.faults.push(fault)
    await expect(store.open(KEY)).rejects.toMatchObject({ code: 'unavailable' })
    server.faults.push(fault)
    await expect(store.remove(KEY)).rejects.toMatchObject({ code: 'unavailable' })
    expect(server.objects.size).toBe(0)
  })

  test('aborts an upload if a part fails', async () => {
    const content = [Buffer.alloc(5 * mebibyte), Buffer.from('rest')]
    async function* failing() {
      yield content[0] as Buffer
      server.faults.push({ status: 500 })
      yield await Promise.resolve(content[1] as Buffer)
    }
    await expect(store.put(KEY, failing(), limits)).rejects.toMatchObject({ code: 'unavailable' })
    expect(server.uploads.size).toBe(0)
    expect(server.objects.size).toBe(0)
  })

  test('detects an error in a 200 response', async () => {
    async function* failing() {
      yield Buffer.alloc(5 * mebibyte)
      server.faults.push({
        status: 200,
        headers: { 'content-type': 'application/xml' },
        body: '<?xml version="1.0" encoding="UTF-8"?>\n\n<Error><Code>InternalError</Code></Error>',
      })
      await Promise.resolve()
    }
    await expect(store.put(KEY, failing(), limits)).rejects.toMatchObject({ code: 'unavailable' })
    expect(server.uploads.size).toBe(0)
  })
})

test.each(['', TENANT, `${TENANT}/`, `/${KEY}`, `${TENANT}/../x`, `${KEY}/x`, `${KEY}\n`, KEY.toUpperCase()])(
  'the key %j is rejected without a request',
  async (key) => {
    await expect(store.put(key, chunksOf(), limits)).rejects.toThrow(RangeError)
    await expect(store.open(key)).rejects.toThrow(RangeError)
    await expect(store.remove(key)).rejects.toThrow(RangeError)
    expect(server.log).toEqual([])
  },
)

test('open returns undefined if there is no content', async () => {
  expect(await store.open(KEY)).toBeUndefined()
})

test('remove deletes content, and succeeds if there is none', async () => {
  await store.put(KEY, chunksOf(Buffer.from('x')), limits)
  await store.remove(KEY)
  await store.remove(KEY)
  expect(await store.open(KEY)).toBeUndefined()
})

describe('list', () => {
  test('returns every key with its time, across pages, and skips other objects', async () => {
    const keys = [KEY, ...Array.from({ length: 6 }, () => `${TENANT}/${randomUUID()}`)]
    for (const key of keys) await store.put(key, chunksOf(Buffer.from('x')), limits)
    const object = server.objects.get(KEY)!
    object.modifiedAt = new Date('2024-05-01T12:00:00Z')
    server.objects.set('readme.txt', object)
    server.pageSizeMax = 3
    const listed = await listedFiles()
    expect(listed.map(({ key }) => key)).toEqual([...keys].sort())
    expect(listed.find(({ key }) => key === KEY)).toEqual({ key: KEY, size: 1, modifiedAt: object.modifiedAt })
    const other = `${randomUUID()}/${randomUUID()}`
    await store.put(other, chunksOf(Buffer.from('xy')), limits)
    expect(await listedFiles(other.split('/')[0])).toMatchObject([{ key: other, size: 2 }])
  })

  test('is empty before anything was stored', async () => {
    expect(await listedFiles()).toEqual([])
  })

  test('fails instead of being empty', async () => {
    server.faults.push({ status: 403 })
    await expect(listedFiles()).rejects.toMatchObject({ code: 'unavailable' })
    const gone = new S3FileStore({ ...server.config, name: 'another' })
    await expect(gone.list()[Symbol.asyncIterator]().next()).rejects.toThrow('The bucket "another" no longer exists.')
    await gone.close()
  })
})

async function* chunksOf(...chunks: Buffer[]): AsyncIterable<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(chunk)
}

async function listedFiles(tenantId?: string): Promise<ListedFile[]> {
  const listed: ListedFile[] = []
  for await (const file of store.list(tenantId)) listed.push(file)
  return listed
}

async function contentOf(key: string): Promise<Buffer | undefined> {
  const content = await store.open(key)
  return content && (await buffer(Readable.from(content)))
}
