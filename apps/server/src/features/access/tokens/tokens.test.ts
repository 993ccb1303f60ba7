import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, signIn } from '../../../../test/people.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { grantableScopes } from '../../../app.ts'
import { sql } from '../../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const scopes = ['write:cases', 'read:cases']

describe('issue a token', () => {
  it('201: returns the token with its secret, which works, is shown once and is not stored', async () => {
    const expiresAt = '2027-01-01T00:00:00.000Z'
    const created = await api.post('/tokens', { name: 'Webshop', scopes, expiresAt })
    expect(created.status, created.text).toBe(201)
    const { token, ...shown } = created.body
    expect(shown).toEqual({
      tokenId: expect.any(String),
      tenantId: api.tenant.tenantId,
      name: 'Webshop',
      hint: expect.stringMatching(/^fdr_…/),
      scopes: ['read:cases', 'write:cases'],
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/tokens/${shown.tokenId}`)
    expect((await api.get(`/tokens/${shown.tokenId}`)).body).toEqual(shown)
    const as = { ...api.tenant, token }
    expect((await api.get('/cases', { as })).status).toBe(200)
    expect((await api.get('/contacts', { as })).status).toBe(401)
    expect(JSON.stringify(await auditOf(api, shown.tokenId))).not.toContain(token)
  })

  it('201: a retry gets the same token, and the stored response is encrypted', async () => {
    const send = () => api.post('/tokens', { name: 'Once', scopes }, { headers: { 'idempotency-key': 'token' } })
    const first = await send()
    const again = await send()
    expect([again.text, again.headers['idempotency-cached']]).toEqual([first.text, 'true'])
    const kept = await api.database.read(
      api.tenant.tenantId,
      sql<{ body: string }>`select body from idempotency_keys where key = 'token'`,
    )
    expect(kept[0]?.body).not.toContain(first.body.token)
  })

  it('422: a token cannot issue one with more scopes than itself; an administrator can issue any', async () => {
    const weak = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['write:tokens', 'read:cases'])) }
    expect((await api.post('/tokens', { name: 'A', scopes: ['read:cases'] }, { as: weak })).status).toBe(201)
    const refused = await api.post('/tokens', { name: 'A', scopes }, { as: weak })
    expect([refused.status, refused.body.code]).toEqual([422, 'scope-not-held'])
    const strong = await api.post('/tokens', { name: 'A', scopes })
    const path = `/tokens/${strong.body.tokenId}`
    expect((await api.patch(path, { name: 'B' }, { as: weak })).status).toBe(200)
    const raised = await api.patch(path, { scopes: [...scopes, 'write:contacts'] }, { as: weak })
    expect(raised.body.code).toBe('scope-not-held')
    const admin = await signIn(api, await createPerson(api, 'admin'))
    const all = await admin.post(`/v1/${api.tenant.tenantId}/tokens`, { name: 'All', scopes: [...grantableScopes] })
    expect(all.status, all.text).toBe(201)
    expect(all.body.scopes).toEqual([...grantableScopes].sort())
    expect(all.body.createdBy.type).toBe('USER')
  })

  it('422: rejects scopes that no operation requires, and an expiry in the past', async () => {
    const unknown = await api.post('/tokens', { name: 'A', scopes: ['read:everything'] })
    expect([unknown.status, unknown.body.errors[0].path]).toEqual([422, '/scopes'])
    const past = await api.post('/tokens', { name: 'A', scopes, expiresAt: '2020-01-01' })
    expect(past.body.errors).toEqual([{ path: '/expiresAt', message: 'must be in the future' }])
    expect((await api.post('/tokens', { scopes: ['all'] })).body.errors).toHaveLength(2)
  })
})

describe('change a token', () => {
  it('200: changes name, scopes and expiry, and the secret stays the same', async () => {
    const { body: before } = await api.post('/tokens', { name: 'Before', scopes })
    const as = { ...api.tenant, token: before.token }
    expect((await api.get('/contacts', { as })).status).toBe(401)
    const change = { name: 'After', scopes: ['read:contacts'], expiresAt: '2026-12-31T23:00:00.000Z' }
    const patched = await api.patch(`/tokens/${before.tokenId}`, change)
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toMatchObject(change)
    expect((await api.get('/contacts', { as })).status).toBe(200)
    const [, audit] = await auditOf(api, before.tokenId)
    expect(audit).toMatchObject({ operation: 'patch-token', before: { name: 'Before' }, after: { name: 'After' } })
  })

  it('200: revoking is permanent, and the token stays in the list', async () => {
    const { body: token } = await api.post('/tokens', { name: 'Ended', scopes })
    expect((await api.delete(`/tokens/${token.tokenId}`)).body).toEqual({})
    expect((await api.get('/cases', { as: { ...api.tenant, token: token.token } })).status).toBe(401)
    const revoked = await api.get('/tokens?state=revoked&pageSize=500')
    expect(revoked.body.items.map((item: { tokenId: string }) => item.tokenId)).toContain(token.tokenId)
    const live = await api.get('/tokens?state=live&pageSize=500')
    expect(live.body.items.map((item: { tokenId: string }) => item.tokenId)).not.toContain(token.tokenId)
    const late = await api.patch(`/tokens/${token.tokenId}`, { name: 'Again' })
    expect([late.status, late.body.code]).toEqual([422, 'token-revoked'])
  })

  it("404: another tenant's token", async () => {
    const { body: token } = await api.post('/tokens', { name: 'Mine', scopes })
    const stranger = await api.createTenant('Fremmed')
    expect((await api.get(`/tokens/${token.tokenId}`, { as: stranger })).status).toBe(404)
    expect((await api.delete(`/tokens/${token.tokenId}`, { as: stranger })).status).toBe(404)
  })
})

describe('the scopes', () => {
  it('are listed with their operations', async () => {
    const { body } = await api.get('/tokens/scopes')
    expect(body.scopes.map(({ scope }: { scope: string }) => scope)).toEqual([...grantableScopes].sort())
    const create = body.scopes.find(({ scope }: { scope: string }) => scope === 'write:interactions.create')
    expect(create.operations).toMatchObject([{ id: 'create-interaction', method: 'POST' }])
  })
})
