import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStream, type OpenStream } from '../../../../test/event-stream.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { testEngine } from '../../../../test/test-engine.ts'

let api: TestApp
let url: string
beforeAll(async () => {
  api = await startTestApp({ streamTimes: { checkMs: 100, longestMs: 60_000, heartbeatMs: 300 } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
})
afterAll(() => api.close())

const opened: OpenStream[] = []
afterEach(() => {
  for (const stream of opened.splice(0)) stream.abort()
})

async function open(as: TestTenant, query = '', headers: Record<string, string> = {}): Promise<OpenStream> {
  const path = `${url}/v1/${as.tenantId}/webhooks/stream${query}`
  const stream = await openStream(path, { authorization: `Bearer ${as.token}`, ...headers })
  opened.push(stream)
  if (stream.status === 200) await expect.poll(() => stream.messages.length).toBeGreaterThan(0)
  return stream
}

/** Creates contacts and dispatches their events like a worker, which then notifies listeners. */
async function givenContacts(as: TestTenant, names: readonly string[]): Promise<void> {
  for (const name of names) expect((await api.post('/contacts', { name }, { as })).status).toBe(201)
  await handOver(as)
}

async function handOver(as: TestTenant): Promise<void> {
  await testEngine(api).drain()
  api.services.streams.wake(as.tenantId)
}

const names = (stream: OpenStream): string[] => stream.data().map(({ data }) => data.name)

describe('the stream', () => {
  it('200: has every event from now on, in order, in the same form as a delivery', async () => {
    const as = await api.createTenant()
    await givenContacts(as, ['before'])
    const stream = await open(as)
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(stream.headers).toMatchObject({ 'cache-control': 'no-store', connection: 'close' })
    await givenContacts(as, ['a', 'b'])
    await expect.poll(() => names(stream)).toEqual(['a', 'b'])
    const feed = (await api.get('/webhooks/items', { as })).body.items
    expect(stream.ids()).toEqual(feed.slice(1).map(({ eventId }: any) => eventId))
    const { eventId, caseId, sequence, ...body } = feed[1]
    expect([caseId, sequence]).toEqual([null, null])
    expect(stream.data()[0]).toEqual(body)
    expect(stream.messages.find(({ id }) => id === eventId)?.['event']).toBe('contacts.create')
  })

  it('200: resumes after Last-Event-ID, including the id of its first message', async () => {
    const as = await api.createTenant()
    const first = await open(as)
    const beginning = first.messages[0]!['id']!
    expect(first.messages[0]).toMatchObject({ id: '00000000-0000-0000-0000-000000000000', retry: '2000' })
    first.abort()
    await givenContacts(as, ['a', 'b', 'c'])
    const second = await open(as, '', { 'last-event-id': beginning })
    await expect.poll(() => names(second)).toEqual(['a', 'b', 'c'])
    const third = await open(as, '', { 'last-event-id': second.ids()[0]! })
    await expect.poll(() => names(third)).toEqual(['b', 'c'])
    const fourth = await open(as)
    expect(fourth.messages[0]!['id']).toBe(second.ids()[2])
    fourth.abort()
    await givenContacts(as, ['d'])
    const fifth = await open(as, '', { 'last-event-id': fourth.messages[0]!['id']! })
    await expect.poll(() => names(fifth)).toEqual(['d'])
  })

  it('200: has only the requested types, and moves past others', async () => {
    const as = await api.createTenant()
    const stream = await open(as, '?types=creditors.create,contacts.delete')
    await givenContacts(
      as,
      Array.from({ length: 60 }, (_, index) => `c${index}`),
    )
    await api.post('/creditors', { name: 'K' }, { as })
    await handOver(as)
    await expect.poll(() => names(stream)).toEqual(['K'])
  })

  it('misses and repeats nothing during concurrent writes and disconnections', async () => {
    const as = await api.createTenant()
    const engine = testEngine(api)
    engine.start()
    const waking = setInterval(() => {
      api.services.streams.wake(as.tenantId)
    }, 20)
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let turn = 0; turn < 15; turn += 1) await api.post('/contacts', { name: `${writer}-${turn}` }, { as })
    })
    const seen: string[] = []
    let last = '00000000-0000-0000-0000-000000000000'
    while (seen.length < 60) {
      const stream = await open(as, '', { 'last-event-id': last })
      await expect.poll(() => stream.ids().length, { interval: 5 }).toBeGreaterThan(0)
      stream.abort()
      await stream.ended
      seen.push(...names(stream))
      last = stream.ids().at(-1)!
    }
    await Promise.all(writers)
    clearInterval(waking)
    await engine.stop()
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
  })

  it('sends a heartbeat while nothing happens', async () => {
    const stream = await open(await api.createTenant())
    await expect.poll(() => stream.comments()).toContain('heartbeat')
  })

  it('polls at a heartbeat, in case a notification was lost', async () => {
    const as = await api.createTenant()
    const stream = await open(as)
    await api.post('/contacts', { name: 'untold' }, { as })
    await testEngine(api).drain()
    await expect.poll(() => names(stream)).toEqual(['untold'])
  })

  it('has marked test events for all listeners, and none for a webhook', async () => {
    const as = await api.createTenant()
    const stream = await open(as)
    const sent = await api.post('/webhooks/test-events', { event: 'cases.create' }, { as })
    expect([sent.status, sent.body.deliveryId], sent.text).toEqual([200, null])
    const { body: webhook } = await api.post('/webhooks', { url: 'https://hooks.example.com/' }, { as })
    await api.post('/webhooks/test-events', { event: 'cases.create', webhookId: webhook.webhookId }, { as })
    await handOver(as)
    await givenContacts(as, ['real'])
    await expect.poll(() => stream.ids().length).toBe(2)
    const [test, real] = stream.messages.filter(({ data }) => data !== undefined)
    expect([test!['id'], test!['event'], test!['test']]).toEqual([sent.body.eventId, 'cases.create', 'true'])
    expect(stream.data()[0]).toEqual({ event: 'cases.create', time: sent.body.time, data: sent.body.data })
    expect([real!['event'], real!['test']]).toEqual(['contacts.create', undefined])
    // The feed for those who cannot be called is of what has happened, and no webhook got the test.
    const items = (await api.get('/webhooks/items', { as })).body.items
    expect(items.map(({ event }: any) => event)).toEqual(['contacts.create'])
    const deliveries = (await api.get(`/webhooks/${webhook.webhookId}/deliveries`, { as })).body.items
    expect(deliveries.map(({ eventId }: any) => eventId)).not.toContain(sent.body.eventId)
  })

  it('has no events of another tenant', async () => {
    const [as, stranger] = [await api.createTenant(), await api.createTenant()]
    const stream = await open(as)
    await givenContacts(stranger, ['theirs'])
    await givenContacts(as, ['ours'])
    await expect.poll(() => names(stream)).toEqual(['ours'])
  })
})

describe('opening a stream fails', () => {
  it('422: after an unknown event, or one of another tenant', async () => {
    const [as, stranger] = [await api.createTenant(), await api.createTenant()]
    await givenContacts(stranger, ['x'])
    const [foreign] = (await api.get('/webhooks/items', { as: stranger })).body.items
    for (const id of [foreign.eventId, as.tenantId, 'no-id']) {
      const { status, body } = await api.get('/webhooks/stream', { as, headers: { 'last-event-id': id } })
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'unknown-reference', '/Last-Event-ID'])
    }
  })

  it('422: for unknown event types', async () => {
    const { status, body } = await api.get('/webhooks/stream?types=cases.create,cases.created')
    expect([status, body.code]).toEqual([422, 'validation-failed'])
    expect(body.errors).toEqual([{ path: '/types', message: 'is not a known event type' }])
  })

  it('429: after ten per tenant, regardless of other tenants, until one is closed', async () => {
    const [as, other] = [await api.createTenant(), await api.createTenant()]
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(as)))
    const refused = await api.get('/webhooks/stream', { as })
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-streams'])
    expect(refused.headers['retry-after']).toBe('30')
    expect((await open(other)).status).toBe(200)
    streams[0]!.abort()
    await expect.poll(async () => (await open(as)).status).toBe(200)
  })

  it('HEAD returns the headers and opens none', async () => {
    const as = await api.createTenant()
    for (let turn = 0; turn < 12; turn += 1) {
      const answer = await api.app.inject({
        method: 'HEAD',
        url: `/v1/${as.tenantId}/webhooks/stream`,
        headers: { authorization: `Bearer ${as.token}` },
      })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    }
  })
})

describe('a stream is closed with a reason', () => {
  it('when its token is revoked', async () => {
    const tenant = await api.createTenant()
    const { tokenId, token } = await api.createToken(tenant.tenantId, ['read:webhooks'])
    const stream = await open({ ...tenant, token, tokenId })
    const others = await open(tenant)
    expect((await api.delete(`/tokens/${tokenId}`, { as: tenant })).status).toBe(200)
    await stream.ended
    expect(stream.comments().at(-1)).toBe('closed: the token or session is no longer valid for this')
    await givenContacts(tenant, ['later'])
    await expect.poll(() => names(others)).toEqual(['test', 'later'])
    expect(names(stream)).toEqual([])
  })

  it('when its token expires or loses the scope', async () => {
    const tenant = await api.createTenant()
    const expiresAt = new Date(api.clock.now().getTime() + 60_000)
    const brief = { ...tenant, ...(await api.createToken(tenant.tenantId, ['read:webhooks'], expiresAt)) }
    const narrowed = { ...tenant, ...(await api.createToken(tenant.tenantId, ['read:webhooks'])) }
    const streams = [await open(brief), await open(narrowed)]
    const changed = await api.patch(`/tokens/${narrowed.tokenId}`, { scopes: ['read:cases'] }, { as: tenant })
    expect(changed.status, changed.text).toBe(200)
    await streams[1]!.ended
    api.clock.advance({ ms: 60_000 })
    await streams[0]!.ended
    for (const stream of streams) expect(stream.comments().at(-1)).toMatch(/^closed: the token or session/)
  })
})

describe('an open stream', () => {
  it('does not hold a database connection', async () => {
    const as = await api.createTenant()
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(as)))
    // The pool of the test has as many connections: all ten can be had at once.
    let entered = 0
    const work = Array.from({ length: 10 }, () =>
      api.database.inTenant(as.tenantId, async () => {
        entered += 1
        await expect.poll(() => entered).toBe(10)
      }),
    )
    await Promise.all(work)
    await givenContacts(as, ['a'])
    for (const stream of streams) await expect.poll(() => names(stream)).toEqual(['a'])
  })
})
