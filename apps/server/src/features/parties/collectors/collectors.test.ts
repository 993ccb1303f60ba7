import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const registryIdentifier = { scheme: 'DK:CVR', value: '25313763' }

it('201: returns the created collector, the same as a later read and list', async () => {
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

it('201: only the name is required', async () => {
  const { status, body } = await api.post('/collectors', { name: 'Inkasso Nord' })
  expect(status).toBe(201)
  expect(body.registryIdentifier).toBeNull()
})

it('422: reports every invalid field at once', async () => {
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

it('401: creating needs write:collectors', async () => {
  const reader = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['read:collectors'])) }
  expect((await api.get('/collectors', { as: reader })).status).toBe(200)
  expect((await api.post('/collectors', { name: 'Nej' }, { as: reader })).status).toBe(401)
})

async function givenCollector(body: Record<string, unknown> = {}): Promise<Record<string, any>> {
  return (await api.post('/collectors', { name: 'Inkasso Vest', registryIdentifier, ...body })).body
}

describe('patch collector', () => {
  it('200: changes the given fields, keeps the rest, and the audit trail has before and after', async () => {
    const before = await givenCollector()
    const patched = await api.patch(`/collectors/${before['collectorId']}`, { name: 'Inkasso Øst' })
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({ ...before, ...{ name: 'Inkasso Øst' } })
    expect((await api.get(`/collectors/${before['collectorId']}`)).body).toEqual(patched.body)
    expect((await auditOf(api, before['collectorId'])).at(-1)).toMatchObject({
      operation: 'patch-collector',
      subjectType: 'collector',
      before,
      after: patched.body,
    })
  })

  it('200: null removes a value, and a body without changes emits nothing', async () => {
    const { collectorId } = await givenCollector()
    const cleared = await api.patch(`/collectors/${collectorId}`, { registryIdentifier: null })
    expect(cleared.body.registryIdentifier).toBeNull()
    const again = await api.patch(`/collectors/${collectorId}`, { registryIdentifier: null })
    expect([again.status, again.body]).toEqual([200, cleared.body])
    expect(await auditOf(api, collectorId)).toHaveLength(2)
  })

  it("404: another tenant's collector is not found and does not change", async () => {
    const before = await givenCollector()
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(`/collectors/${before['collectorId']}`, { name: 'X' }, { as: stranger })).status).toBe(404)
    expect((await api.get(`/collectors/${before['collectorId']}`)).body).toEqual(before)
  })

  it('422: the name cannot be removed', async () => {
    const { collectorId } = await givenCollector()
    const { status, body } = await api.patch(`/collectors/${collectorId}`, { name: null })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: '/name', message: 'cannot be cleared: leave it out to keep its value' }],
    ])
  })
})

describe('delete collector', () => {
  it('200: returns an empty object, deletes the collector, and the audit trail keeps its last state', async () => {
    const before = await givenCollector()
    const deleted = await api.delete(`/collectors/${before['collectorId']}`)
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(`/collectors/${before['collectorId']}`)).status).toBe(404)
    expect((await api.delete(`/collectors/${before['collectorId']}`)).status).toBe(404)
    expect((await auditOf(api, before['collectorId'])).at(-1)).toMatchObject({
      operation: 'delete-collector',
      subjectType: 'collector',
      before,
      after: null,
    })
  })

  it('422: the default collector of a creditor is in use until the creditor has another', async () => {
    const { collectorId } = await givenCollector()
    const { body: creditor } = await api.post('/creditors', { name: 'Nordkyst', defaultCollectorId: collectorId })
    const refused = await api.delete(`/collectors/${collectorId}`)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ code: 'in-use', usedBy: ['creditors'] })
    await api.patch(`/creditors/${creditor.creditorId}`, { defaultCollectorId: null })
    expect((await api.delete(`/collectors/${collectorId}`)).status).toBe(200)
  })

  it("404: another tenant's collector is not found and not deleted", async () => {
    const { collectorId } = await givenCollector()
    const stranger = await api.createTenant('Fremmed')
    expect((await api.delete(`/collectors/${collectorId}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/collectors/${collectorId}`)).status).toBe(200)
  })
})
