import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { testEngine } from '../../../../test/test-engine.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function givenContacts(as: TestTenant, names: readonly string[]): Promise<void> {
  for (const name of names) expect((await api.post('/contacts', { name }, { as })).status).toBe(201)
  await testEngine(api).drain()
}

async function read(as: TestTenant, query = ''): Promise<any[]> {
  const { status, body, text } = await api.get(`/webhooks/items${query}`, { as })
  expect(status, text).toBe(200)
  return body.items
}

describe('the feed', () => {
  it('200: has every event in order, in the same form as a delivery, without any webhook', async () => {
    const as = await api.createTenant()
    await givenContacts(as, ['a', 'b', 'c'])
    const items = await read(as)
    expect(items.map(({ event, data }) => [event, data.name])).toEqual([
      ['contacts.create', 'a'],
      ['contacts.create', 'b'],
      ['contacts.create', 'c'],
    ])
    expect(items[0]).toMatchObject({
      eventId: expect.any(String),
      time: expect.any(String),
      caseId: null,
      sequence: null,
    })
  })

  it('200: continues after an event, page by page, and by type', async () => {
    const as = await api.createTenant()
    await givenContacts(as, ['a', 'b', 'c', 'd'])
    await api.post('/creditors', { name: 'K' }, { as })
    await testEngine(api).drain()
    const [first, second] = await read(as, '?pageSize=2')
    expect((await read(as, `?after=${second.eventId}&pageSize=2`)).map(({ data }) => data.name)).toEqual(['c', 'd'])
    expect((await read(as, `?after=${first.eventId}&page=1&pageSize=2`)).map(({ data }) => data.name)).toEqual([
      'b',
      'c',
    ])
    expect((await read(as, '?event=creditors.create')).map(({ data }) => data.name)).toEqual(['K'])
    const items = await read(as)
    expect(await read(as, `?after=${items.at(-1).eventId}`)).toEqual([])
  })

  it('200: newest-first starts with the latest event, ignores acknowledgements, and continues with older ones', async () => {
    const as = await api.createTenant()
    await givenContacts(as, ['a', 'b', 'c', 'd'])
    const [, , , last] = await read(as)
    expect((await api.post('/webhooks/items/acknowledge', { eventId: last.eventId }, { as })).status).toBe(200)
    const names = async (query: string) => (await read(as, `?order=newest-first${query}`)).map(({ data }) => data.name)
    expect(await names('&pageSize=2')).toEqual(['d', 'c'])
    expect(await names('&pageSize=2&page=1')).toEqual(['b', 'a'])
    expect(await names(`&after=${last.eventId}`)).toEqual(['c', 'b', 'a'])
    expect(await names('&event=creditors.create')).toEqual([])
    const unknown = await api.get(`/webhooks/items?order=newest-first&after=${as.tenantId}`, { as })
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown-reference'])
  })

  it('200: without after, continues after the last acknowledged event of each token', async () => {
    const tenant = await api.createTenant()
    const scopes = ['read:webhooks', 'write:webhooks', 'read:contacts']
    const other = { ...tenant, ...(await api.createToken(tenant.tenantId, scopes)) }
    await givenContacts(tenant, ['a', 'b', 'c'])
    const [first, second] = await read(tenant)
    const acknowledge = (as: TestTenant, eventId: string) =>
      api.post('/webhooks/items/acknowledge', { eventId }, { as })
    const done = await acknowledge(tenant, second.eventId)
    expect([done.status, done.body]).toEqual([
      200,
      { eventId: second.eventId, acknowledgedAt: api.clock.now().toISOString() },
    ])
    expect((await read(tenant)).map(({ data }) => data.name)).toEqual(['c'])
    expect((await read(other)).map(({ data }) => data.name)).toEqual(['a', 'b', 'c'])
    // It never goes back.
    expect((await acknowledge(tenant, first.eventId)).body.eventId).toBe(second.eventId)
    expect((await read(tenant)).map(({ data }) => data.name)).toEqual(['c'])
  })

  it('422: an event that is not in the feed, or of another tenant', async () => {
    const [as, stranger] = [await api.createTenant(), await api.createTenant()]
    await givenContacts(stranger, ['x'])
    const [foreign] = await read(stranger)
    for (const eventId of [foreign.eventId, as.tenantId]) {
      expect((await api.get(`/webhooks/items?after=${eventId}`, { as })).body).toMatchObject({
        code: 'unknown-reference',
        errors: [{ path: '/after' }],
      })
      expect((await api.post('/webhooks/items/acknowledge', { eventId }, { as })).body).toMatchObject({
        code: 'unknown-reference',
        errors: [{ path: '/eventId' }],
      })
    }
  })

  it('has no test events', async () => {
    const as = await api.createTenant()
    const { body: webhook } = await api.post('/webhooks', { url: 'https://hooks.example.com/' }, { as })
    const sent = await api.post(
      '/webhooks/test-events',
      { event: 'contacts.create', webhookId: webhook.webhookId },
      { as },
    )
    expect(sent.status, sent.text).toBe(200)
    await givenContacts(as, ['real'])
    expect((await read(as)).map(({ data }) => data.name)).toEqual(['real'])
  })

  it('misses and repeats no event during concurrent writes', async () => {
    const as = await api.createTenant()
    const engine = testEngine(api)
    engine.start()
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; turn < 10; turn += 1) await api.post('/contacts', { name: `${writer}-${turn}` }, { as })
    })
    const seen: string[] = []
    const ids: string[] = []
    const walk = async (): Promise<void> => {
      const items = await read(as, ids.length === 0 ? '?pageSize=7' : `?pageSize=7&after=${ids.at(-1)!}`)
      seen.push(...items.map(({ data }) => data.name))
      ids.push(...items.map(({ eventId }) => eventId))
    }
    const written = Promise.all(writers)
    await expect.poll(async () => (await walk(), seen.length), { interval: 5 }).toBe(80)
    await written
    await engine.stop()
    expect(new Set(seen).size).toBe(80)
  })
})
