import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenVoucherType } from '../../../../test/given.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'

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
  it('201: returns the created contact, the same as a later read', async () => {
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

  it('201: only the name is required; everything else defaults to null', async () => {
    const { status, body } = await api.post('/contacts', { name: '  Per  ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Per', email: null, phone: null, registryIdentifier: null, bankAccount: null })
  })

  it('422: reports every invalid field at once', async () => {
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
  it('200: returns an empty object and deletes the contact', async () => {
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

describe('idempotency', () => {
  it('replays the response byte for byte with Idempotency-Cached', async () => {
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

describe('list contacts', () => {
  it('200: q searches names and e-mail addresses, ignores case and has no wildcards', async () => {
    const tenant = await api.createTenant('Søgning')
    for (const contact of [
      { name: 'ÅSE Flytteri', email: 'info@flyt.example' },
      { name: 'Lås 100%', email: null },
      { name: 'Vest', email: 'Flyt@vest.example' },
    ]) {
      expect((await api.post('/contacts', contact, { as: tenant })).status).toBe(201)
    }
    const found = async (q: string): Promise<string[]> =>
      (await api.get(`/contacts?q=${encodeURIComponent(q)}`, { as: tenant })).body.items.map(
        (contact: { name: string }) => contact.name,
      )
    expect(await found('åse')).toEqual(['ÅSE Flytteri'])
    expect(await found('flyt')).toEqual(['ÅSE Flytteri', 'Vest'])
    expect(await found('FLYT.EXAMPLE')).toEqual(['ÅSE Flytteri'])
    expect(await found('0%')).toEqual(['Lås 100%'])
    expect(await found('_')).toEqual([])
  })
})

describe('patch contact', () => {
  it('200: changes the given fields, keeps the rest, and sets updatedBy', async () => {
    const { body: before } = await api.post('/contacts', locksmith)
    const change = {
      name: 'Låsesmed Hansen A/S',
      bankAccount: { ...locksmith.bankAccount, accountNumber: '0099999999' },
    }
    const patched = await api.patch(`/contacts/${before.id}`, change)
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({
      ...before,
      ...change,
      updatedAt: '2026-03-02T09:00:00.000Z',
      updatedBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect((await api.get(`/contacts/${before.id}`)).body).toEqual(patched.body)
    expect((await auditOf(api, before.id)).at(-1)).toMatchObject({
      operation: 'patch-contact',
      subjectType: 'contact',
      before,
      after: patched.body,
    })
  })

  it('200: null removes values', async () => {
    const { body: before } = await api.post('/contacts', locksmith)
    const nothing = { email: null, phone: null, registryIdentifier: null, bankAccount: null }
    expect((await api.patch(`/contacts/${before.id}`, nothing)).body).toMatchObject({ name: before.name, ...nothing })
  })

  it('200: a body without changes emits nothing', async () => {
    const { body: before } = await api.post('/contacts', locksmith)
    const { status, body } = await api.patch(`/contacts/${before.id}`, locksmith)
    expect([status, body]).toEqual([200, before])
    expect(await auditOf(api, before.id)).toHaveLength(1)
  })

  it('200: an existing payout keeps its copy of the bank account', async () => {
    const { body: contact } = await api.post('/contacts', locksmith)
    const { voucherTypeId } = await givenVoucherType(api, { hasPayoutRecipient: true })
    const { caseId } = await givenCase(api)
    const voucher = { voucherTypeId, amount: 500, currency: 'DKK', source: 'COLLECTOR', date: '2026-01-15' }
    const made = await api.post(`/case-vouchers/${caseId}`, { ...voucher, payoutContactId: contact.id })
    expect(made.status, made.text).toBe(201)
    await api.patch(`/contacts/${contact.id}`, { bankAccount: null })
    const payouts = await api.database.read(
      api.tenant.tenantId,
      sql`select bank_account as account from payouts where contact_id = ${contact.id}::uuid`,
    )
    expect(payouts).toEqual([{ account: locksmith.bankAccount }])
  })

  it('422: the name cannot be removed, and a bank account must be complete', async () => {
    const { body: contact } = await api.post('/contacts', locksmith)
    const { status, body } = await api.patch(`/contacts/${contact.id}`, { name: null, bankAccount: { type: 'DANISH' } })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: '/name', message: 'cannot be cleared: leave it out to keep its value' },
      { path: '/bankAccount/registrationNumber', message: 'is required' },
      { path: '/bankAccount/accountNumber', message: 'is required' },
    ])
  })

  it("404: another tenant's contact is not found and does not change", async () => {
    const { body: before } = await api.post('/contacts', locksmith)
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(`/contacts/${before.id}`, { name: 'X' }, { as: stranger })).status).toBe(404)
    expect((await api.get(`/contacts/${before.id}`)).body).toEqual(before)
  })
})
