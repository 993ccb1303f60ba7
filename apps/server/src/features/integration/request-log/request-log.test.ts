import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idAt } from '../../../../test/id-at.ts'
import { testPasses } from '../../../../test/template-database.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { Database } from '../../../platform/database/database.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { recordRequests, RequestRecorder } from './index.ts'
import { waitingCountMax } from './request-recorder.ts'
import { sweepRequests } from './sweep-requests.ts'

let api: TestApp
let recorder: RequestRecorder
const losses: number[] = []

beforeAll(async () => {
  api = await startTestApp({
    extend: (app, { database, clock }) => {
      recorder = new RequestRecorder({ database, onLoss: (count) => losses.push(count) })
      recordRequests(app, recorder, clock)
    },
  })
})
afterAll(() => api.close())

async function list(query = '', as = api.tenant): Promise<Record<string, any>[]> {
  await recorder.flush()
  const { status, body, text } = await api.get(`/requests?${query}`, { as })
  expect(status, text).toBe(200)
  return body.items
}

async function logged(answer: Answer, as = api.tenant): Promise<Record<string, any>> {
  await recorder.flush()
  const { status, body, text } = await api.get(`/requests/${String(answer.headers['request-id'])}`, { as })
  expect(status, text).toBe(200)
  return body
}

async function operations(query: string, as?: TestTenant): Promise<string[]> {
  return (await list(query, as)).map(({ operation }) => operation)
}

describe('the request log', () => {
  it('stores a write with its caller, key, bodies and created resource', async () => {
    const key = randomUUID()
    const created = await api.post('/contacts', { name: 'Per' }, { headers: { 'idempotency-key': key } })
    const { requestId, durationMs, ...rest } = await logged(created)
    expect(requestId).toBe(created.headers['request-id'])
    expect(durationMs).toBeGreaterThanOrEqual(0)
    expect(rest).toEqual({
      at: '2026-03-02T09:00:00.000Z',
      operation: 'create-contact',
      method: 'POST',
      path: `/v1/${api.tenant.tenantId}/contacts`,
      query: null,
      status: 201,
      caller: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
      idempotencyKey: key,
      isReplay: false,
      problemCode: null,
      objectIds: [created.body.id],
      requestBody: '{"name":"Per"}',
      responseBody: created.text,
    })
  })

  it('distinguishes a replay from the first response', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await api.post('/contacts', { name: 'Pia' }, { headers })
    await api.post('/contacts', { name: 'Pia' }, { headers })
    const entries = await list(`idempotencyKey=${headers['idempotency-key']}`)
    expect(entries.map(({ isReplay }) => isReplay)).toEqual([true, false])
  })

  it.each([
    ['a NUL in the query', () => api.get('/creditors?q=a%00b')],
    ['an emoji where the stored query ends', () => api.get(`/creditors?q=${'a'.repeat(1_997)}😀`)],
    ['a NUL in the path', () => api.get('/contacts/%00')],
    ['a NUL in a member', () => api.post('/contacts', { name: 'a\u0000b' })],
    ['a NUL in the name of a member', () => api.post('/contacts', { name: 'Per', 'a\u0000b': 1 })],
    ['half of a surrogate pair in a member', () => api.post('/contacts', { name: 'a\ud800b' })],
  ])('stores a request with what PostgreSQL cannot store, and those that wait with it: %s', async (_case, send) => {
    const before = await api.post('/contacts', { name: 'Bo' })
    const refused = await send()
    expect(refused.status).toBe(422)
    expect(await logged(refused)).toMatchObject({ status: 422, responseBody: refused.text })
    expect(await logged(before)).toMatchObject({ status: 201 })
    expect(losses).toEqual([])
  })

  it('stores rejected requests with their code, including those without the scope', async () => {
    const missing = await api.get(`/contacts/${randomUUID()}`)
    expect(await logged(missing)).toMatchObject({ status: 404, problemCode: 'not-found', responseBody: missing.text })
    const invalid = await api.post('/contacts', { name: 7 })
    expect(await logged(invalid)).toMatchObject({
      status: 422,
      problemCode: 'validation-failed',
      requestBody: '{"name":7}',
    })
    const { token } = await api.createToken(api.tenant.tenantId, ['read:cases'])
    const forbidden = await api.get('/contacts', { as: { ...api.tenant, token } })
    expect(await logged(forbidden)).toMatchObject({ status: 401, problemCode: 'insufficient-scope' })
  })

  it('stores nothing for unknown callers', async () => {
    const unknown = await api.get('/contacts', { as: { ...api.tenant, token: 'x' } })
    expect(unknown.status).toBe(401)
    await recorder.flush()
    expect((await api.get(`/requests/${String(unknown.headers['request-id'])}`)).status).toBe(404)
  })

  it('stores no secret, file content or CPR number', async () => {
    const token = await api.post('/tokens', { name: 'ERP', scopes: ['read:cases'] })
    expect((await logged(token))['responseBody']).not.toContain(token.body.token)
    const content = Buffer.from('en hemmelig aftale').toString('base64')
    const file = await api.post('/files', { fileName: 'a.txt', content })
    expect((await logged(file))['requestBody']).toBe('{"fileName":"a.txt","content":"[a file of 24 characters]"}')
    const note = await api.post('/interactions', { type: 'DEBTOR NOTE', notes: 'Mit nummer er 010203-1234' })
    expect((await logged(note))['requestBody']).toContain('Mit nummer er [redacted]')
    const search = await api.get('/contacts?search=010203%2D1234')
    expect(await logged(search)).toMatchObject({ query: 'search=[redacted]' })
    const download = await api.get(`/files/${file.body.fileId}/download`)
    expect(await logged(download)).toMatchObject({ responseBody: null, objectIds: [file.body.fileId] })
  })

  it('does not store a long response', async () => {
    for (let index = 0; index < 40; index++)
      await api.post('/contacts', { name: 'x'.repeat(200), email: `a${index}@b.example` })
    const long = await api.get('/contacts?pageSize=100')
    const { responseBody } = await logged(long)
    expect(Buffer.byteLength(responseBody)).toBeLessThanOrEqual(4 * 1024)
  })
})

describe('list requests', () => {
  it('200: newest first, by status class, operation, caller, resource and time', async () => {
    const tenant = await api.createTenant('Log')
    const as = { as: tenant }
    const other = await api.createToken(tenant.tenantId, ['read:contacts'])
    api.clock.set(new Date('2026-03-03T10:00:00.000Z'))
    const { body: contact } = await api.post('/contacts', { name: 'Per' }, as)
    api.clock.set(new Date('2026-03-04T10:00:00.000Z'))
    await api.patch(`/contacts/${contact.id}`, { name: 'Pia' }, as)
    await api.get(`/contacts/${randomUUID()}`, { as: { ...tenant, ...other } })
    expect(await operations('', tenant)).toEqual(['get-contact', 'patch-contact', 'create-contact'])
    expect(await operations('status=4xx', tenant)).toEqual(['get-contact'])
    expect(await operations('status=2xx&operation=patch-contact', tenant)).toEqual(['patch-contact'])
    expect(await operations(`callerId=${other.tokenId}`, tenant)).toEqual(['get-contact'])
    expect(await operations(`objectId=${contact.id}`, tenant)).toEqual(['patch-contact', 'create-contact'])
    expect(await operations('to=2026-03-04T00:00:00Z', tenant)).toEqual(['create-contact'])
    expect(await operations('from=2026-03-04T10:00:00Z&operation=patch-contact', tenant)).toEqual(['patch-contact'])
    expect(await operations('callerType=USER', tenant)).toEqual([])
    const [first] = await list('operation=get-contact', tenant)
    expect(await operations(`after=${first!['requestId']}&pageSize=1`, tenant)).toEqual(['patch-contact'])
  })

  it('200: failed requests, by code, and replays', async () => {
    const tenant = await api.createTenant('Fejl')
    const headers = { 'idempotency-key': randomUUID() }
    await api.post('/contacts', { name: 'Per' }, { as: tenant, headers })
    await api.post('/contacts', { name: 'Per' }, { as: tenant, headers })
    await api.post('/contacts', {}, { as: tenant })
    await api.get(`/contacts/${randomUUID()}`, { as: tenant })
    expect(await operations('status=failed', tenant)).toEqual(['get-contact', 'create-contact'])
    expect(await operations('problemCode=not-found', tenant)).toEqual(['get-contact'])
    expect(await list('isReplay=true', tenant)).toMatchObject([{ operation: 'create-contact', isReplay: true }])
    expect(
      (await list('isReplay=false&callerType=KEY&status=2xx', tenant)).map(({ isReplay }) => isReplay),
    ).not.toContain(true)
  })

  it('200: by any id', async () => {
    const tenant = await api.createTenant('Id')
    const headers = { 'idempotency-key': randomUUID() }
    const created = await api.post('/contacts', { name: 'Per' }, { as: tenant, headers })
    const { id } = created.body
    const listed = await api.get(`/audit?subjectId=${id}`, { as: tenant })
    expect(listed.status).toBe(200)
    expect(await operations(`q=${headers['idempotency-key']}`, tenant)).toEqual(['create-contact'])
    expect(await operations(`q=${id}`, tenant)).toEqual(['list-audit-entries', 'create-contact'])
    expect(await operations(`q=${String(created.headers['request-id'])}`, tenant)).toEqual(['create-contact'])
    expect(await operations('q=nothing', tenant)).toEqual([])
    // Searching for the requests of a resource is not one of them.
    expect(await operations(`objectId=${id}`, tenant)).toEqual(['list-audit-entries', 'create-contact'])
    expect(await operations(`objectId=${id}`)).toEqual([])
  })

  it("404: another tenant's request; 422: unknown filters and classes", async () => {
    const own = await api.post('/contacts', { name: 'Eva' })
    await recorder.flush()
    const foreign = await api.createTenant('Andre')
    const requestId = String(own.headers['request-id'])
    expect((await api.get(`/requests/${requestId}`, { as: foreign })).status).toBe(404)
    expect((await api.get(`/requests/${requestId}`)).status).toBe(200)
    expect((await api.get('/requests?status=200')).body.errors[0].path).toContain('status')
    expect((await api.get('/requests?tokenId=x')).status).toBe(422)
  })
})

const entry = {
  ...{ at: new Date(), operation: 'x', method: 'GET', path: '/', query: null, status: 200, durationMs: 1 },
  caller: { type: 'KEY' as const, id: randomUUID(), name: 'x' },
  ...{
    idempotencyKey: null,
    isReplay: false,
    problemCode: null,
    requestBody: null,
    responseBody: null,
    objectIds: [],
    visibleFrom: 'admin' as const,
  },
}

describe('the recorder', () => {
  it('writes requests of several tenants, and drops the excess instead of waiting', async () => {
    const [first, second] = [await api.createTenant('Et'), await api.createTenant('To')]
    await recorder.flush()
    losses.length = 0
    for (let index = 0; index < waitingCountMax + 7; index++) {
      recorder.record((index % 2 === 0 ? first : second).tenantId, { ...entry, requestId: newId() })
    }
    await recorder.flush()
    expect(losses).toEqual([7])
    expect(await list('pageSize=100', first)).toHaveLength(100)
    recorder.record(first.tenantId, { ...entry, operation: 'later', requestId: newId() })
    expect(await operations('operation=later', first)).toEqual(['later'])
  })

  it('reports how many entries were lost if the database fails, and continues', async () => {
    const lost: number[] = []
    const database = new Database({
      url: 'postgres://127.0.0.1:1/none',
      passes: testPasses,
      poolSize: 1,
      onIdleError: () => undefined,
    })
    const failing = new RequestRecorder({ database, onLoss: (count) => lost.push(count) })
    failing.record(randomUUID(), { ...entry, requestId: newId() })
    await failing.flush()
    failing.record(randomUUID(), { ...entry, requestId: newId() })
    await failing.flush()
    expect(lost).toEqual([1, 1])
    await database.close()
  })
})

describe('the days that a tenant keeps its log', () => {
  const dayMs = 86_400_000
  const objectId = newId()

  /** Records requests of so many days ago. */
  async function givenDaysAgo({ tenantId }: TestTenant, ...days: number[]): Promise<void> {
    for (const day of days) {
      const requestId = idAt(Date.now() - day * dayMs)
      recorder.record(tenantId, {
        ...entry,
        requestId,
        operation: 'get-contact',
        path: `day ${day}`,
        objectIds: [objectId],
      })
    }
    await recorder.flush()
  }

  const daysOf = async (as: TestTenant, query = ''): Promise<string[]> =>
    (await list(`operation=get-contact&pageSize=500${query}`, as)).map(({ path }) => path)

  const sweep = (): Promise<void> => sweepRequests(api.database, pino({ level: 'silent' }))

  it('delete what is older, with what it named, and nothing of other tenants', async () => {
    const [short, long] = [await api.createTenant('Kort'), await api.createTenant('Lang')]
    for (const as of [short, long]) await givenDaysAgo(as, 0, 6.9, 7.1, 29)
    await sweep()
    expect(await daysOf(short)).toHaveLength(4)
    await api.patch('/settings', { requestLogDays: 7 }, { as: short })
    await sweep()
    expect(await daysOf(short)).toEqual(['day 0', 'day 6.9'])
    expect(await daysOf(short, `&objectId=${objectId}`)).toEqual(['day 0', 'day 6.9'])
    const objects = await api.database.read(
      short.tenantId,
      sql`select from api_request_objects where object_id = ${objectId}::uuid`,
    )
    expect(objects).toHaveLength(2)
    expect(await daysOf(long, `&objectId=${objectId}`)).toHaveLength(4)
    await api.patch('/settings', { requestLogDays: 1 }, { as: short })
    await sweep()
    expect(await daysOf(short)).toEqual(['day 0'])
  })

  it('delete more than a batch in one run', async () => {
    const as = await api.createTenant('Mange')
    await givenDaysAgo(as, ...Array.from({ length: 1_500 }, () => 3))
    await api.patch('/settings', { requestLogDays: 2 }, { as })
    await sweep()
    expect(await daysOf(as)).toEqual([])
  })

  it('are no way to delete a request of the last day: the service may not delete, and the settings decide', async () => {
    const as = await api.createTenant('Sikker')
    const deleting = (statement: Statement): Promise<unknown> =>
      api.database.inTenant(as.tenantId, (transaction) => transaction.run(statement))
    await expect(deleting(sql`delete from api_requests`)).rejects.toThrow('permission denied')
    await givenDaysAgo(as, 0.9)
    await api.patch('/settings', { requestLogDays: 1 }, { as })
    await expect(deleting(sql`update tenant_settings set request_log_days = 0`)).rejects.toThrow('request_log_days')
    await sweep()
    expect(await daysOf(as)).toEqual(['day 0.9'])
  })
})
