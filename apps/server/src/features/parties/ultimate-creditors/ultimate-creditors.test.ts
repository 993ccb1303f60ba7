import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function givenCreditor(as: TestTenant = api.tenant): Promise<string> {
  const { body } = await api.post('/creditors', { name: 'Nordkyst Energi A/S' }, { as })
  return body.creditorId as string
}

const dentist = {
  name: 'Kystens Tandlæger ApS',
  address: { address: 'Havnegade 12', coAddress: 'Baghuset', zipcode: '5000', city: 'Odense C', country: 'DK' },
  registryIdentifier: { scheme: 'DK:CVR', value: '31261430' },
}

describe('create ultimate creditor', () => {
  it('201: returns the created ultimate creditor, the same as a later read', async () => {
    const creditorId = await givenCreditor()
    const created = await api.post('/ultimate-creditors', { creditorId, ...dentist })
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      ultimateCreditorId: expect.any(String),
      tenantId: api.tenant.tenantId,
      creditorId,
      ...dentist,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    const { ultimateCreditorId } = created.body as { ultimateCreditorId: string }
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/ultimate-creditors/${ultimateCreditorId}`)
    const read = await api.get(`/ultimate-creditors/${ultimateCreditorId}`)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
    const audits = await api.database.read(
      api.tenant.tenantId,
      sql`select operation, subject_type, after from audit_entries where subject_id = ${ultimateCreditorId}::uuid`,
    )
    expect(audits).toEqual([
      { operation: 'create-ultimate-creditor', subject_type: 'ultimate-creditor', after: created.body },
    ])
  })

  it('201: only the creditor and the name are required', async () => {
    const { status, body } = await api.post('/ultimate-creditors', { creditorId: await givenCreditor(), name: 'Per' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Per', address: null, registryIdentifier: null })
  })

  it("422: a creditor that does not exist, or is another tenant's, is an unknown reference", async () => {
    const stranger = await api.createTenant('Fremmed')
    for (const creditorId of [newId(), await givenCreditor(stranger)]) {
      const { status, body } = await api.post('/ultimate-creditors', { creditorId, ...dentist })
      expect(status).toBe(422)
      expect(body.code).toBe('unknown-reference')
      expect(body.errors).toEqual([{ path: '/creditorId', message: 'does not match any creditor' }])
    }
  })

  it('422: reports every invalid field at once', async () => {
    const { status, body } = await api.post('/ultimate-creditors', { creditorId: 'x', address: { zipcode: 5000 } })
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: '/creditorId', message: 'must be a UUID' },
        { path: '/name', message: 'is required' },
        { path: '/address/zipcode', message: 'must be a string' },
      ]),
    )
  })
})

describe('read ultimate creditors', () => {
  it('lists the ultimate creditors of one creditor or of all, in order of creation', async () => {
    const tenant = await api.createTenant('Liste')
    const [first, second, third] = [
      await givenCreditor(tenant),
      await givenCreditor(tenant),
      await givenCreditor(tenant),
    ]
    const made: unknown[] = []
    for (const creditorId of [first, second, first]) {
      const { body } = await api.post('/ultimate-creditors', { creditorId, ...dentist }, { as: tenant })
      made.push(body)
    }
    expect((await api.get('/ultimate-creditors', { as: tenant })).body.items).toEqual(made)
    const ofFirst = await api.get(`/ultimate-creditors?creditorId=${first}`, { as: tenant })
    expect(ofFirst.body.items).toEqual([made[0], made[2]])
    const ofThird = await api.get(`/ultimate-creditors?creditorId=${third}`, { as: tenant })
    expect(ofThird.status).toBe(200)
    expect(ofThird.body.items).toEqual([])
  })

  it("422: the list of an unknown creditor or of another tenant's", async () => {
    const stranger = await api.createTenant('Fremmed')
    for (const creditorId of [newId(), await givenCreditor(stranger)]) {
      const { status, body } = await api.get(`/ultimate-creditors?creditorId=${creditorId}`)
      expect(status).toBe(422)
      expect(body.code).toBe('unknown-reference')
      expect(body.errors).toEqual([{ path: '/creditorId', message: 'does not match any creditor' }])
    }
  })

  it("404: another tenant's ultimate creditor looks exactly like a missing one", async () => {
    const { body } = await api.post('/ultimate-creditors', { creditorId: await givenCreditor(), ...dentist })
    const stranger = await api.createTenant('Fremmed')
    expect((await api.get(`/ultimate-creditors/${body.ultimateCreditorId}`, { as: stranger })).status).toBe(404)
    expect((await api.get('/ultimate-creditors', { as: stranger })).body.items).toEqual([])
  })

  it('401: creating needs write:ultimate-creditors', async () => {
    const writer = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['write:creditors'])) }
    const refused = await api.post('/ultimate-creditors', { creditorId: newId(), ...dentist }, { as: writer })
    expect(refused.status).toBe(401)
  })
})

async function givenUltimateCreditor(body: Record<string, unknown> = {}): Promise<Record<string, any>> {
  const creditorId = await givenCreditor()
  return (await api.post('/ultimate-creditors', { creditorId, ...dentist, ...body })).body
}

describe('patch ultimate creditor', () => {
  it('200: changes the given fields, keeps the rest, and the audit trail has before and after', async () => {
    const before = await givenUltimateCreditor()
    const patched = await api.patch(`/ultimate-creditors/${before['ultimateCreditorId']}`, {
      name: 'Kystens Læger ApS',
      address: { city: 'Aarhus' },
    })
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({ ...before, ...{ name: 'Kystens Læger ApS', address: { city: 'Aarhus' } } })
    expect((await api.get(`/ultimate-creditors/${before['ultimateCreditorId']}`)).body).toEqual(patched.body)
    expect((await auditOf(api, before['ultimateCreditorId'])).at(-1)).toMatchObject({
      operation: 'patch-ultimate-creditor',
      subjectType: 'ultimate-creditor',
      before,
      after: patched.body,
    })
  })

  it('200: null removes a value, and a body without changes emits nothing', async () => {
    const { ultimateCreditorId } = await givenUltimateCreditor()
    const cleared = await api.patch(`/ultimate-creditors/${ultimateCreditorId}`, { registryIdentifier: null })
    expect(cleared.body.registryIdentifier).toBeNull()
    const again = await api.patch(`/ultimate-creditors/${ultimateCreditorId}`, { registryIdentifier: null })
    expect([again.status, again.body]).toEqual([200, cleared.body])
    expect(await auditOf(api, ultimateCreditorId)).toHaveLength(2)
  })

  it("404: another tenant's ultimate creditor is not found and does not change", async () => {
    const before = await givenUltimateCreditor()
    const stranger = await api.createTenant('Fremmed')
    expect(
      (await api.patch(`/ultimate-creditors/${before['ultimateCreditorId']}`, { name: 'X' }, { as: stranger })).status,
    ).toBe(404)
    expect((await api.get(`/ultimate-creditors/${before['ultimateCreditorId']}`)).body).toEqual(before)
  })

  it('200: the creditor cannot be changed', async () => {
    const { ultimateCreditorId, creditorId } = await givenUltimateCreditor()
    const { status, body, headers } = await api.patch(`/ultimate-creditors/${ultimateCreditorId}`, {
      creditorId: await givenCreditor(),
    })
    expect([status, body.creditorId, headers['ignored-fields']]).toEqual([200, creditorId, '/creditorId'])
  })

  it('422: the name cannot be removed', async () => {
    const { ultimateCreditorId } = await givenUltimateCreditor()
    const { status, body } = await api.patch(`/ultimate-creditors/${ultimateCreditorId}`, { name: null })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: '/name', message: 'cannot be cleared: leave it out to keep its value' }],
    ])
  })
})

describe('delete ultimate creditor', () => {
  it('200: returns an empty object, deletes the ultimate creditor, and the audit trail keeps its last state', async () => {
    const before = await givenUltimateCreditor()
    const deleted = await api.delete(`/ultimate-creditors/${before['ultimateCreditorId']}`)
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(`/ultimate-creditors/${before['ultimateCreditorId']}`)).status).toBe(404)
    expect((await api.delete(`/ultimate-creditors/${before['ultimateCreditorId']}`)).status).toBe(404)
    expect((await auditOf(api, before['ultimateCreditorId'])).at(-1)).toMatchObject({
      operation: 'delete-ultimate-creditor',
      subjectType: 'ultimate-creditor',
      before,
      after: null,
    })
  })

  it('422: the ultimate creditor of a case is in use', async () => {
    const { ultimateCreditorId, creditorId } = await givenUltimateCreditor()
    await givenCase(api, { creditorId, ultimateCreditorId })
    const refused = await api.delete(`/ultimate-creditors/${ultimateCreditorId}`)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ code: 'in-use', usedBy: ['cases'] })
    expect((await api.get(`/ultimate-creditors/${ultimateCreditorId}`)).status).toBe(200)
  })

  it("404: another tenant's ultimate creditor is not found and not deleted", async () => {
    const { ultimateCreditorId } = await givenUltimateCreditor()
    const stranger = await api.createTenant('Fremmed')
    expect((await api.delete(`/ultimate-creditors/${ultimateCreditorId}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/ultimate-creditors/${ultimateCreditorId}`)).status).toBe(200)
  })
})
