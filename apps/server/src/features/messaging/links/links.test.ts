import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, testPublicUrl, testStart, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
let stranger: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
})
afterAll(() => api.close())

const inDays = (days: number): string => new Date(testStart.getTime() + days * 86_400_000).toISOString()

async function givenPeople(): Promise<{ caseId: string; customerId: string; userIds: string[] }> {
  const users = [{ details: { name: 'Mette Sørensen' } }, { relation: 'guarantor', details: { name: 'Per Sørensen' } }]
  const { customerId } = await givenCustomer(api, { users })
  const { caseId } = await givenCase(api, { customerId })
  const { body } = await api.get(`/customers/${customerId}`)
  return { caseId, customerId, userIds: body.users.map((user: { userId: string }) => user.userId) }
}

describe('create link', () => {
  it('201: returns the address once, with every field, and audits the link without the address', async () => {
    const { caseId, userIds } = await givenPeople()
    const input = { caseId, userId: userIds[1], language: 'en', expiresAt: inDays(30) }
    const { status, body, headers, text } = await api.post('/links', input)
    expect(status, text).toBe(201)
    const { url, ...link } = body
    expect(url).toMatch(new RegExp(`^${testPublicUrl}/d/[0-9A-Za-z]{27}$`))
    expect(link).toEqual({
      linkId: expect.any(String),
      tenantId: api.tenant.tenantId,
      ...input,
      state: 'ACTIVE',
      revokedAt: null,
      revokedBy: null,
      openCount: 0,
      lastOpenedAt: null,
      createdAt: testStart.toISOString(),
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect(headers.location).toBe(`/v1/${api.tenant.tenantId}/links/${link.linkId}`)
    expect((await api.get(`/links/${link.linkId}`)).body).toEqual(link)
    expect(await auditOf(api, link.linkId)).toMatchObject([
      { operation: 'create-link', subjectType: 'link', before: null, after: link },
    ])
  })

  it('stores a digest of the address, not the address', async () => {
    const { caseId } = await givenCase(api)
    const { body } = await api.post('/links', { caseId })
    const secret = body.url.split('/').at(-1)
    const rows = await api.database.read(
      api.tenant.tenantId,
      sql<{ text: string }>`
        select to_jsonb(l)::text as text from links l where tenant_id = ${api.tenant.tenantId}::uuid
        union all select to_jsonb(a)::text from audit_entries a where tenant_id = ${api.tenant.tenantId}::uuid`,
    )
    expect(rows.some((row) => row.text.includes(body.linkId))).toBe(true)
    expect(rows.filter((row) => row.text.includes(secret))).toEqual([])
  })

  it('defaults to no user, no language and 90 days', async () => {
    const { caseId } = await givenCase(api)
    const { body } = await api.post('/links', { caseId })
    expect(body).toMatchObject({ userId: null, language: null, expiresAt: inDays(90) })
  })

  it('creates another address each time, and the same one for a retry with its key', async () => {
    const { caseId } = await givenCase(api)
    const headers = { 'idempotency-key': newId() }
    const first = await api.post('/links', { caseId }, { headers })
    const retry = await api.post('/links', { caseId }, { headers })
    const second = await api.post('/links', { caseId })
    expect(retry.text).toBe(first.text)
    expect(second.body.url).not.toBe(first.body.url)
    expect((await api.get(`/links?caseId=${caseId}`)).body.items).toHaveLength(2)
  })

  it('422: reports an unknown case and a user of another customer at once', async () => {
    const { caseId } = await givenPeople()
    const { userIds } = await givenPeople()
    const theirs = await givenCase(api, { as: stranger })
    const unknown = await api.post('/links', { caseId: theirs.caseId, userId: newId() })
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown-reference'])
    expect(unknown.body.errors.map((error: { path: string }) => error.path)).toEqual(['/caseId', '/userId'])
    const foreign = await api.post('/links', { caseId, userId: userIds[0] })
    expect(foreign.body.errors).toEqual([{ path: '/userId', message: 'is not a user of the customer of the case' }])
  })

  it.each([
    ['in the past', -1, 'must be in the future'],
    ['now', 0, 'must be in the future'],
    ['in more than a year', 367, 'must be within 366 days'],
  ])('422: an expiry %s', async (_when, days, message) => {
    const { caseId } = await givenCase(api)
    const { status, body } = await api.post('/links', { caseId, expiresAt: inDays(days) })
    expect([status, body.code, body.errors]).toEqual([422, 'validation-failed', [{ path: '/expiresAt', message }]])
  })

  it('422: a language that the debtor web does not support', async () => {
    const { caseId } = await givenCase(api)
    const { status, body } = await api.post('/links', { caseId, language: 'fr' })
    expect([status, body.errors[0].path]).toEqual([422, '/language'])
  })
})

describe('list links', () => {
  it('filters by case, user and state', async () => {
    const { caseId, userIds } = await givenPeople()
    const make = async (more: object): Promise<string> => (await api.post('/links', { caseId, ...more })).body.linkId
    const plain = await make({})
    const forUser = await make({ userId: userIds[1] })
    const brief = await make({ expiresAt: inDays(1) })
    await api.post(`/links/${plain}/revoke`, {})
    api.clock.set(new Date(inDays(1)))
    const ids = async (query: string): Promise<string[]> =>
      (await api.get(`/links?caseId=${caseId}${query}`)).body.items.map((link: { linkId: string }) => link.linkId)
    expect(await ids('')).toEqual([plain, forUser, brief])
    expect(await ids(`&userId=${userIds[1]}`)).toEqual([forUser])
    expect(await ids('&state=REVOKED')).toEqual([plain])
    expect(await ids('&state=EXPIRED')).toEqual([brief])
    expect(await ids('&state=ACTIVE')).toEqual([forUser])
    expect(await ids(`&after=${forUser}`)).toEqual([brief])
    api.clock.set(testStart)
  })

  it("422: another tenant's case or user, like a missing one", async () => {
    const theirs = await givenCase(api, { as: stranger })
    for (const [name, value] of [
      ['caseId', theirs.caseId],
      ['userId', newId()],
    ] as const) {
      const { status, body } = await api.get(`/links?${name}=${value}`)
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'unknown-reference', `/${name}`])
    }
  })
})

describe('revoke link', () => {
  it('200: is final and audited once', async () => {
    const { caseId } = await givenCase(api)
    const { linkId } = (await api.post('/links', { caseId })).body
    const { status, body } = await api.post(`/links/${linkId}/revoke`, {})
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'REVOKED',
      revokedAt: testStart.toISOString(),
      revokedBy: { id: api.tenant.tokenId },
    })
    expect((await api.post(`/links/${linkId}/revoke`, {})).body).toEqual(body)
    expect((await auditOf(api, linkId)).map((entry) => entry.operation)).toEqual(['create-link', 'revoke-link'])
  })

  it("404: another tenant's link, read or revoked", async () => {
    const theirs = await givenCase(api, { as: stranger })
    const { linkId } = (await api.post('/links', { caseId: theirs.caseId }, { as: stranger })).body
    expect((await api.get(`/links/${linkId}`)).status).toBe(404)
    expect((await api.post(`/links/${linkId}/revoke`, {})).status).toBe(404)
    expect((await api.get(`/links/${linkId}`, { as: stranger })).body.state).toBe('ACTIVE')
  })

  it('happens to the links of a user who is removed from the customer', async () => {
    const { caseId, customerId, userIds } = await givenPeople()
    const { linkId } = (await api.post('/links', { caseId, userId: userIds[1] })).body
    const kept = (await api.post('/links', { caseId, userId: userIds[0] })).body
    expect((await api.delete(`/customers/${customerId}/users/${userIds[1]}`)).status).toBe(200)
    expect((await api.get(`/links/${linkId}`)).body).toMatchObject({ state: 'REVOKED', userId: null })
    expect((await api.get(`/links/${kept.linkId}`)).body).toMatchObject({ state: 'ACTIVE', userId: userIds[0] })
  })
})
