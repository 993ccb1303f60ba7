import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

it('201: answers the whole billing model, as it is read and listed afterwards', async () => {
  const created = await api.post('/billing-models', {
    name: 'No cure, no pay',
    description: 'En femtedel af det inddrevne.',
  })
  expect(created.status, created.text).toBe(201)
  expect(created.body).toEqual({
    billingModelId: expect.any(String),
    tenantId: api.tenant.tenantId,
    name: 'No cure, no pay',
    description: 'En femtedel af det inddrevne.',
    createdAt: '2026-03-02T09:00:00.000Z',
    createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
  })
  expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/billing-models/${created.body.billingModelId}`)
  expect((await api.get(`/billing-models/${created.body.billingModelId}`)).body).toEqual(created.body)
  expect((await api.get('/billing-models')).body.items).toEqual([created.body])
  const audits = await api.database.read(
    api.tenant.tenantId,
    sql`select operation, subject_type, after from audit_entries where subject_id = ${created.body.billingModelId}::uuid`,
  )
  expect(audits).toEqual([{ operation: 'create-billing-model', subject_type: 'billing-model', after: created.body }])
})

it('201: a name is enough', async () => {
  const { status, body } = await api.post('/billing-models', { name: 'Fast pris' })
  expect(status).toBe(201)
  expect(body.description).toBeNull()
})

it('422: names every bad field at once', async () => {
  const { status, body } = await api.post('/billing-models', { description: 7 })
  expect(status).toBe(422)
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { path: '/name', message: 'is required' },
      { path: '/description', message: 'must be a string or null' },
    ]),
  )
})

it("404: another tenant's billing model looks exactly like a missing one", async () => {
  const { body: billingModel } = await api.post('/billing-models', { name: 'Hemmelig' })
  const stranger = await api.createTenant('Fremmed')
  expect((await api.get(`/billing-models/${billingModel.billingModelId}`, { as: stranger })).status).toBe(404)
  expect((await api.get('/billing-models', { as: stranger })).body.items).toEqual([])
})

it('401: creating asks for write:billing', async () => {
  const reader = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['read:billing'])) }
  expect((await api.get('/billing-models', { as: reader })).status).toBe(200)
  expect((await api.post('/billing-models', { name: 'Nej' }, { as: reader })).status).toBe(401)
})
