import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const terms = {
  currency: 'DKK',
  commission: {
    basis: 'age',
    bands: [
      { from: 0, rateBasisPoints: 1_000 },
      { from: 365, rateBasisPoints: 2_000 },
    ],
  },
  fees: [{ trigger: 'letter-sent', amount: 2_500 }],
  vatRateBasisPoints: 2_500,
  keptByCollector: ['fee', 'interest'],
  minimumCommission: 5_000,
  minimumPayout: 10_000,
}

it('201: returns the billing model exactly as it is read and listed afterwards', async () => {
  const created = await api.post('/billing-models', {
    name: 'No cure, no pay',
    description: 'En femtedel af det inddrevne.',
    ...terms,
  })
  expect(created.status, created.text).toBe(201)
  expect(created.body).toEqual({
    billingModelId: expect.any(String),
    tenantId: api.tenant.tenantId,
    name: 'No cure, no pay',
    description: 'En femtedel af det inddrevne.',
    ...terms,
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

it('201: requires only a name', async () => {
  const { status, body } = await api.post('/billing-models', { name: 'Fast pris' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    description: null,
    currency: null,
    commission: { basis: 'size', bands: [{ from: 0, rateBasisPoints: 0 }] },
    fees: [],
    vatRateBasisPoints: 0,
    keptByCollector: ['fee', 'cost', 'payout'],
    minimumCommission: 0,
    minimumPayout: 0,
  })
})

it('422: inconsistent terms and values out of range', async () => {
  const problemOf = async (body: object): Promise<string[]> => {
    const { status, body: problem } = await api.post('/billing-models', { name: 'Vilkår', ...body })
    expect(status).toBe(422)
    return problem.errors.map((error: { path: string }) => error.path)
  }
  expect(await problemOf({ fees: terms.fees })).toEqual(['/currency'])
  expect(await problemOf({ commission: { basis: 'age', bands: [{ from: 5, rateBasisPoints: 1 }] } })).toEqual([
    '/commission/bands/0/from',
  ])
  expect(await problemOf({ vatRateBasisPoints: 10_001, keptByCollector: ['principal'] })).toEqual([
    '/vatRateBasisPoints',
    '/keptByCollector/0',
  ])
  expect(await problemOf({ commission: { basis: 'age', bands: [] } })).toEqual(['/commission/bands'])
})

it('422: reports all invalid fields at once', async () => {
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

it('401: creating requires write:billing', async () => {
  const reader = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['read:billing'])) }
  expect((await api.get('/billing-models', { as: reader })).status).toBe(200)
  expect((await api.post('/billing-models', { name: 'Nej' }, { as: reader })).status).toBe(401)
})

async function givenBillingModel(body: Record<string, unknown> = {}): Promise<Record<string, any>> {
  return (await api.post('/billing-models', { name: 'Fast pris', description: '200 kr.', ...body })).body
}

describe('patch billing model', () => {
  it('200: changes the given fields only, and audits both versions', async () => {
    const before = await givenBillingModel()
    const patched = await api.patch(`/billing-models/${before['billingModelId']}`, { name: 'Fast lav pris' })
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({ ...before, ...{ name: 'Fast lav pris' } })
    expect((await api.get(`/billing-models/${before['billingModelId']}`)).body).toEqual(patched.body)
    expect((await auditOf(api, before['billingModelId'])).at(-1)).toMatchObject({
      operation: 'patch-billing-model',
      subjectType: 'billing-model',
      before,
      after: patched.body,
    })
  })

  it('200: null clears a value; a body without changes leaves no audit entry or event', async () => {
    const { billingModelId } = await givenBillingModel()
    const cleared = await api.patch(`/billing-models/${billingModelId}`, { description: null })
    expect(cleared.body.description).toBeNull()
    const again = await api.patch(`/billing-models/${billingModelId}`, { description: null })
    expect([again.status, again.body]).toEqual([200, cleared.body])
    expect(await auditOf(api, billingModelId)).toHaveLength(2)
  })

  it("404: another tenant's billing model, which does not change", async () => {
    const before = await givenBillingModel()
    const stranger = await api.createTenant('Fremmed')
    expect(
      (await api.patch(`/billing-models/${before['billingModelId']}`, { name: 'X' }, { as: stranger })).status,
    ).toBe(404)
    expect((await api.get(`/billing-models/${before['billingModelId']}`)).body).toEqual(before)
  })

  it('422: a currency required by fixed amounts cannot be cleared', async () => {
    const { billingModelId } = await givenBillingModel(terms)
    const { status, body } = await api.patch(`/billing-models/${billingModelId}`, { currency: null })
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([422, ['/currency']])
    const bare = { fees: [], minimumCommission: 0, minimumPayout: 0, currency: null }
    expect((await api.patch(`/billing-models/${billingModelId}`, bare)).body).toMatchObject(bare)
  })

  it('422: the name cannot be cleared', async () => {
    const { billingModelId } = await givenBillingModel()
    const { status, body } = await api.patch(`/billing-models/${billingModelId}`, { name: null })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: '/name', message: 'cannot be cleared: leave it out to keep its value' }],
    ])
  })
})

describe('delete billing model', () => {
  it('200: returns an empty object, removes the billing model, and audits the last version', async () => {
    const before = await givenBillingModel()
    const deleted = await api.delete(`/billing-models/${before['billingModelId']}`)
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(`/billing-models/${before['billingModelId']}`)).status).toBe(404)
    expect((await api.delete(`/billing-models/${before['billingModelId']}`)).status).toBe(404)
    expect((await auditOf(api, before['billingModelId'])).at(-1)).toMatchObject({
      operation: 'delete-billing-model',
      subjectType: 'billing-model',
      before,
      after: null,
    })
  })

  it('422: the default of a creditor is in use', async () => {
    const { billingModelId } = await givenBillingModel()
    await api.post('/creditors', { name: 'Nordkyst', defaultBillingModelId: billingModelId })
    const refused = await api.delete(`/billing-models/${billingModelId}`)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ code: 'in-use', usedBy: ['creditors'] })
    expect((await api.get(`/billing-models/${billingModelId}`)).status).toBe(200)
  })

  it("404: another tenant's billing model, which is not deleted", async () => {
    const { billingModelId } = await givenBillingModel()
    const stranger = await api.createTenant('Fremmed')
    expect((await api.delete(`/billing-models/${billingModelId}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/billing-models/${billingModelId}`)).status).toBe(200)
  })
})
