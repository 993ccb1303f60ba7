import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { api as description, buildApp, problems } from '../../src/app.ts'
import { Database } from '../../src/platform/database/database.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { answerDocumentation } from '../../src/platform/http/reference/documentation.ts'
import { answerHealth } from '../../src/platform/http/server/health.ts'
import { Authenticator } from '../../src/platform/identity/authenticator.ts'
import { newId } from '../../src/platform/ids.ts'
import { checkAll } from '../check-all.ts'
import { checkAnswers } from '../check-answers.ts'
import { DatabaseProxy } from '../database-proxy.ts'
import { LockHolder } from '../lock-holder.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import { asOwner, testPasses } from '../template-database.ts'
import { type Answer, startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
let populated: PopulatedTenant
/** The service with its pages, as started in production. */
let site: FastifyInstance

beforeAll(async () => {
  ;({ api, own: populated } = await startPopulatedApp())
  site = await buildApp({
    services: api.services,
    logger: pino({ level: 'silent' }),
    trustProxy: [],
    extend: async (app) => {
      await checkAnswers(app)
      answerHealth(app, { ...api.services, migrations: [], parts: {}, isStopping: () => false })
      answerDocumentation(app, { api: description, publicUrl: () => 'http://127.0.0.1:3000' })
    },
  })
  await site.ready()
})
afterAll(async () => {
  await site.close()
  await api.close()
})

/** Sends raw bytes. */
async function postRaw(
  payload: Buffer | string,
  headers: Record<string, string> = {},
  path = '/contacts',
): Promise<Answer> {
  const response = await api.app.inject({
    method: 'POST',
    url: `/v1/${api.tenant.tenantId}${path}`,
    headers: { authorization: `Bearer ${api.tenant.token}`, 'content-type': 'application/json', ...headers },
    payload,
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.payload,
    body: isJson ? response.json() : undefined,
  }
}

async function contactCount(): Promise<number> {
  const [row] = await api.database.read(
    api.tenant.tenantId,
    sql<{ n: number }>`select count(*)::int as n from contacts`,
  )
  return row!.n
}

it('serving requests does not change the declarations', async () => {
  expect((await api.get('/creditors')).status).toBe(200)
  expect((await api.get(`/creditors/${populated.ids['creditorId'] ?? ''}`, { as: populated })).status).toBe(200)
  expect(JSON.stringify(description.operations)).not.toContain('["null"')
})

describe('a body', () => {
  it.each([
    ['cut short', '{"name":'],
    ['with a comma too many', '{"name":"Per",}'],
    ['in single quotes', "{'name':'Per'}"],
    ['followed by more', '{"name":"Per"} {}'],
    ['with NaN', '{"name":NaN}'],
    ['that is empty', ''],
    ['naming a member twice', '{"name":"Per","name":"Poul"}'],
    ['naming a member twice, once in disguise', '{"name":"Per","n\\u0061me":"Poul"}'],
    ['naming a member twice deep inside', '{"name":"Per","phone":{"locale":"45","number":"1","locale":"46"}}'],
    ['with __proto__', '{"name":"Per","__proto__":{"isAdmin":true}}'],
    ['with __proto__ in disguise', '{"name":"Per","\\u005f_proto__":{"isAdmin":true}}'],
    ['with __proto__ deep inside', '{"name":"Per","phone":{"__proto__":{"locale":"45"}}}'],
    ['with constructor.prototype', '{"name":"Per","constructor":{"prototype":{"isAdmin":true}}}'],
  ])('400: that is JSON %s', async (_, payload) => {
    const { status, body } = await postRaw(payload)
    expect(status).toBe(400)
    expect(body.code).toBe('malformed-json')
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })

  it('400: names the duplicate member', async () => {
    const { body } = await postRaw('{"name":"Per","phone":{"locale":"45","number":"1","locale":"46"}}')
    expect(body.detail).toContain('/phone/locale')
  })

  it.each([
    ['a byte that UTF-8 has not', Buffer.from([...Buffer.from('{"name":"P'), 0xff, ...Buffer.from('r"}')])],
    ['an overlong form', Buffer.from([...Buffer.from('{"name":"'), 0xc0, 0xaf, ...Buffer.from('"}')])],
    [
      'half a surrogate pair in bytes',
      Buffer.from([...Buffer.from('{"name":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')]),
    ],
    ['Latin-1', Buffer.from('{"name":"Søren"}', 'latin1')],
    ['UTF-16', Buffer.from('\ufeff{"name":"Per"}', 'utf16le')],
  ])('400: with %s', async (_, payload) => {
    expect(await postRaw(payload)).toMatchObject({ status: 400, body: { code: 'malformed-json' } })
  })

  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json;',
    ' application/json',
    'application/json\t; charset=utf-8',
    'application/json ; charset="utf-8"',
  ])('is parsed and validated as Content-Type %j', async (type) => {
    const headers = { 'content-type': type }
    expect(await postRaw('{"name":"Per"}', headers)).toMatchObject({ status: 201 })
    expect(await postRaw('{"name":5}', headers)).toMatchObject({ status: 422, body: { code: 'validation-failed' } })
  })

  it.each([
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'application/json-patch+json',
    'application/json, text/plain',
    'application/json text/plain',
    'text/plain; application/json',
    'multipart/form-data; boundary=x',
    'application',
    '/',
    ';',
  ])('415: as Content-Type %j', async (type) => {
    for (const payload of ['{"name":"Per"}', '{"name":5}']) {
      const answer = await postRaw(payload, { 'content-type': type })
      expect(answer.status, answer.text).toBe(415)
      expect(answer.body.code).toBe('unsupported-media-type')
    }
  })

  it.each([
    'application/json\u00a0',
    'application/json\u000b',
    '\fapplication/json',
    'application/json;;;',
    'application/json; a=b; c',
  ])('is rejected or validated as Content-Type %j', async (type) => {
    expect([201, 415]).toContain((await postRaw('{"name":"Per"}', { 'content-type': type })).status)
    expect([422, 415]).toContain((await postRaw('{"name":5}', { 'content-type': type })).status)
  })

  it('415: without a Content-Type', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/v1/${api.tenant.tenantId}/contacts`,
      headers: { authorization: `Bearer ${api.tenant.token}` },
      payload: Buffer.from('{"name":"Per"}'),
    })
    expect(response.statusCode).toBe(415)
  })

  it('413: of 10 MB', async () => {
    const answer = await postRaw(`{"name":"${'x'.repeat(10_000_000)}"}`)
    expect(answer).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
  })

  it('is accepted up to 1 MiB if its fields can need as much, and not a byte more', async () => {
    const note = (text: string): string => JSON.stringify({ type: 'NOTE', details: { text } })
    const bodyOf = (size: number): string => note('x'.repeat(size - note('').length))
    expect((await api.post('/interactions', bodyOf(1024 * 1024))).status).toBe(201)
    expect((await api.post('/interactions', bodyOf(1024 * 1024 + 1))).status).toBe(413)
  })

  it('422: that is nested without end', async () => {
    const deep = `{"name":"Per","extra":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    expect(await postRaw(deep)).toMatchObject({ status: 422, body: { errors: [{ path: '' }] } })
    expect(await postRaw(deep, { 'idempotency-key': newId() })).toMatchObject({ status: 422 })
  })

  it('422: that is missing, or not an object', async () => {
    expect((await api.post('/contacts')).status).toBe(422)
    for (const payload of ['null', '[]', '"Per"', '5', 'true'])
      expect((await postRaw(payload)).status, payload).toBe(422)
  })

  it('may start with a byte order mark', async () => {
    expect(await postRaw('\ufeff{"name":"Per"}')).toMatchObject({ status: 201, body: { name: 'Per' } })
  })

  it('is not needed for a delete, with any Content-Type', async () => {
    const { body: contact } = await api.post('/contacts', { name: 'Per' })
    const answer = await api.delete(`/contacts/${contact.id}`, { headers: { 'content-type': 'application/json' } })
    expect(answer.status, answer.text).toBe(200)
  })

  it.each([
    ['application/json', '{"broken":'],
    ['text/plain', 'hello'],
    ['application/json', `"${'x'.repeat(2_000_000)}"`],
  ])('is rejected as declared if sent with a delete: %s %#', async (type, payload) => {
    const { body: contact } = await api.post('/contacts', { name: 'Per' })
    const response = await api.app.inject({
      method: 'DELETE',
      url: `/v1/${api.tenant.tenantId}/contacts/${contact.id}`,
      headers: { authorization: `Bearer ${api.tenant.token}`, 'content-type': type },
      payload,
    })
    expect([400, 413, 415], response.payload).toContain(response.statusCode)
    expect((await api.get(`/contacts/${contact.id}`)).status).toBe(200)
  })
})

describe('a value', () => {
  it.each(['"5"', 'true', '[7]', '1.5', 'null', '{}', '1e400', '-1', '0', '9007199254740992', '"Infinity"'])(
    '422: %s is not a valid amount',
    async (amount) => {
      const answer = await postRaw(`{"caseVoucherReferenceId":"F-1","amount":${amount}}`, {}, '/direct-payments')
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ code: 'validation-failed', errors: [{ path: '/amount' }] })
    },
  )

  it.each(['5', '5.0', '5e0', '9007199254740991'])('%s is a valid amount', async (amount) => {
    const answer = await postRaw(`{"caseVoucherReferenceId":"F-1","amount":${amount}}`, {}, '/direct-payments')
    expect(answer.body.code).toBe('voucher-not-found')
  })

  it.each([
    ['a NUL', '{"name":"a\\u0000b"}', '/name'],
    ['a NUL deep inside', '{"name":"Per","phone":{"locale":"45","number":"1\\u00002"}}', '/phone/number'],
    ['a NUL in the name of a member', '{"name":"Per","a\\u0000b":1}', '/a\ufffdb'],
    ['the first half of a surrogate pair', '{"name":"a\\ud800b"}', '/name'],
    ['the second half of a surrogate pair', '{"name":"a\\udc00"}', '/name'],
  ])('422: with %s names its path', async (_, payload, path) => {
    const answer = await postRaw(payload)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'validation-failed', errors: [{ path }] })
  })

  it('422: with a NUL in the path or the query', async () => {
    expect((await api.get('/contacts/%00')).status).toBe(422)
    expect((await api.get('/creditors?q=a%00b')).status).toBe(422)
    expect((await api.get('/customers/by-reference-id/a%00b')).status).toBe(422)
  })

  it('of a text is trimmed and normalised', async () => {
    const { body } = await api.post('/contacts', { name: ' \t Ga\u030ardhus A\u030angstro\u0308m \u2003\n' })
    expect(body.name).toBe('G\u00e5rdhus \u00c5ngstr\u00f6m')
    expect((await api.get(`/contacts/${String(body.id)}`)).body.name).toBe('G\u00e5rdhus \u00c5ngstr\u00f6m')
    expect((await api.post('/contacts', { name: '   ' })).status).toBe(422)
  })

  it('of a text is limited in characters, not bytes', async () => {
    expect((await api.post('/contacts', { name: '😀'.repeat(200) })).status).toBe(201)
    expect((await api.post('/contacts', { name: '😀'.repeat(201) })).status).toBe(422)
  })

  it('of a time may be in each of the three formats', async () => {
    const writtenAndRead = [
      ['2024-05-01 00:00:00.000+01', '2024-04-30T23:00:00.000Z'],
      ['2024-05-01 12:30:15.123-0330', '2024-05-01T16:00:15.123Z'],
      ['2024-05-01T12:30:15+02:00', '2024-05-01T10:30:15.000Z'],
      ['2024-05-01T12:30:15.5Z', '2024-05-01T12:30:15.500Z'],
      // A plain date is midnight in Copenhagen: summer time, then winter time.
      ['2024-05-01', '2024-04-30T22:00:00.000Z'],
      ['2024-01-15', '2024-01-14T23:00:00.000Z'],
    ]
    for (const [written, read] of writtenAndRead) {
      const { body } = await api.post('/interactions', { type: 'NOTE', createdAt: written })
      expect((await api.get(`/interactions/${String(body.id)}`)).body.createdAt, written).toBe(read)
    }
    for (const written of ['2024-05-01 00:00:00', '2024-02-30', '1714521600', 'yesterday', '2024-05-01T25:00:00Z']) {
      const answer = await api.post('/interactions', { type: 'NOTE', createdAt: written })
      expect(answer.body, written).toMatchObject({ status: 422, errors: [{ path: '/createdAt' }] })
    }
  })
})

describe('unknown fields', () => {
  const body = {
    name: 'Per',
    nmae: 'Poul',
    phone: { locale: '45', number: '1', extension: 7 },
    'a/b~c': 1,
    'Lås, nøgle': 2,
  }

  it('are ignored, and listed by their pointers in Ignored-Fields', async () => {
    const answer = await api.post('/contacts', body)
    expect(answer.status).toBe(201)
    expect(answer.headers['ignored-fields']).toBe('/nmae, /phone/extension, /a~1b~0c, /L%C3%A5s%2C%20n%C3%B8gle')
    expect(answer.text).not.toContain('Poul')
    expect((await api.post('/contacts', { name: 'Per' })).headers['ignored-fields']).toBeUndefined()
  })

  it('are listed up to a limit, however many and long they are', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`${'x'.repeat(900)}${index}`, 1]))
    const answer = await api.post('/contacts', { name: 'Per', ...many })
    expect(answer.status).toBe(201)
    expect(String(answer.headers['ignored-fields']).length).toBeLessThan(4_096)
    const strict = await api.post('/contacts', { name: 'Per', ...many }, { headers: { prefer: 'handling=strict' } })
    expect(strict.status).toBe(422)
    expect(strict.text.length).toBeLessThan(16_384)
  })

  it.each(['handling=strict', 'Handling="strict"', 'respond-async, handling=strict', 'handling = strict; x=1'])(
    '422: with Prefer: %s',
    async (prefer) => {
      const count = await contactCount()
      const answer = await api.post('/contacts', body, { headers: { prefer } })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ code: 'unknown-fields' })
      expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([
        '/nmae',
        '/phone/extension',
        '/a~1b~0c',
        '/Lås, nøgle',
      ])
      expect(await contactCount()).toBe(count)
    },
  )

  it.each(['handling=lenient', 'x-handling=strict', 'wait=10'])('are ignored with Prefer: %s', async (prefer) => {
    expect((await api.post('/contacts', body, { headers: { prefer } })).status).toBe(201)
  })
})

describe('Prefer: dry-run', () => {
  const headers = { prefer: 'dry-run' }

  async function rowCounts(): Promise<unknown> {
    const [row] = await api.database.read(
      populated.tenantId,
      sql`select (select count(*) from contacts)::int as contacts, (select count(*) from case_vouchers)::int as vouchers,
                 (select sum(outstanding) from case_vouchers)::int as outstanding,
                 (select count(*) from case_voucher_allocations)::int as allocations,
                 (select count(*) from events)::int as events, (select count(*) from audit_entries)::int as audits,
                 (select count(*) from idempotency_keys)::int as keys`,
    )
    return row
  }

  it('returns what would have happened, and stores nothing', async () => {
    const before = await rowCounts()
    const answer = await api.post('/contacts', { name: 'Per' }, { headers, as: populated })
    expect(answer).toMatchObject({ status: 201, body: { name: 'Per' } })
    expect(answer.headers['preference-applied']).toBe('dry-run')
    expect((await api.get(`/contacts/${String(answer.body.id)}`, { as: populated })).status).toBe(404)
    expect(await rowCounts()).toEqual(before)
  })

  it('returns the same errors', async () => {
    expect((await api.post('/contacts', {}, { headers })).status).toBe(422)
    expect((await api.delete(`/contacts/${newId()}`, { headers })).status).toBe(404)
  })

  it('works for payments, which are grouped', async () => {
    const before = await rowCounts()
    const caseVoucherId = populated.ids['caseVoucherId']!
    const answer = await api.post('/direct-payments', { caseVoucherId, amount: 100 }, { headers, as: populated })
    expect(answer).toMatchObject({ status: 201, body: { amount: 100, paidCaseVoucher: { caseVoucherId } } })
    expect(answer.headers['preference-applied']).toBe('dry-run')
    const tooMuch = await api.post(
      '/direct-payments',
      { caseVoucherId, amount: 10_000_000 },
      { headers, as: populated },
    )
    expect(tooMuch).toMatchObject({ status: 422, body: { code: 'amount-exceeds-outstanding' } })
    expect(await rowCounts()).toEqual(before)
  })

  it.each(['/contacts', '/direct-payments'])(
    'leaves its Idempotency-Key free for the real request: %s',
    async (path) => {
      const payment = { caseVoucherId: populated.ids['caseVoucherId']!, amount: 1 }
      const body = path === '/contacts' ? { name: 'Per' } : payment
      const key = { 'idempotency-key': newId() }
      const before = await rowCounts()
      const rehearsal = await api.post(path, body, { headers: { ...headers, ...key }, as: populated })
      expect(await rowCounts()).toEqual(before)
      const real = await api.post(path, body, { headers: key, as: populated })
      expect([rehearsal.status, real.status]).toEqual([201, 201])
      expect(real.headers['idempotency-cached']).toBeUndefined()
      expect(real.headers['preference-applied']).toBeUndefined()
      expect(await rowCounts()).not.toEqual(before)
    },
  )
})

describe('parameters', () => {
  it.each([
    ['page=-1', '/page'],
    ['page=abc', '/page'],
    ['page=1.5', '/page'],
    ['page=', '/page'],
    ['page=99999999999999999999', '/page'],
    ['page=Infinity', '/page'],
    ['page=true', '/page'],
    ['page=0x10', '/page'],
    ['page=1&page=2', '/page'],
    ['page[]=1', '/page[]'],
    ['pageSize=0', '/pageSize'],
    ['pageSize=501', '/pageSize'],
    ['pageSize=-5', '/pageSize'],
    ['after=5', '/after'],
    ['limit=5', '/limit'],
    ['Page=5', '/Page'],
    ['__proto__=5', '/__proto__'],
    ['a=1', '/a'],
  ])('422: ?%s', async (query, path) => {
    const answer = await api.get(`/contacts?${query}`)
    expect(answer.status, answer.text).toBe(422)
    expect(answer.body).toMatchObject({ code: 'validation-failed', errors: [{ path }] })
  })

  it.each(['page=0', 'page=1000000&pageSize=500', 'pageSize=1', 'pageSize=500', ''])('200: ?%s', async (query) => {
    expect((await api.get(`/contacts?${query}`)).status).toBe(200)
  })

  it('have the defaults of the contract', async () => {
    expect((await api.get('/contacts')).body.meta).toEqual({ currentPage: 0, pageSize: 25 })
    expect((await api.get('/case-groups?page=999')).body).toEqual({
      meta: { currentPage: 999, pageSize: 25 },
      items: [],
    })
  })

  it('422: an operation without a query accepts none', async () => {
    const answer = await api.get(`/contacts/${newId()}?verbose=1`)
    expect(answer.body).toMatchObject({ status: 422, errors: [{ path: '/verbose' }] })
  })

  it('422: an invalid id, of the resource or the tenant', async () => {
    expect((await api.get('/contacts/5')).body).toMatchObject({ status: 422, errors: [{ path: '/contactId' }] })
    expect((await api.get('/v1/5/contacts')).body).toMatchObject({ status: 422, errors: [{ path: '/tenantId' }] })
    expect((await api.get(`/contacts/${newId()}x`)).status).toBe(422)
    expect((await api.get(`/contacts/{${newId()}}`)).status).toBe(422)
  })

  it('accept ids in upper case', async () => {
    const { body: contact } = await api.post('/contacts', { name: 'Per' })
    const path = `/v1/${api.tenant.tenantId.toUpperCase()}/contacts/${String(contact.id).toUpperCase()}`
    const answer = await api.get(path)
    expect(answer).toMatchObject({ status: 200, body: { id: contact.id, tenantId: api.tenant.tenantId } })
    const created = await api.post(`/v1/${api.tenant.tenantId.toUpperCase()}/contacts`, { name: 'Poul' })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/contacts/${String(created.body.id)}`)
  })
})

describe('an unknown address', () => {
  it.each(['/v1', '/v2/x/contacts', '/nothing', '/v1/x/contacts/y/z', '//', '/contacts', '/iam/auth', '/openapi.yaml'])(
    '404: %s',
    async (url) => {
      const response = await site.inject({ url, headers: { authorization: `Bearer ${api.tenant.token}` } })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'route-not-found', type: '/problems/route-not-found', status: 404 })
    },
  )

  it.each([
    ['en-GB,en;q=0.9', 'There is no such page'],
    ['da-DK,da;q=0.9,en;q=0.8', 'Siden findes ikke'],
  ])('404: a browser gets a page with a link to the start page, in the language of %s', async (language, title) => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': language }
    const response = await site.inject({ url: '/nothing/<script>here', headers })
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    expect(response.payload).toContain(`<h1>${title}</h1>`)
    expect(response.payload).toContain('<a href="/">')
    expect(response.payload).not.toContain('<script>')
  })

  it.each([
    ['PUT', '/v1/{tenantId}/contacts', 'GET, HEAD, POST'],
    ['DELETE', '/v1/{tenantId}/contacts?x=1', 'GET, HEAD, POST'],
    ['PATCH', '/v1/{tenantId}/contacts', 'GET, HEAD, POST'],
    ['POST', '/v1/{tenantId}/contacts/1', 'DELETE, GET, HEAD, PATCH'],
    ['OPTIONS', '/iam/auth/permissions', 'GET, HEAD'],
    ['TRACE', '/iam/auth/permissions', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['DELETE', '/problems/internal', 'GET, HEAD'],
  ])('405: %s %s, with the supported methods in Allow', async (method, path, allow) => {
    const url = path.replace('{tenantId}', api.tenant.tenantId)
    const response = await site.inject({ method: method as InjectOptions['method'] & string, url })
    expect(response.statusCode).toBe(405)
    expect(response.headers['allow']).toBe(allow)
    expect(response.json()).toMatchObject({ code: 'method-not-allowed', status: 405 })
  })

  it.each(['/v1/%zz/contacts', '/%', '/v1/%ff/contacts'])('400: %s cannot be parsed', async (url) => {
    const response = await site.inject({ url, headers: { authorization: `Bearer ${api.tenant.token}` } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'bad-request' })
    expect(response.headers).toMatchObject({
      'request-id': response.json<{ requestId: string }>().requestId,
      ...strictHeaders,
    })
  })
})

/** The headers of every response, so that browsers and caches only display it. */
const strictHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
/** Texts for people have their language, and vary by it. */
const inEnglish = { 'content-language': 'en', vary: 'Accept-Language' }
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

describe('response headers', () => {
  async function headersOf(url: string, options: InjectOptions = {}): Promise<Record<string, unknown>> {
    const authorization = `Bearer ${api.tenant.token}`
    const { headers } = await site.inject({ url, headers: { authorization }, ...options })
    const { date, connection, 'content-length': length, 'request-id': requestId, ...rest } = headers
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect([typeof date, typeof connection, typeof length]).toEqual(['string', 'string', 'string'])
    return rest
  }

  it('of JSON are exactly these', async () => {
    const url = `/v1/${api.tenant.tenantId}/contacts?pageSize=1`
    expect(await headersOf(url)).toEqual({ ...strictHeaders, 'content-type': 'application/json; charset=utf-8' })
  })

  it('of a problem are exactly these', async () => {
    const problem = { ...strictHeaders, ...inEnglish, 'content-type': 'application/problem+json' }
    expect(await headersOf(`/v1/${api.tenant.tenantId}/contacts/${newId()}`)).toEqual(problem)
    expect(await headersOf('/nothing')).toEqual(problem)
    expect(await headersOf('/iam/auth/permissions', { headers: {} })).toEqual({
      ...problem,
      'www-authenticate': 'Bearer',
    })
  })

  it('of a page allow its own styles and no script', async () => {
    const page = {
      ...{ ...strictHeaders, 'content-security-policy': pagePolicy, 'content-type': 'text/html; charset=utf-8' },
      // It does not change, so a cache may store it and revalidate.
      ...{ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"[\w-]{27}"$/) as unknown },
    }
    expect(await headersOf('/api')).toEqual({ ...page, vary: 'Accept-Encoding' })
    for (const url of ['/problems', '/problems/internal'])
      expect(await headersOf(url)).toEqual({ ...page, ...inEnglish, vary: 'Accept-Language, Accept-Encoding' })
  })

  it('have a Request-Id that we generated, on every kind of response', async () => {
    const tenantPath = `/v1/${api.tenant.tenantId}`
    const requests: InjectOptions[] = [
      { url: `${tenantPath}/contacts` },
      { url: `${tenantPath}/contacts`, headers: {} },
      { url: `${tenantPath}/contacts/x` },
      { url: '/nothing' },
      { method: 'PUT', url: `${tenantPath}/contacts` },
      { method: 'POST', url: `${tenantPath}/contacts`, payload: '{' },
      { method: 'HEAD', url: `${tenantPath}/contacts` },
      { url: '/%zz' },
      { url: '/healthz' },
      { url: '/openapi.json' },
    ]
    const ids = new Set<unknown>()
    for (const request of requests) {
      const headers = { authorization: `Bearer ${api.tenant.token}`, 'request-id': 'mine', ...request.headers }
      const response = await site.inject({ ...request, headers })
      expect(response.headers['request-id'], JSON.stringify(request.url)).toMatch(/^[0-9a-f-]{36}$/)
      ids.add(response.headers['request-id'])
      if (String(response.headers['content-type']).startsWith('application/problem')) {
        expect(response.json()).toMatchObject({ requestId: response.headers['request-id'] })
      }
    }
    expect(ids.size).toBe(requests.length)
  })
})

describe('a problem', () => {
  it('has the members of RFC 9457 and of the contract', async () => {
    const { body, headers } = await api.get(`/contacts/${newId()}`)
    expect(body).toEqual({
      type: '/problems/not-found',
      title: problems['not-found']?.en.title,
      status: 404,
      detail: 'There is no such contact.',
      instance: `/requests/${String(headers['request-id'])}`,
      message: 'There is no such contact.',
      code: 'not-found',
      requestId: headers['request-id'],
    })
  })

  const rows = Object.keys(problems).map((code) => [code] as const)
  checkAll('has a page that explains it', rows, async (code) => {
    const response = await site.inject({ url: `/problems/${code}` })
    expect(response.statusCode).toBe(200)
    expect(response.payload).toContain(`<code>${code}</code>`)
    expect(response.payload).toContain('How to fix the request')
  })

  it('is in Danish if preferred, with the same codes, paths and facts', async () => {
    const headers = { 'accept-language': 'da-DK, da;q=0.9, en;q=0.8' }
    const missing = await api.get(`/contacts/${newId()}`, { headers })
    expect(missing.body).toMatchObject({
      type: '/problems/not-found',
      code: 'not-found',
      title: 'Det findes ikke',
      detail: 'Kontakten findes ikke.',
      message: 'Kontakten findes ikke.',
    })
    expect(missing.headers).toMatchObject({ 'content-language': 'da', vary: 'Accept-Language' })
    const bad = await api.post('/contacts', { email: 'nobody', phone: { number: 7 } }, { headers })
    expect(bad.body).toMatchObject({
      detail: '/name skal udfyldes (og 3 til).',
      errors: [
        { path: '/name', message: 'skal udfyldes' },
        { path: '/email', message: 'skal være en e-mailadresse' },
        { path: '/phone/locale', message: 'skal udfyldes' },
        { path: '/phone/number', message: 'skal være en tekst' },
      ],
    })
    const state = await api.post('/creditors', { name: 'Elværket', state: 'OPEN', defaultChainId: 7 }, { headers })
    expect(state.body.errors).toEqual([
      { path: '/defaultChainId', message: 'skal være en tekst eller null' },
      { path: '/state', message: 'skal være LEAD, SIGNED_ON, ACTIVE, CANCELLED eller CEASED' },
    ])
    const unknown = await api.post('/creditors', { name: 'Elværket', defaultChainId: newId() }, { headers })
    expect(unknown.body.errors).toEqual([
      { path: '/defaultChainId', message: 'peger på et forløb, som ikke findes hos jer' },
    ])
  })

  it('is in English if preferred, or if neither is', async () => {
    const english = (await api.get(`/contacts/${newId()}`)).body.detail as string
    for (const preference of ['en', 'en-GB, da;q=0.9', 'da;q=0', 'nb, sv;q=0.8', '*', ';;q=x,,']) {
      const { body, headers } = await api.get(`/contacts/${newId()}`, { headers: { 'accept-language': preference } })
      expect([body.detail, headers['content-language']], preference).toEqual([english, 'en'])
    }
  })

  it('has a page in Danish if preferred or requested with lang', async () => {
    for (const url of ['/problems/case-merged', '/problems/case-merged?lang=da']) {
      const preference = url.includes('?') ? 'en' : 'da'
      const response = await site.inject({ url, headers: { 'accept-language': preference } })
      expect(response.payload).toContain('<html lang="da">')
      expect(response.payload).toContain('<h1>Sagen er lagt sammen med en anden</h1>')
      expect(response.headers['content-language']).toBe('da')
    }
    const index = await site.inject({ url: '/problems', headers: { 'accept-language': 'da' } })
    expect(index.payload).toContain('<a href="/problems/case-merged?lang=da">')
    const plain = await site.inject({ url: '/problems/case-merged?lang=xx' })
    expect(plain.payload).toContain('<html lang="en">')
  })

  it.each(['nothing', 'toString', '__proto__', 'constructor', '%3Cscript%3E'])('404: %s has no page', async (code) => {
    const response = await site.inject({ url: `/problems/${code}` })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'route-not-found' })
    expect(response.payload).not.toContain('<script>')
  })

  it('for an internal error reveals nothing about the implementation', async () => {
    await asOwner(api.databaseUrl, (client) => client.query('revoke select on contacts from fordring_app'))
    try {
      for (const answer of [await api.get('/contacts'), await api.post('/contacts', { name: 'Per' })]) {
        expect(answer.status).toBe(500)
        expect(answer.body).toMatchObject({ code: 'internal', detail: expect.stringContaining('our side') })
        expect(Object.keys(answer.body).sort()).toEqual(
          ['code', 'detail', 'instance', 'message', 'requestId', 'status', 'title', 'type'].sort(),
        )
        expect(answer.text).not.toMatch(/select|contacts|permission|denied|42501|node_modules|\.ts|\bat /i)
      }
    } finally {
      await asOwner(api.databaseUrl, (client) => client.query('grant select on contacts to fordring_app'))
    }
    expect((await api.get('/contacts')).status).toBe(200)
  })
})

describe('the rate limit', () => {
  it('429: applies per token and minute, and every response has its headers', async () => {
    const limited = await startTestApp({ rateLimitPerMinute: 3 })
    try {
      const answers = [await limited.get('/contacts'), await limited.get('/contacts'), await limited.get('/contacts/x')]
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 422])
      expect(answers.map((answer) => answer.headers['ratelimit'])).toEqual([
        '"default";r=2;t=60',
        '"default";r=1;t=60',
        '"default";r=0;t=60',
      ])
      limited.clock.advance({ ms: 15_000 })
      const refused = await limited.post('/contacts', { name: 'Per' })
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } })
      expect(refused.headers).toMatchObject({
        'retry-after': '45',
        ratelimit: '"default";r=0;t=45',
        'ratelimit-policy': '"default";q=3;w=60',
      })
      const { token } = await limited.createToken(limited.tenant.tenantId, ['read:contacts'])
      const other = await limited.get('/contacts', { headers: { authorization: `Bearer ${token}` } })
      expect([other.status, other.headers['ratelimit']]).toEqual([200, '"default";r=2;t=60'])
      limited.clock.advance({ ms: 45_000 })
      expect((await limited.get('/contacts')).body.items).toEqual([])
    } finally {
      await limited.close()
    }
  })

  it('is off when it is 0', async () => {
    const { headers } = await api.get('/contacts')
    expect([headers['ratelimit'], headers['ratelimit-policy']]).toEqual([undefined, undefined])
  })
})

describe('without its database', () => {
  it('503: nothing is done, Retry-After is set, and the service recovers by itself', async () => {
    const proxy = new DatabaseProxy(api.serviceUrl)
    await proxy.open()
    const database = new Database({
      url: proxy.url,
      passes: testPasses,
      poolSize: 3,
      onIdleError: () => undefined,
    })
    const services = { ...api.services, database, authenticator: new Authenticator(database, () => undefined) }
    const app = await buildApp({ services, logger: pino({ level: 'silent' }), trustProxy: [], extend: checkAnswers })
    const send = (method: 'GET' | 'POST', key = newId()): Promise<LightMyRequestResponse> =>
      app.inject({
        method,
        url: `/v1/${api.tenant.tenantId}/contacts`,
        headers: {
          authorization: `Bearer ${api.tenant.token}`,
          ...(method === 'POST' ? { 'idempotency-key': key } : {}),
        },
        ...(method === 'POST' ? { payload: { name: 'Per' } } : {}),
      })
    try {
      expect((await send('GET')).statusCode).toBe(200)
      // The token is cached from now on, so that the outage affects the write itself and not only the look-up.
      services.authenticator.setReceivesChanges(true)
      expect((await send('GET')).statusCode).toBe(200)
      const count = await contactCount()
      await proxy.close()
      for (const method of ['GET', 'POST', 'POST'] as const) {
        const response = await send(method)
        expect(response.statusCode, response.payload).toBe(503)
        expect(response.headers['retry-after']).toBe('1')
        expect(response.json()).toMatchObject({ code: 'unavailable' })
        expect(response.payload).not.toContain('127.0.0.1')
      }
      services.authenticator.setReceivesChanges(false)
      expect((await send('GET')).statusCode).toBe(503)
      expect(await contactCount()).toBe(count)
      await proxy.open()
      const key = newId()
      expect((await send('POST', key)).statusCode).toBe(201)
      expect((await send('POST', key)).headers['idempotency-cached']).toBe('true')
      expect(await contactCount()).toBe(count + 1)
    } finally {
      await app.close()
      await database.close()
      await proxy.close()
    }
  })

  it('503: also while the service closes its connections', async () => {
    const database = new Database({
      url: api.serviceUrl,
      passes: testPasses,
      poolSize: 1,
      onIdleError: () => undefined,
    })
    const services = { ...api.services, database, authenticator: new Authenticator(database, () => undefined) }
    const app = await buildApp({ services, logger: pino({ level: 'silent' }), trustProxy: [], extend: checkAnswers })
    await database.close()
    const headers = { authorization: `Bearer ${api.tenant.token}` }
    const response = await app.inject({ url: '/iam/auth/permissions', headers })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1'])
    await app.close()
  })

  it('503: if the server ends the connection during the work', async () => {
    const locks = await LockHolder.connect(api.databaseUrl)
    try {
      await locks.hold('lock table contacts in access exclusive mode')
      const pending = api.post('/contacts', { name: 'Per' })
      const [pid] = await locks.waitForWaiters()
      await locks.terminate(pid!)
      const answer = await pending
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
      await locks.release()
      expect((await api.post('/contacts', { name: 'Per' })).status).toBe(201)
    } finally {
      await locks.close()
    }
  })
})
