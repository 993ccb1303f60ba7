import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const registryIdentifier = { scheme: 'DK:CVR', value: '25313763' }

it('201: answers the whole collector, as it is read and listed afterwards', async () => {
  const created = await api.post('/collectors', { name: ' Nordisk Inkasso A/S ', registryIdentifier })
  expect(created.status, created.text).toBe(201)
  expect(created.body).toEqual({
    collectorId: expect.any(String),
    tenantId: api.tenant.tenantId,
    name: 'Nordisk Inkasso A/S',
    registryIdentifier,
    createdAt: '2026-03-02T09:00:00.000Z',
    createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
  })
  expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/collectors/${created.body.collectorId}`)
  expect((await api.get(`/collectors/${created.body.collectorId}`)).body).toEqual(created.body)
  expect((await api.get('/collectors')).body.items).toEqual([created.body])
  const audits = await api.database.read(
    api.tenant.tenantId,
    sql`select operation, subject_type, after from audit_entries where subject_id = ${created.body.collectorId}::uuid`,
  )
  expect(audits).toEqual([{ operation: 'create-collector', subject_type: 'collector', after: created.body }])
})

it('201: a name is enough', async () => {
  const { status, body } = await api.post('/collectors', { name: 'Inkasso Nord' })
  expect(status).toBe(201)
  expect(body.registryIdentifier).toBeNull()
})

it('422: names every bad field at once', async () => {
  const { status, body } = await api.post('/collectors', { name: '', registryIdentifier: { scheme: 'DK:CVR' } })
  expect(status).toBe(422)
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { path: '/name', message: 'must not be empty' },
      { path: '/registryIdentifier/value', message: 'is required' },
    ]),
  )
})

it("404: another tenant's collector looks exactly like a missing one", async () => {
  const { body: collector } = await api.post('/collectors', { name: 'Inkasso Syd' })
  const stranger = await api.createTenant('Fremmed')
  expect((await api.get(`/collectors/${collector.collectorId}`, { as: stranger })).status).toBe(404)
  expect((await api.get('/collectors', { as: stranger })).body.items).toEqual([])
})

it('401: creating asks for write:collectors', async () => {
  const reader = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['read:collectors'])) }
  expect((await api.get('/collectors', { as: reader })).status).toBe(200)
  expect((await api.post('/collectors', { name: 'Nej' }, { as: reader })).status).toBe(401)
})
