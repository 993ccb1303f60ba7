import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantableScopes, operations } from '../../src/app.ts'
import { declared } from '../../src/platform/feature/declared.ts'
import { recordRequests, RequestRecorder } from '../../src/features/integration/request-log/index.ts'
import { isTenantOperation, type Operation, readScopeOf } from '../../src/platform/http/operations/operation.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { checkAll } from '../check-all.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { TestApp, TestTenant } from '../test-app.ts'
import { testEngine } from '../test-engine.ts'

const { events: eventTypes, auditSubjects } = declared()

/**
 * A token with the scope of a channel (feed, deliveries, audit trail, log of requests) and that of one area tries to
 * read the others through the channel.
 */
let api: TestApp
let tenant: PopulatedTenant
let recorder: RequestRecorder
let webhookId: string
/** The feed and the log as they were once everything had been done. */
let events: Record<string, any>[]
let logged: Record<string, any>[]
/** The newest entry of the log then: what the tests ask for is logged too. */
let logEnd: string
/** Requests that would remove what is being checked: the webhook, and the reader's position in the feed. */
const passedOver = new Set(['delete-webhook', 'acknowledge-webhook-items'])

beforeAll(async () => {
  ;({ api, own: tenant } = await startPopulatedApp({
    extend: (app, { database, clock }) => {
      recorder = new RequestRecorder({ database, onLoss: () => undefined })
      recordRequests(app, recorder, clock)
    },
  }))
  const hook = { url: 'https://hooks.example.com/all', rateLimit: 1000 }
  webhookId = (await api.post('/webhooks', hook, { as: tenant })).body.webhookId as string
  const inOrder = [...operations].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
  for (const operation of inOrder.filter(isTenantOperation)) {
    if (operation.success.isStream === true || passedOver.has(operation.id)) continue
    await api.request({ ...requestOf(operation, tenant, exampleFor(operation, tenant)), headers: {} })
  }
  await testEngine(api).drain()
  await recorder.flush()
  events = await allEvents()
  logged = await oneOfEachOperation()
})
afterAll(() => api.close())

async function tokenWith(...scopes: string[]): Promise<TestTenant> {
  return { tenantId: tenant.tenantId, ...(await api.createToken(tenant.tenantId, scopes)) }
}

async function itemsOf(path: string, as: TestTenant): Promise<Record<string, any>[]> {
  const answer = await api.get(path, { as })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.items
}

const areas = [...grantableScopes].filter((scope) => scope.startsWith('read:')).sort()

/** What a scope must not see, a different part for each scope: all of them together leave nothing out. */
function hiddenFrom<Item>(scope: string, hidden: readonly Item[]): Item[] {
  const partCount = 24
  const part = (areas.indexOf(scope) + 1) % partCount
  return hidden.filter((_, index) => index % partCount === part)
}

/** The whole feed from its beginning, whatever the reader has acknowledged. */
async function allEvents(): Promise<Record<string, any>[]> {
  const all: Record<string, any>[] = []
  for (let page = 0; all.length === page * 500; page++) {
    all.push(...(await itemsOf(`/webhooks/items?pageSize=500&order=newest-first&page=${page}`, tenant)))
  }
  return all.reverse()
}

/** The whole audit trail, newest first. */
async function allEntries(): Promise<Record<string, any>[]> {
  const all: Record<string, any>[] = []
  for (let page = 0; all.length === page * 500; page++) {
    all.push(...(await itemsOf(`/audit?pageSize=500&page=${page}`, tenant)))
  }
  return all
}

/** The newest entry in the log for each operation, whole. */
async function oneOfEachOperation(): Promise<Record<string, any>[]> {
  const all = await itemsOf('/requests?pageSize=500', tenant)
  logEnd = all[0]?.['requestId'] as string
  const newest = new Map(all.reverse().map((entry) => [entry['operation'], entry['requestId']]))
  const entries: Record<string, any>[] = []
  // One after the other: so many at once would be refused on a busy machine.
  for (const id of newest.values()) {
    const answer = await api.get(`/requests/${id}`, { as: tenant })
    expect(answer.status, answer.text).toBe(200)
    entries.push(answer.body as Record<string, any>)
  }
  return entries
}

describe('the declarations', () => {
  const rows = eventTypes.map(({ type, scope }) => [type, scope] as const)
  checkAll('name a scope that reads each event', rows, (_, scope) => {
    expect(areas).toContain(scope)
  })

  checkAll(
    'name a scope that reads the bodies of each operation in the request log',
    operations.map((operation) => [operation.id, operation] as const),
    (_, operation) => {
      const scope = readScopeOf(operation)
      if (scope !== null) expect(areas).toContain(scope)
    },
  )

  it('name a scope for every audit subject, and no unknown subject', () => {
    const sources = readdirSync(join(serverFolder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(serverFolder, 'src', file), 'utf8'))
    const audited = sources.flatMap((text) => [...text.matchAll(/subjectType: '([a-z-]+)'/g)].map(([, name]) => name))
    expect([...new Set(audited)].sort()).toEqual(Object.keys(auditSubjects).sort())
    for (const scope of Object.values(auditSubjects)) expect(areas).toContain(scope)
  })
})

describe('the feed', () => {
  it('shows nothing with only its own scope', async () => {
    expect(await itemsOf('/webhooks/items', await tokenWith('read:webhooks'))).toEqual([])
  })

  it.each(areas)('shows with %s everything that scope reads, in order', async (scope) => {
    const readable = new Set(eventTypes.filter((type) => type.scope === scope).map(({ type }) => type))
    const as = await tokenWith('read:webhooks', scope)
    for (const order of ['oldest-first', 'newest-first'] as const) {
      const expected = events.filter(({ event }) => readable.has(event))
      if (order === 'newest-first') expected.reverse()
      expect(await itemsOf(`/webhooks/items?pageSize=500&order=${order}`, as)).toEqual(expected)
      const second = await itemsOf(`/webhooks/items?pageSize=2&page=1&order=${order}`, as)
      expect(second).toEqual(expected.slice(2, 4))
    }
  })

  it('shows nothing of a requested type that cannot be read', async () => {
    expect(await itemsOf('/webhooks/items?event=cases.create', await tokenWith('read:webhooks'))).toEqual([])
  })
})

describe('deliveries', () => {
  it.each(areas)('show with %s the bodies and responses that the scope reads', async (scope) => {
    const as = await tokenWith('read:webhooks', scope)
    const deliveries = await itemsOf(`/webhooks/${webhookId}/deliveries?pageSize=500`, as)
    const oneOfEach = [...new Map(deliveries.map((delivery) => [delivery['event'], delivery])).values()]
    const isReadable = (delivery: Record<string, any>): boolean =>
      eventTypes.find(({ type }) => type === delivery['event'])?.scope === scope
    const hidden = oneOfEach.filter((delivery) => !isReadable(delivery))
    for (const delivery of [...oneOfEach.filter(isReadable), ...hiddenFrom(scope, hidden)]) {
      const { deliveryId, event } = delivery
      const { body } = await api.get(`/webhooks/${webhookId}/deliveries/${deliveryId}`, { as })
      expect(body.body !== null, event).toBe(isReadable(delivery))
      expect(body.attempts.length, event).toBeGreaterThan(0)
      for (const { answer } of body.attempts) expect(answer, event).toBe(isReadable(delivery) ? 'ok' : null)
    }
    expect(oneOfEach.length).toBeGreaterThan(10)
  })
})

describe('the audit trail', () => {
  const tokens = new Map<string, TestTenant>()
  let everything: Record<string, any>[]
  beforeAll(async () => {
    // Tokens are entries too, so all of them are made before the trail is read.
    for (const scope of areas) tokens.set(scope, await tokenWith('read:audit', scope))
    everything = await allEntries()
  })

  it('shows nothing with only its own scope', async () => {
    expect(await itemsOf('/audit', tokens.get('read:audit')!)).toEqual([])
  })

  it.each(areas)('shows with %s everything that scope reads, in order', async (scope) => {
    const as = tokens.get(scope)!
    const expected = everything.filter(({ subjectType }) => auditSubjects[subjectType] === scope)
    expect(await itemsOf('/audit?pageSize=500', as)).toEqual(expected)
    expect(await itemsOf('/audit?pageSize=2&page=1', as)).toEqual(expected.slice(2, 4))
    for (const { subjectId, subjectType } of everything.filter((entry) => !expected.includes(entry)).slice(0, 3)) {
      expect(await itemsOf(`/audit?subjectId=${subjectId}&subjectType=${subjectType}`, as)).toEqual([])
    }
  })
})

describe('the request log', () => {
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]))

  it.each(['read:requests', ...areas])('shows with %s the paths and bodies that the scope reads', async (scope) => {
    const as = await tokenWith('read:requests', scope)
    const isReadable = ({ operation: id }: Record<string, any>): boolean => {
      const operation = byId.get(id)!
      return readScopeOf(operation) === scope && operation.showsOtherAreas !== true
    }
    const listed = new Map(
      (await itemsOf(`/requests?pageSize=500&after=${logEnd}`, as)).map((entry) => [entry['requestId'], entry]),
    )
    const older = logged.filter(({ requestId }) => requestId !== logEnd)
    const [readable, hidden] = [older.filter(isReadable), older.filter((entry) => !isReadable(entry))]
    for (const { requestId, operation: id, path, query, objectIds } of readable)
      expect(listed.get(requestId), id).toMatchObject({ path, query, objectIds })
    for (const { requestId, operation: id } of hidden)
      expect(listed.get(requestId), id).toMatchObject({ path: byId.get(id)!.path, query: null, objectIds: [] })
    for (const own of readable) expect((await api.get(`/requests/${own['requestId']}`, { as })).body).toEqual(own)
    for (const own of hiddenFrom(scope, hidden)) {
      const { requestId, operation: id, objectIds } = own
      const nothing = { query: null, idempotencyKey: null, objectIds: [], requestBody: null, responseBody: null }
      const { body: shown } = await api.get(`/requests/${requestId}`, { as })
      expect(shown, id).toEqual({ ...own, ...nothing, path: byId.get(id)!.path })
      if (objectIds.length === 0) continue
      expect(await itemsOf(`/requests?objectId=${objectIds[0]}&operation=${id}`, as), id).toEqual([])
    }
    expect(logged.length).toBeGreaterThan(50)
  })
})

describe('a webhook', () => {
  const urlOf = (name: string): string => `https://hooks.example.com/${name}`

  /** What a webhook was sent when a contact and a creditor were made, beside whatever else. */
  async function eventsSentTo(url: string): Promise<string[]> {
    const got: string[] = []
    await api.post('/contacts', { name: 'Låsesmed' }, { as: tenant })
    await api.post('/creditors', { name: 'Nordkyst' }, { as: tenant })
    await testEngine(api, (request) => {
      if (request.url === url) got.push((JSON.parse(request.body) as { event: string }).event)
      return {}
    }).drain()
    return got.sort()
  }

  it('is sent what its creator may read, and no more once the creator may not', async () => {
    const maker = await tokenWith('write:webhooks', 'read:webhooks', 'read:contacts', 'read:creditors')
    const url = urlOf('cut')
    const made = await api.post('/webhooks', { url }, { as: maker })
    expect(made.body.scopes).toEqual(['read:contacts', 'read:creditors', 'read:webhooks'])
    expect(await eventsSentTo(url)).toEqual(['contacts.create', 'creditors.create'])
    const path = `/tokens/${maker.tokenId}`
    await api.patch(path, { scopes: ['read:webhooks', 'read:contacts', 'read:cases'] }, { as: tenant })
    expect(await eventsSentTo(url)).toEqual(['contacts.create'])
    const read = (await api.get(`/webhooks/${made.body.webhookId}`, { as: tenant })).body
    expect(read.scopes).toEqual(['read:contacts', 'read:webhooks'])
    expect(read.notice).toContain('creditors.create')
    await api.delete(path, { as: tenant })
    expect(await eventsSentTo(url)).toEqual([])
    expect((await api.get(`/webhooks/${made.body.webhookId}`, { as: tenant })).body.scopes).toEqual([])
  })

  it('is not sent queued or repeated deliveries once its creator may not read them', async () => {
    const maker = await tokenWith('write:webhooks', 'read:contacts')
    const url = urlOf('queued')
    const { body: hook } = await api.post('/webhooks', { url, events: ['contacts.create'] }, { as: maker })
    await api.post('/contacts', { name: 'Glarmester' }, { as: tenant })
    await testEngine(api, () => ({ status: 500 })).drain()
    await api.delete(`/tokens/${maker.tokenId}`, { as: tenant })
    const [delivery] = await itemsOf(`/webhooks/${hook.webhookId}/deliveries`, tenant)
    const again = `/webhooks/${hook.webhookId}/deliveries/${delivery?.['deliveryId']}/redeliver`
    expect((await api.post(again, undefined, { as: tenant })).status).toBe(200)
    const got: string[] = []
    await testEngine(api, (request) => {
      got.push(request.url)
      return {}
    }).drain()
    expect(got).not.toContain(url)
    expect((await itemsOf(`/webhooks/${hook.webhookId}/deliveries`, tenant))[0]?.['state']).toBe('skipped')
  })

  it('gets no new address or secret from a caller who may read less than it is sent', async () => {
    const weak = await tokenWith('write:webhooks', 'read:contacts')
    const turned = await api.patch(`/webhooks/${webhookId}`, { url: urlOf('mine') }, { as: weak })
    const rotated = await api.post(`/webhooks/${webhookId}/rotate-secret`, {}, { as: weak })
    for (const answer of [turned, rotated]) expect([answer.status, answer.body.code]).toEqual([422, 'scope-not-held'])
    expect((await api.patch(`/webhooks/${webhookId}`, { description: 'Ny' }, { as: weak })).status).toBe(200)
  })
})
