import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api as description, operations } from '../../src/app.ts'
import { registerDebtorWeb } from '../../src/features/messaging/debtor-web/index.ts'
import { interactionWords } from '../../src/features/messaging/interactions/interaction-words.rules.ts'
import { bodyLimitOf, bytesNeeded, valueLimitOf } from '../../src/platform/http/operations/body-limit.ts'
import { answerDocumentation } from '../../src/platform/http/reference/documentation.ts'
import { type Operation, paramsOf } from '../../src/platform/http/operations/operation.ts'
import { newId } from '../../src/platform/ids.ts'
import { FairQueue } from '../../src/platform/rendering/fair-queue.ts'
import { RenderPool } from '../../src/platform/rendering/render-pool.ts'
import { type RenderLimits, renderLimits } from '../../src/platform/rendering/render-limits.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { checkAll } from '../check-all.ts'
import { isProof, proved } from '../proof.ts'
import { measureStalls } from '../stall-probe.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

// One caller must not delay everyone: what is rejected, limited, cached and shared. These tests assert limits; times
// are measured only by `npm run prove -- attacks`, on an idle machine.

let api: TestApp
let describedCount = 0

beforeAll(async () => {
  const counted = {
    ...description,
    get operations() {
      describedCount += 1
      return description.operations
    },
  }
  api = await startTestApp({
    extend: async (app, services) => {
      answerDocumentation(app, { api: counted, publicUrl: () => 'http://127.0.0.1:3000' })
      await registerDebtorWeb(app, services)
    },
  })
})
afterAll(() => api.close())

const withBody = operations.filter((operation) => operation.method !== 'GET')

/** The address of an operation, with ids that name nothing. */
function addressOf(operation: Operation): string {
  const names = Object.keys(paramsOf(operation).properties)
  return names.reduce(
    (path, name) => path.replace(`{${name}}`, name === 'tenantId' ? api.tenant.tenantId : newId()),
    operation.path,
  )
}

describe('the body of a request', () => {
  const rows = withBody.map((operation) => [operation.id, operation] as const)

  checkAll('413: every operation accepts no more bytes than it can need', rows, async (_id, operation) => {
    const limit = bodyLimitOf(operation)
    expect(limit).toBeLessThanOrEqual(1_048_576)
    if (operation.body !== undefined) expect(limit).toBeLessThanOrEqual(bytesNeeded(operation.body) + 8_192)
    const response = await api.app.inject({
      method: operation.method,
      url: addressOf(operation),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(operation.kind === 'session' ? {} : { authorization: `Bearer ${api.tenant.token}` }),
      },
      payload: `{"padding":"${'x'.repeat(limit)}"}`,
    })
    // Unknown callers are rejected before the body is read.
    expect(response.json()).toMatchObject({
      code: operation.kind === 'session' && operation.stage !== 'anyone' ? 'unauthorized' : 'body-too-large',
    })
  })

  checkAll('every operation accepts no more values than it can need', rows, (_id, operation) => {
    expect(valueLimitOf(operation)).toBeLessThanOrEqual(20_000)
    if (operation.body === undefined) expect(valueLimitOf(operation)).toBeLessThanOrEqual(2_000)
  })

  it('413: signing in accepts a few kilobytes', () => {
    const operation = operations.find(({ path, method }) => path === '/iam/session' && method === 'POST')
    expect(operation && bodyLimitOf(operation)).toBeLessThan(32_768)
  })

  it.each([
    ['a megabyte of brackets', '['.repeat(500_000) + ']'.repeat(500_000), 'validation-failed'],
    ['a megabyte of numbers', `[${'0,'.repeat(500_000)}0]`, 'body-too-large'],
    ['a megabyte of empty objects', `[${'{},'.repeat(300_000)}{}]`, 'body-too-large'],
    ['a megabyte of members', `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":0`).join(',')}}`, 'body-too-large'],
  ])('%s is rejected before it is parsed', async (_what, details, code) => {
    const { body } = await api.post('/interactions', `{"type":"NOTE","details":${details}}`)
    expect(body).toMatchObject({ code })
  })

  it('a thousand vouchers still fit', async () => {
    const operation = operations.find(({ id }) => id === 'create-case')
    const voucher = { referenceId: 'x'.repeat(50), voucherTypeId: newId(), amount: 1, source: 'CREDITOR' }
    const dated = { ...voucher, date: '2026-01-01', dueDate: '2026-01-15', properties: { a: 1, b: 2, c: 3 } }
    const text = JSON.stringify({ currency: 'DKK', caseVouchers: Array.from({ length: 1_000 }, () => dated) })
    expect(operation && bodyLimitOf(operation)).toBeGreaterThan(text.length)
    const { body } = await api.post('/cases', text)
    expect(body.code).not.toBe('body-too-large')
  })

  it('a list of invalid items is reported with at most a hundred errors', async () => {
    const { body } = await api.post('/cases', { caseVouchers: Array.from({ length: 9_000 }, () => ({ amount: 'x' })) })
    expect(body.code).toBe('validation-failed')
    expect(body.errors.length).toBeLessThanOrEqual(100)
  })
})

describe('the search words of an interaction', () => {
  it('come from its beginning, however long it is', () => {
    const words = (details: unknown) => interactionWords({ notes: '<p>note</p>', details })
    expect(words({ long: 'é'.repeat(500_000) })).toEqual(['note', 'e'.repeat(100)])
    const many = Object.fromEntries(Array.from({ length: 39_000 }, (_, index) => [`m${index}`, index]))
    expect(words(many)).toHaveLength(500)
    expect(words({ blank: ' '.repeat(20_000), late: 'unseen' })).toEqual(['note'])
  })
})

describe('constant content', () => {
  it('is created once, compressed on demand, and not sent again to a caller who has it', async () => {
    const read = (headers: Record<string, string> = {}) => api.app.inject({ url: '/openapi.json', headers })
    const before = describedCount
    const [plain, br, gzip] = await Promise.all([
      read(),
      read({ 'accept-encoding': 'gzip;q=0.5, br' }),
      read({ 'accept-encoding': 'gzip' }),
    ])
    expect(describedCount - before).toBe(1)
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(3)
    for (const { headers } of [plain, br, gzip]) {
      expect(headers['vary']).toBe('Accept-Encoding')
      const again = await read({ 'if-none-match': String(headers['etag']), 'accept-encoding': 'br' })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload).toHaveLength(0)
    }
    expect(describedCount - before).toBe(1)
  })

  it.each(['/problems', '/problems/not-found', '/events', '/reference', '/pages.css', '/api'])(
    '%s has a tag and is not sent again',
    async (url) => {
      const first = await api.app.inject({ url })
      expect(first.statusCode).toBe(200)
      const again = await api.app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } })
      expect(again.statusCode).toBe(304)
    },
  )

  it('differs by language under one address', async () => {
    const [english, danish] = await Promise.all(
      ['en', 'da'].map((language) =>
        api.app.inject({ url: '/problems/not-found', headers: { 'accept-language': language } }),
      ),
    )
    expect(english?.headers['etag']).not.toBe(danish?.headers['etag'])
    expect(danish?.headers['vary']).toBe('Accept-Language, Accept-Encoding')
  })
})

describe('a response of more than a kilobyte', () => {
  const read = (url: string, encoding = 'br') =>
    api.app.inject({
      url: `/v1/${api.tenant.tenantId}${url}`,
      headers: { authorization: `Bearer ${api.tenant.token}`, 'accept-encoding': encoding },
    })

  it('is compressed on request, and its tag identifies the same version', async () => {
    const plain = await read('/templates?pageSize=100', 'identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['vary']).toBe('Accept-Encoding')
    const compressed = await read('/templates?pageSize=100')
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true)
    const { templateId } = plain.json<{ items: { templateId: string }[] }>().items[0] ?? { templateId: '' }
    await api.patch(`/templates/${templateId}`, { body: 'Kære {{ debtor.name }}. '.repeat(100) })
    const one = await read(`/templates/${templateId}`)
    expect(one.headers['content-encoding']).toBe('br')
    const change = { name: 'Changed by the tag of a compressed answer' }
    const patched = await api.patch(`/templates/${templateId}`, change, {
      headers: { 'if-match': String(one.headers['etag']) },
    })
    expect(patched.status).toBe(200)
  })

  it('below that is not compressed', async () => {
    const small = await read('/settings')
    expect(small.rawPayload.length < 1_024).toBe(small.headers['content-encoding'] === undefined)
  })

  it('with a secret is never compressed', async () => {
    const scopes = [...new Set(operations.map(({ scope }) => scope).filter((scope) => scope !== null))]
    const made = await api.post('/tokens', { name: 'x'.repeat(200), scopes }, { headers: { 'accept-encoding': 'br' } })
    expect(made.status).toBe(201)
    expect(made.text.length).toBeGreaterThan(1_024)
    expect(made.headers['content-encoding']).toBeUndefined()
    // Pages of the debtor web name their link; what holds for one of them holds for its longest.
    const page = await api.app.inject({ url: '/d/debtor-web.css', headers: { 'accept-encoding': 'br' } })
    expect(page.rawPayload.length).toBeGreaterThan(1_024)
    expect(page.headers['content-encoding']).toBeUndefined()
  })
})

describe('rendering', () => {
  const letter = (body: string) => ({ kind: 'letter', language: 'da', subject: 'Rykker', body })

  it('422: an endless template is stopped by its limit, while another tenant is served', async () => {
    const other = await api.createTenant()
    const endless =
      '{% for a in (1..9000) %}{% for b in (1..9000) %}{% for c in (1..9000) %}x{% endfor %}{% endfor %}{% endfor %}'
    const hostile = Array.from({ length: 6 }, () => api.post('/templates/preview', letter(endless)))
    const served = await api.post('/templates/preview', letter('Kære {{ debtor.name }}'), { as: other })
    expect(served.status).toBe(200)
    for (const { status, body } of await Promise.all(hostile)) {
      expect(status).toBe(422)
      expect(body.code).toBe('template-invalid')
    }
  })

  it('200: a word of 10,000 letters is broken into lines', async () => {
    const preview = { language: 'da', subject: 'Rykker', body: 'a'.repeat(10_000) }
    const { status, body } = await api.post('/documents/preview', preview)
    expect(status).toBe(200)
    expect(Buffer.from(body.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })

  it.each([
    ['pages', 'x\n\n'.repeat(15_000)],
    ['tables', '{{ vouchers | table }}\n\n'.repeat(11)],
  ])('422: a letter exceeding the limit of %s', async (limit, text) => {
    const { status, body } = await api.post('/documents/preview', { language: 'da', subject: 'Rykker', body: text })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'rendering-too-large', limit })
  })

  const hostilePool = (limits: Partial<RenderLimits>) =>
    new RenderPool({
      queue: { workers: 2, waitingPerTenant: 3, waiting: 4 },
      script: join(serverFolder, 'test', 'attacks', 'hostile-worker.mjs'),
      limits: { ...renderLimits, ...limits },
    })

  it.each([
    ['memoryMb', 'grow', { memoryMb: 16, timeMs: 60_000 }],
    ['timeMs', 'spin', { timeMs: 200 }],
  ] as const)('422: work beyond %s ends its worker, and the next work gets another', async (limit, job, limits) => {
    const pool = hostilePool(limits)
    const tenantId = newId()
    await expect(pool.run(tenantId, 'echo', 1)).resolves.toBe(1)
    await expect(pool.run(tenantId, job, 1)).rejects.toMatchObject({
      code: 'rendering-too-large',
      options: { extensions: { limit } },
    })
    await expect(pool.run(tenantId, 'echo', 2)).resolves.toBe(2)
  })

  it('a worker that exits fails only its own work', async () => {
    const pool = hostilePool({})
    await expect(pool.run(newId(), 'exit', 1)).rejects.toThrow('ended')
    await expect(pool.run(newId(), 'echo', 2)).resolves.toBe(2)
  })

  it('503: one tenant gets one of two workers and its places in the queue, and others are served', async () => {
    const pool = hostilePool({ timeMs: 200 })
    const tenantId = newId()
    const spinning = Array.from({ length: 4 }, () => pool.run(tenantId, 'spin', 1).catch((error: unknown) => error))
    await expect(pool.run(tenantId, 'echo', 3)).rejects.toMatchObject({
      code: 'unavailable',
      options: { headers: { 'retry-after': '5' } },
    })
    await expect(pool.run(newId(), 'echo', 4)).resolves.toBe(4)
    expect(await Promise.all(spinning)).toEqual(Array.from({ length: 4 }, () => expect.any(Error) as unknown))
  })
})

describe('the queue of the renderers', () => {
  const queueOf = (workers: number) => new FairQueue<string>({ workers, waitingPerTenant: 100, waiting: 150 })

  it('serves tenants in turn, each in its own order', () => {
    const queue = queueOf(2)
    for (const work of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(work.charAt(0), work)
    const order: string[] = []
    for (let taken = queue.take(); taken !== undefined; taken = queue.take()) {
      order.push(taken.work)
      queue.finished(taken.tenantId)
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('leaves one worker to the others, whatever one tenant requests', () => {
    const queue = queueOf(4)
    for (let count = 0; count < 50; count += 1) queue.add('hostile', `h${count}`)
    const running = [queue.take(), queue.take(), queue.take(), queue.take()]
    expect(running.map((taken) => taken?.work)).toEqual(['h0', 'h1', 'h2', undefined])
    queue.add('other', 'o')
    expect(queue.take()?.work).toBe('o')
    expect(queue.take()).toBeUndefined()
    queue.finished('other')
    // The place of the others is not given to the one who has all but it.
    expect(queue.take()).toBeUndefined()
    queue.finished('hostile')
    expect(queue.take()?.work).toBe('h3')
  })

  it('is limited per tenant and in total', () => {
    const queue = queueOf(2)
    const added = (tenant: string) => Array.from({ length: 120 }, () => queue.add(tenant, '')).filter(Boolean).length
    expect([added('a'), added('b'), added('c')]).toEqual([100, 50, 0])
  })
})

// Only a proof may assert a time: a test also runs on machines that are busy with something else.
describe.runIf(isProof)('the event loop', () => {
  it('is blocked for at most 50 ms by any request', async () => {
    const stalls = await measureStalls()
    for (const { input, worstMs } of stalls)
      proved(`event loop blocked, in ms: ${input}`, Math.round(worstMs * 10) / 10)
    expect(stalls.filter(({ worstMs }) => worstMs > 50)).toEqual([])
  })
})
