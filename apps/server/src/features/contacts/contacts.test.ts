import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const locksmith = {
  name: 'Låsesmed Hansen ApS',
  email: 'post@laasesmed.example',
  phone: { locale: '45', number: '70123456' },
  registryIdentifier: { scheme: 'DK:CVR', value: '12345674' },
  bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' },
}

describe('create contact', () => {
  it('201: answers the whole contact, as it is read afterwards', async () => {
    const created = await api.post('/contacts', locksmith)
    expect(created.status, created.text).toBe(201)
    expect(created.body).toMatchObject({
      ...locksmith,
      tenantId: api.tenant.tenantId,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
      updatedAt: null,
      updatedBy: null,
    })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/contacts/${created.body.id}`)
    const read = await api.get(`/contacts/${created.body.id}`)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
  })

  it('201: a name is enough, and everything else is then null', async () => {
    const { status, body } = await api.post('/contacts', { name: '  Per  ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Per', email: null, phone: null, registryIdentifier: null, bankAccount: null })
  })

  it('422: names every bad field at once', async () => {
    const { status, body } = await api.post('/contacts', {
      email: 'no address',
      phone: { number: 5 },
      registryIdentifier: { scheme: 'XX', value: '1' },
      bankAccount: { type: 'DANISH' },
    })
    expect(status).toBe(422)
    expect(body.code).toBe('validation-failed')
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: '/name', message: 'is required' },
        { path: '/email', message: 'must be an e-mail address' },
        { path: '/phone/locale', message: 'is required' },
        { path: '/phone/number', message: 'must be a string' },
        { path: '/bankAccount/registrationNumber', message: 'is required' },
      ]),
    )
  })
})

describe('delete contact', () => {
  it('200: answers an empty object, and the contact is gone', async () => {
    const { body: contact } = await api.post('/contacts', locksmith)
    const deleted = await api.delete(`/contacts/${contact.id}`)
    expect(deleted.status).toBe(200)
    expect(deleted.body).toEqual({})
    expect((await api.get(`/contacts/${contact.id}`)).status).toBe(404)
    expect((await api.delete(`/contacts/${contact.id}`)).status).toBe(404)
  })

  it("404: another tenant's contact looks exactly like a missing one", async () => {
    const { body: contact } = await api.post('/contacts', locksmith)
    const stranger = await api.createTenant('Fremmed')
    expect((await api.delete(`/contacts/${contact.id}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/contacts/${contact.id}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/contacts/${contact.id}`)).status).toBe(200)
  })
})

describe('what the pipeline adds', () => {
  it('replays byte for byte with Idempotency-Cached', async () => {
    const headers = { 'idempotency-key': 'contact-1' }
    const first = await api.post('/contacts', locksmith, { headers })
    const second = await api.post('/contacts', { ...locksmith }, { headers })
    expect(first.headers['idempotency-cached']).toBeUndefined()
    expect(second.headers['idempotency-cached']).toBe('true')
    expect(second.status).toBe(first.status)
    expect(second.text).toBe(first.text)
    expect(second.headers['location']).toBe(first.headers['location'])
  })
})
