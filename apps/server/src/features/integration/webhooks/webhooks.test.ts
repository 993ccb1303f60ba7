import { Webhook as Receiver } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { Database } from '../../../platform/database/database.ts'
import { testPasses } from '../../../../test/template-database.ts'
import { testEngine } from '../../../../test/test-engine.ts'
import { sql } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { OutboundOutcome, OutboundRequest } from '../../../platform/outbound/guarded-post.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
// A worker works for all tenants: what a test before left unsent is no business of the next.
beforeEach(() =>
  api.database.asWorker('webhooks', (transaction) =>
    transaction.run(sql`update webhook_deliveries set state = 'skipped', done_at = created_at where state = 'pending'`),
  ),
)

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const url = 'https://hooks.example.com/fordring'

async function givenWebhook(as: TestTenant, more: Record<string, unknown> = {}): Promise<any> {
  const created = await api.post('/webhooks', { url, ...more }, { as })
  expect(created.status, created.text).toBe(201)
  return created.body
}

async function givenContacts(as: TestTenant, count: number): Promise<string[]> {
  const names: string[] = []
  for (let made = 0; made < count; made += 1) {
    const { body, status } = await api.post('/contacts', { name: `Kontakt ${made}` }, { as })
    expect(status).toBe(201)
    names.push(body.name)
  }
  return names
}

/** A receiver that records what it was sent. */
function receiver(answer: (request: OutboundRequest) => Partial<OutboundOutcome> = () => ({})) {
  const got: OutboundRequest[] = []
  const engine = testEngine(api, (request) => {
    got.push(request)
    return answer(request)
  })
  const bodies = (): any[] => got.map(({ body }) => JSON.parse(body))
  return { got, bodies, engine }
}

async function deliveriesOf(as: TestTenant, webhookId: string, query = ''): Promise<any[]> {
  const answer = await api.get(`/webhooks/${webhookId}/deliveries${query}`, { as })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.items
}

describe('create webhook', () => {
  it('201: returns the webhook with its secret, which no read shows again', async () => {
    const input = { url, description: 'ERP', events: ['contacts.create', 'cases.create'], fifo: true, rateLimit: 7 }
    const created = await api.post('/webhooks', input)
    expect(created.status, created.text).toBe(201)
    const { secret, ...webhook } = created.body
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toEqual({
      webhookId: expect.any(String),
      tenantId: api.tenant.tenantId,
      ...input,
      events: ['cases.create', 'contacts.create'],
      enabled: true,
      previousSecretUntil: null,
      scopes: expect.arrayContaining(['read:cases', 'read:contacts']),
      failingSince: null,
      disabledReason: null,
      disabledAt: null,
      notice: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
      updatedAt: null,
      updatedBy: null,
    })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/webhooks/${webhook.webhookId}`)
    const read = await api.get(`/webhooks/${webhook.webhookId}`)
    expect(read.body).toEqual(webhook)
    expect((await auditOf(api, webhook.webhookId)).at(-1)).toMatchObject({
      operation: 'create-webhook',
      subjectType: 'webhook',
      after: webhook,
    })
  })

  it('201: needs only a URL, and defaults to every event, enabled, in any order, 20 per second', async () => {
    const tenant = await api.createTenant()
    expect(await givenWebhook(tenant)).toMatchObject({
      events: [],
      enabled: true,
      fifo: false,
      rateLimit: 20,
      description: null,
    })
  })

  it('stores its secret encrypted, in its table and in the stored response', async () => {
    const headers = { 'idempotency-key': 'webhook-1' }
    const first = await api.post('/webhooks', { url }, { headers })
    const again = await api.post('/webhooks', { url }, { headers })
    expect(again.headers['idempotency-cached']).toBe('true')
    expect(again.text).toBe(first.text)
    const { tenantId } = api.tenant
    const kept = await api.database.read(
      tenantId,
      sql<{ text: string }>`
        select body as text from idempotency_keys where tenant_id = ${tenantId}::uuid and body is not null
        union all select secret from webhooks where tenant_id = ${tenantId}::uuid
        union all select after::text from audit_entries where tenant_id = ${tenantId}::uuid and after is not null`,
    )
    expect(kept.length).toBeGreaterThan(2)
    expect(kept.filter(({ text }) => text.includes(first.body.secret) || text.includes('whsec_'))).toEqual([])
  })

  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://user:password@hooks.example.com/',
    'https://hooks.example.com:22/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
  ])('422: rejects the URL %s', async (refused) => {
    const { status, body } = await api.post('/webhooks', { url: refused })
    expect([status, body.code]).toEqual([422, 'webhook-url-refused'])
    expect(body.errors).toEqual([{ path: '/url', message: expect.any(String) }])
  })

  it('422: names every invalid field and unknown event type', async () => {
    const { status, body } = await api.post('/webhooks', { url, events: ['cases.create', 'case.create'] })
    expect([status, body.code]).toEqual([422, 'validation-failed'])
    expect(body.errors).toEqual([{ path: '/events/1', message: 'is not a known event type' }])
    const bad = await api.post('/webhooks', { rateLimit: 0, fifo: 'yes' })
    expect(bad.body.errors).toEqual(
      expect.arrayContaining([
        { path: '/url', message: 'is required' },
        { path: '/fifo', message: 'must be a boolean' },
      ]),
    )
    expect(bad.body.errors).toHaveLength(3)
  })
})

describe('list, patch and delete webhooks', () => {
  it('200: filters by state, event and text', async () => {
    const tenant = await api.createTenant()
    const all = await givenWebhook(tenant, { description: 'Regnskab' })
    const some = await givenWebhook(tenant, {
      url: 'https://crm.example.com/',
      events: ['cases.create'],
      enabled: false,
    })
    const found = async (query: string): Promise<string[]> =>
      (await api.get(`/webhooks?${query}`, { as: tenant })).body.items.map((webhook: any) => webhook.webhookId)
    expect(await found('')).toEqual([all.webhookId, some.webhookId])
    expect(await found('enabled=false')).toEqual([some.webhookId])
    expect(await found('event=cases.create')).toEqual([all.webhookId, some.webhookId])
    expect(await found('event=contacts.create')).toEqual([all.webhookId])
    expect(await found('q=REGNSKAB')).toEqual([all.webhookId])
    expect(await found('q=crm.')).toEqual([some.webhookId])
    expect(await found(`after=${all.webhookId}`)).toEqual([some.webhookId])
  })

  it('200: a patch changes the given fields and records who did it, and writes nothing if nothing changes', async () => {
    const { webhookId } = await givenWebhook(api.tenant)
    const { body: before } = await api.get(`/webhooks/${webhookId}`)
    const patched = await api.patch(`/webhooks/${webhookId}`, {
      events: ['cases.update'],
      description: 'CRM',
      fifo: true,
    })
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({
      ...before,
      events: ['cases.update'],
      description: 'CRM',
      fifo: true,
      updatedAt: '2026-03-02T09:00:00.000Z',
      updatedBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect((await api.patch(`/webhooks/${webhookId}`, { description: 'CRM' })).body).toEqual(patched.body)
    expect(await auditOf(api, webhookId)).toHaveLength(2)
    const refused = await api.patch(`/webhooks/${webhookId}`, { url: 'https://10.0.0.1/' })
    expect(refused.body.code).toBe('webhook-url-refused')
  })

  it('200: disabled and enabled by a user', async () => {
    const { webhookId } = await givenWebhook(api.tenant)
    const off = await api.patch(`/webhooks/${webhookId}`, { enabled: false })
    expect(off.body).toMatchObject({
      enabled: false,
      disabledReason: 'by-hand',
      disabledAt: '2026-03-02T09:00:00.000Z',
      notice: null,
    })
    const on = await api.patch(`/webhooks/${webhookId}`, { enabled: true })
    expect(on.body).toMatchObject({ enabled: true, disabledReason: null, disabledAt: null })
  })

  it('200: deleting removes its deliveries; 404 afterwards, and for other tenants', async () => {
    const tenant = await api.createTenant()
    const stranger = await api.createTenant()
    const { webhookId } = await givenWebhook(tenant)
    await givenContacts(tenant, 1)
    await receiver().engine.drain()
    const [{ deliveryId }] = await deliveriesOf(tenant, webhookId)
    for (const path of [
      `/webhooks/${webhookId}`,
      `/webhooks/${webhookId}/deliveries`,
      `/webhooks/${webhookId}/deliveries/${deliveryId}`,
    ]) {
      expect((await api.get(path, { as: stranger })).status).toBe(404)
    }
    expect((await api.delete(`/webhooks/${webhookId}`, { as: stranger })).status).toBe(404)
    expect((await api.patch(`/webhooks/${webhookId}`, { fifo: true }, { as: stranger })).status).toBe(404)
    expect((await api.post(`/webhooks/${webhookId}/rotate-secret`, undefined, { as: stranger })).status).toBe(404)
    expect((await api.delete(`/webhooks/${webhookId}`, { as: tenant })).body).toEqual({})
    expect((await api.get(`/webhooks/${webhookId}`, { as: tenant })).status).toBe(404)
    const left = await api.database.read(
      tenant.tenantId,
      sql<{ n: number }>`
        select (select count(*) from webhook_deliveries) + (select count(*) from webhook_attempts) + (select count(*) from webhook_queues) as n`,
    )
    expect(left).toEqual([{ n: 0 }])
  })
})

describe('a delivery', () => {
  it('matches the contract, and verifies with the Standard Webhooks library', async () => {
    api.clock.set(new Date())
    const tenant = await api.createTenant()
    const webhook = await givenWebhook(tenant, { events: ['contacts.create'] })
    const { body: contact } = await api.post('/contacts', { name: 'Låsesmed Hansen' }, { as: tenant })
    const { got, engine } = receiver()
    await engine.drain()
    expect(got).toHaveLength(1)
    const { headers, body } = got[0]!
    const verified = new Receiver(webhook.secret).verify(body, { ...headers })
    expect(verified).toEqual({ event: 'contacts.create', time: contact.createdAt, data: contact })
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': expect.any(String) })
    expect(() => new Receiver(webhook.secret).verify(`${body} `, { ...headers })).toThrow()
    const [delivery] = await deliveriesOf(tenant, webhook.webhookId)
    expect(delivery).toMatchObject({
      eventId: headers['webhook-id'],
      event: 'contacts.create',
      state: 'succeeded',
      attemptCount: 1,
      lastStatus: 200,
      lastError: null,
      nextAttemptAt: null,
    })
    const detail = await api.get(`/webhooks/${webhook.webhookId}/deliveries/${delivery.deliveryId}`, { as: tenant })
    expect(detail.body.body).toEqual(JSON.parse(body))
    expect(detail.body.attempts).toMatchObject([
      {
        number: 1,
        outcome: 'succeeded',
        status: 200,
        answer: 'ok',
        remoteAddress: '203.0.113.7',
        durationMs: 3,
        error: null,
      },
    ])
  })

  it('goes to each webhook of its tenant that wants its type', async () => {
    const tenant = await api.createTenant()
    const stranger = await api.createTenant()
    await givenWebhook(tenant, { url: 'https://all.example.com/' })
    await givenWebhook(tenant, { url: 'https://contacts.example.com/', events: ['contacts.create'] })
    await givenWebhook(tenant, { url: 'https://cases.example.com/', events: ['cases.create'] })
    await givenWebhook(stranger, { url: 'https://stranger.example.com/' })
    await givenContacts(tenant, 1)
    const { got, engine } = receiver()
    await engine.drain()
    expect(got.map((request) => request.url).sort()).toEqual([
      'https://all.example.com/',
      'https://contacts.example.com/',
    ])
    await engine.drain()
    expect(got).toHaveLength(2)
  })

  it('has the case and the sequence number within it', async () => {
    const tenant = await api.createTenant()
    await givenWebhook(tenant, { rateLimit: 1000 })
    const { caseId } = await givenCase(api, { as: tenant })
    await api.patch(`/cases/${caseId}`, { tags: ['a'] }, { as: tenant })
    const { bodies, engine } = receiver()
    await engine.drain()
    await api.patch(`/cases/${caseId}`, { tags: ['b'] }, { as: tenant })
    await engine.drain()
    const ofCase = bodies().filter((body) => body.caseId === caseId)
    expect(ofCase.map((body) => body.sequence).sort((a, b) => a - b)).toEqual(ofCase.map((_, index) => index + 1))
    expect(ofCase.length).toBeGreaterThanOrEqual(3)
    expect(ofCase.at(-1)).toMatchObject({ event: 'cases.update', sequence: ofCase.length })
    expect(bodies().filter((body) => body.caseId === undefined && 'sequence' in body)).toEqual([])
  })

  it('is not created for events before the webhook', async () => {
    const tenant = await api.createTenant()
    await givenContacts(tenant, 1)
    api.clock.advance({ ms: 1000 })
    const { webhookId } = await givenWebhook(tenant)
    await receiver().engine.drain()
    expect(await deliveriesOf(tenant, webhookId)).toEqual([])
  })
})

describe('a failed attempt', () => {
  it('is repeated by the schedule with the same webhook-id, and ends after the tenth', async () => {
    const tenant = await api.createTenant()
    const { webhookId } = await givenWebhook(tenant)
    await givenContacts(tenant, 1)
    const { got, engine } = receiver(() => ({ status: 500, answer: 'broken' }))
    await engine.drain()
    const [first] = await deliveriesOf(tenant, webhookId)
    expect(first).toMatchObject({ state: 'pending', attemptCount: 1, lastStatus: 500, lastError: 'Answered 500.' })
    const waitMs = Date.parse(first.nextAttemptAt) - api.clock.now().getTime()
    expect(waitMs).toBeGreaterThanOrEqual(4_000)
    expect(waitMs).toBeLessThanOrEqual(6_000)
    await engine.drain()
    expect(got).toHaveLength(1)
    for (let hours = 0; hours < 100; hours += 1) {
      api.clock.advance({ ms: hourMs })
      await engine.drain()
    }
    expect(got).toHaveLength(10)
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(got.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
    const [last] = await deliveriesOf(tenant, webhookId, '?state=failed')
    expect(last).toMatchObject({ state: 'failed', attemptCount: 10, nextAttemptAt: null })
    const read = await api.get(`/webhooks/${webhookId}`, { as: tenant })
    expect(read.body).toMatchObject({
      enabled: true,
      failingSince: expect.any(String),
      notice: expect.stringContaining('has failed'),
    })
  })

  it('waits for the time in Retry-After', async () => {
    const tenant = await api.createTenant()
    const { webhookId } = await givenWebhook(tenant)
    await givenContacts(tenant, 1)
    await receiver(() => ({ status: 429, retryAfter: '3600' })).engine.drain()
    const [delivery] = await deliveriesOf(tenant, webhookId)
    expect(Date.parse(delivery.nextAttemptAt) - api.clock.now().getTime()).toBe(hourMs)
  })

  it('includes a redirect, which is not followed', async () => {
    const tenant = await api.createTenant()
    const { webhookId } = await givenWebhook(tenant)
    await givenContacts(tenant, 1)
    await receiver(() => ({ status: 302 })).engine.drain()
    expect(await deliveriesOf(tenant, webhookId)).toMatchObject([
      { state: 'pending', lastStatus: 302, lastError: 'Answered 302: redirects are not followed.' },
    ])
  })

  it('with 410 disables the webhook at once, with a notice, and skips pending deliveries', async () => {
    const tenant = await api.createTenant()
    await api.post('/users', { email: 'chef@bureau.example', name: 'Chef', role: 'admin' }, { as: tenant })
    const { webhookId } = await givenWebhook(tenant, { fifo: true })
    await givenContacts(tenant, 2)
    const { got, engine } = receiver(() => ({ status: 410 }))
    await engine.drain()
    expect(got).toHaveLength(1)
    const { body } = await api.get(`/webhooks/${webhookId}`, { as: tenant })
    expect(body).toMatchObject({ enabled: false, disabledReason: 'gone', notice: expect.stringContaining('410') })
    expect((await deliveriesOf(tenant, webhookId)).map(({ state }) => state)).toEqual(['failed', 'skipped'])
    expect((await auditOf(api, webhookId, tenant)).at(-1)).toMatchObject({
      operation: 'disable-webhook',
      actor: { type: 'SYSTEM' },
    })
    const mails = await api.database.read(
      tenant.tenantId,
      sql`select purpose, reference_id as "webhookId", recipients -> 0 ->> 'address' as address from outgoing_mails where purpose like 'webhook%'`,
    )
    expect(mails).toEqual([{ purpose: 'webhook-disabled', webhookId, address: 'chef@bureau.example' }])
  })

  it('for 5 days in a row disables the webhook, unless one succeeds', async () => {
    const tenant = await api.createTenant()
    const failing = await givenWebhook(tenant, { url: 'https://failing.example.com/' })
    const shaky = await givenWebhook(tenant, { url: 'https://shaky.example.com/' })
    let isShakyUp = false
    const { engine } = receiver((request) => ({
      status: request.url.includes('shaky') && isShakyUp ? 200 : 503,
    }))
    for (let days = 0; days <= 5; days += 1) {
      await givenContacts(tenant, 2)
      isShakyUp = days === 3
      await engine.drain()
      api.clock.advance({ ms: 24 * hourMs + minuteMs })
      await engine.drain()
    }
    const states = await Promise.all(
      [failing, shaky].map(async ({ webhookId }) => (await api.get(`/webhooks/${webhookId}`, { as: tenant })).body),
    )
    expect(states).toMatchObject([
      { enabled: false, disabledReason: 'failing', notice: expect.stringContaining('5 days') },
      { enabled: true, disabledReason: null },
    ])
  })
})

describe('ordering and rate', () => {
  it('with fifo, the second delivery waits for the first while it fails', async () => {
    const tenant = await api.createTenant()
    await givenWebhook(tenant, { fifo: true })
    const names = await givenContacts(tenant, 3)
    let isUp = false
    const { bodies, engine } = receiver(() => ({ status: isUp ? 200 : 500 }))
    await engine.drain()
    expect(bodies().map(({ data }) => data.name)).toEqual([names[0]])
    isUp = true
    await engine.drain()
    expect(bodies()).toHaveLength(1)
    api.clock.advance({ ms: 10_000 })
    await engine.drain()
    expect(bodies().map(({ data }) => data.name)).toEqual([names[0], ...names])
  })

  it('sends no more than the rate allows, and the rest later', async () => {
    const tenant = await api.createTenant()
    await givenWebhook(tenant, { rateLimit: 5 })
    await givenContacts(tenant, 12)
    const { got, engine } = receiver()
    const counts: number[] = []
    for (let second = 0; second < 4; second += 1) {
      await engine.drain()
      counts.push(got.length)
      api.clock.advance({ ms: 1000 })
    }
    expect(counts).toEqual([5, 10, 12, 12])
  })

  it('sends at most 16 per webhook at once, without blocking others', async () => {
    const tenant = await api.createTenant()
    await givenWebhook(tenant, { url: 'https://slow.example.com/' })
    await givenWebhook(tenant, { url: 'https://quick.example.com/' })
    await givenContacts(tenant, 20)
    await testEngine(api, () => ({})).drain()
    await givenContacts(tenant, 20)
    const counted = { slow: 0, slowMax: 0, quick: 0 }
    const held: (() => void)[] = []
    const { DeliveryEngine } = await import('./index.ts')
    const { accepted } = await import('../../../../test/test-engine.ts')
    api.clock.advance({ ms: 2000 })
    const engine = new DeliveryEngine({
      services: api.services,
      worker: () => undefined,
      onError: () => undefined,
      post: async ({ url: to }) => {
        if (!to.includes('slow')) {
          counted.quick += 1
          return accepted
        }
        counted.slow += 1
        counted.slowMax = Math.max(counted.slowMax, counted.slow)
        await new Promise<void>((resolve) => held.push(resolve))
        counted.slow -= 1
        return accepted
      },
    })
    engine.start()
    await expect.poll(() => counted.quick).toBe(20)
    await expect.poll(() => counted.slow).toBe(16)
    const release = setInterval(() => {
      held.shift()?.()
    }, 5)
    await expect
      .poll(
        async () =>
          (
            await api.database.read(
              tenant.tenantId,
              sql<{ n: number }>`
      select count(*) as n from webhook_deliveries where state = 'pending'`,
            )
          )[0]?.n,
      )
      .toBe(0)
    clearInterval(release)
    await engine.stop()
    expect(counted.slowMax).toBe(16)
  })

  it('looks once at a tenant without webhooks, whatever it writes, until it has one', async () => {
    const [without, other] = [await api.createTenant(), await api.createTenant()]
    await givenWebhook(other)
    const looks: string[] = []
    const database = new Database({
      url: api.serviceUrl,
      passes: testPasses,
      poolSize: 2,
      onIdleError: () => undefined,
    })
    const inTenant = vi.spyOn(database, 'inTenant').mockImplementation((tenantId, work) => {
      looks.push(tenantId)
      return api.database.inTenant(tenantId, work)
    })
    const names: string[] = []
    const engine = testEngine({ services: { ...api.services, database } }, ({ body }) => {
      names.push(JSON.parse(body).data.name)
      return {}
    })
    engine.start()
    for (const round of [1, 2, 3]) {
      engine.wake(without.tenantId)
      await api.post('/contacts', { name: `Runde ${round}` }, { as: other })
      engine.wake(other.tenantId)
      await expect.poll(() => names).toContain(`Runde ${round}`)
    }
    expect(looks.filter((id) => id === without.tenantId)).toHaveLength(1)
    await givenWebhook(without)
    engine.follow(without.tenantId)
    await api.post('/contacts', { name: 'Den første' }, { as: without })
    engine.wake(without.tenantId)
    await expect.poll(() => names).toContain('Den første')
    await engine.stop()
    inTenant.mockRestore()
    await database.close()
  })

  it('pauses a host for half a minute after five failed connections', async () => {
    const tenant = await api.createTenant()
    await givenWebhook(tenant, { url: 'https://down.example.com/', rateLimit: 1_000 })
    await givenContacts(tenant, 40)
    const { got, engine } = receiver(() => ({
      status: null,
      isUnreachable: true,
      error: 'The connection was refused.',
    }))
    await engine.drain()
    expect(got.length).toBeGreaterThanOrEqual(5)
    // The fifth failure, and what was under way then.
    expect(got.length).toBeLessThanOrEqual(4 + 16)
    const before = got.length
    api.clock.advance({ ms: 20_000 })
    await engine.drain()
    expect(got).toHaveLength(before)
    api.clock.advance({ ms: 15_000 })
    await engine.drain()
    expect(got.length).toBeGreaterThan(before)
  })

  it('deliveries of a dead worker are sent by another after a minute', async () => {
    const tenant = await api.createTenant()
    const { webhookId } = await givenWebhook(tenant)
    await givenContacts(tenant, 1)
    await api.database.inTenant(tenant.tenantId, (transaction) =>
      transaction.run(
        sql`select ${sqlFunction('dispatch_events')}(${tenant.tenantId}::uuid, ${api.clock.now()}::timestamptz, 10, '{"contacts.create": "read:contacts"}')`,
      ),
    )
    const claim = (worker: number): Promise<{ id: string }[]> =>
      api.database.asWorker('webhooks', (transaction) =>
        transaction.many(sql<{ id: string }>`
          select delivery_id as id from ${sqlFunction('claim_webhook_deliveries')}(${worker}::integer, ${api.clock.now()}::timestamptz, 100, '{}')
          where tenant_id = ${tenant.tenantId}::uuid`),
      )
    expect(await claim(0)).toHaveLength(1)
    expect(await claim(0)).toHaveLength(0)
    api.clock.advance({ ms: 59_000 })
    expect(await claim(0)).toHaveLength(0)
    api.clock.advance({ ms: 2_000 })
    expect(await claim(77)).toHaveLength(1)
    // The lock of worker 77 is held by nobody, so it is known to be gone.
    expect(await claim(78)).toHaveLength(1)
    const { engine } = receiver()
    await engine.drain()
    expect(await deliveriesOf(tenant, webhookId)).toMatchObject([{ state: 'succeeded', attemptCount: 1 }])
  })
})

describe('rotate webhook secret', () => {
  it('200: both secrets sign for 24 hours, then only the new one', async () => {
    api.clock.set(new Date())
    const tenant = await api.createTenant()
    const { webhookId, secret: old } = await givenWebhook(tenant)
    const rotated = await api.post(`/webhooks/${webhookId}/rotate-secret`, undefined, { as: tenant })
    expect(rotated.status, rotated.text).toBe(200)
    const { secret } = rotated.body
    expect(secret).not.toBe(old)
    expect(Date.parse(rotated.body.previousSecretUntil) - api.clock.now().getTime()).toBe(24 * hourMs)
    expect((await api.get(`/webhooks/${webhookId}`, { as: tenant })).body.secret).toBeUndefined()
    await givenContacts(tenant, 1)
    const { got, engine } = receiver()
    await engine.drain()
    expect(got[0]!.headers['webhook-signature']!.split(' ')).toHaveLength(2)
    for (const key of [old, secret]) new Receiver(key).verify(got[0]!.body, { ...got[0]!.headers })
    api.clock.advance({ ms: 24 * hourMs })
    await givenContacts(tenant, 1)
    await engine.drain()
    expect(got[1]!.headers['webhook-signature']!.split(' ')).toHaveLength(1)
  })
})

describe('redelivery', () => {
  it('200: one delivery in any state, with a fresh set of attempts', async () => {
    const tenant = await api.createTenant()
    const { webhookId } = await givenWebhook(tenant)
    await givenContacts(tenant, 1)
    const { got, engine } = receiver()
    await engine.drain()
    const [{ deliveryId }] = await deliveriesOf(tenant, webhookId)
    const again = await api.post(`/webhooks/${webhookId}/deliveries/${deliveryId}/redeliver`, undefined, { as: tenant })
    expect(again.body).toMatchObject({ deliveryId, state: 'pending', attemptCount: 1 })
    await engine.drain()
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([
      got[0]!.headers['webhook-id'],
      got[0]!.headers['webhook-id'],
    ])
    const detail = await api.get(`/webhooks/${webhookId}/deliveries/${deliveryId}`, { as: tenant })
    expect(detail.body.attempts.map((attempt: any) => attempt.number)).toEqual([1, 2])
  })

  it('200: everything since a given time that did not arrive, for one webhook or all', async () => {
    const tenant = await api.createTenant()
    const first = await givenWebhook(tenant, { url: 'https://one.example.com/' })
    const second = await givenWebhook(tenant, { url: 'https://two.example.com/' })
    await givenContacts(tenant, 2)
    await receiver(() => ({ status: 500 })).engine.drain()
    api.clock.advance({ ms: hourMs })
    const since = api.clock.now().toISOString()
    await api.patch(`/webhooks/${second.webhookId}`, { enabled: false }, { as: tenant })
    await givenContacts(tenant, 1)
    await receiver(() => ({ status: 500 })).engine.drain()
    const states = (await deliveriesOf(tenant, second.webhookId)).map(({ state }) => state)
    expect(states).toEqual(['skipped', 'skipped', 'skipped'])
    const redeliver = async (body: object): Promise<any> =>
      (await api.post('/webhooks/redeliver', body, { as: tenant })).body
    expect(await redeliver({ since, webhookId: second.webhookId })).toEqual({ count: 1 })
    expect(await redeliver({ since: '2020-01-01', webhookId: first.webhookId })).toEqual({ count: 3 })
    expect(await redeliver({ since: '2020-01-01' })).toEqual({ count: 2 })
    const { got, engine } = receiver()
    await engine.drain()
    expect(got).toHaveLength(6)
    const arrived = await Promise.all(
      [first, second].map(({ webhookId }) => deliveriesOf(tenant, webhookId, '?state=succeeded')),
    )
    expect(arrived.map((list) => list.length)).toEqual([3, 3])
    expect(await redeliver({ since: '2020-01-01' })).toEqual({ count: 0 })
    const unknown = await api.post('/webhooks/redeliver', { since, webhookId: first.tenantId }, { as: tenant })
    expect(unknown.body).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/webhookId' }] })
  })
})

describe('send test event', () => {
  it('200: realistic data, marked as a test, even for a disabled webhook', async () => {
    const tenant = await api.createTenant()
    const { webhookId } = await givenWebhook(tenant, { enabled: false, events: ['cases.create'] })
    const sent = await api.post('/webhooks/test-events', { event: 'contacts.create', webhookId }, { as: tenant })
    expect(sent.status, sent.text).toBe(200)
    expect(sent.body).toMatchObject({
      event: 'contacts.create',
      data: { tenantId: tenant.tenantId, name: expect.any(String) },
    })
    const { got, engine } = receiver()
    await engine.drain()
    expect(got).toHaveLength(1)
    expect(JSON.parse(got[0]!.body)).toEqual({ event: 'contacts.create', time: sent.body.time, data: sent.body.data })
    expect(got[0]!.headers).toMatchObject({ 'webhook-id': sent.body.eventId, 'fordring-test': 'true' })
    expect(await deliveriesOf(tenant, webhookId)).toMatchObject([
      { deliveryId: sent.body.deliveryId, state: 'succeeded' },
    ])
  })

  it('422: an unknown event type or webhook', async () => {
    const type = await api.post('/webhooks/test-events', { event: 'contacts.created', webhookId: api.tenant.tenantId })
    expect(type.body.errors).toEqual([{ path: '/event', message: 'is not a known event type' }])
    const webhook = await api.post('/webhooks/test-events', {
      event: 'contacts.create',
      webhookId: api.tenant.tenantId,
    })
    expect(webhook.body).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/webhookId' }] })
  })
})

describe('list event types', () => {
  it('200: each type with an example', async () => {
    const { body } = await api.get('/webhooks/event-types')
    expect(body.eventTypes.length).toBeGreaterThanOrEqual(16)
    expect(body.eventTypes).toContainEqual({
      event: 'contacts.create',
      description: expect.any(String),
      example: { event: 'contacts.create', time: expect.any(String), data: expect.any(Object) },
    })
  })
})

describe('the sweep', () => {
  it('deletes deliveries older than 30 days, and no event; attempts go with their partition', async () => {
    const { sweepDeliveries } = await import('./index.ts')
    const tenant = await api.createTenant()
    const { webhookId } = await givenWebhook(tenant)
    await givenContacts(tenant, 1)
    await receiver().engine.drain()
    api.clock.advance({ ms: 29 * 24 * hourMs })
    await sweepDeliveries(api.database, api.clock)
    expect(await deliveriesOf(tenant, webhookId)).toHaveLength(1)
    api.clock.advance({ ms: 2 * 24 * hourMs })
    await sweepDeliveries(api.database, api.clock)
    expect(await deliveriesOf(tenant, webhookId)).toHaveLength(0)
    const [left] = await api.database.read(
      tenant.tenantId,
      sql<{ attempts: number; events: number }>`
        select (select count(*) from webhook_attempts) as attempts, (select count(*) from events) as events`,
    )
    expect(left).toEqual({ attempts: 1, events: 1 })
  })
})
