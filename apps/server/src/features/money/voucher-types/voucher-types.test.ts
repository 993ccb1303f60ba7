import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { standardVoucherTypes } from './standard-voucher-types.data.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

describe('create voucher type', () => {
  it('201: returns the voucher type exactly as it is read afterwards', async () => {
    const input = {
      handle: 'locksmith',
      label: 'Låsesmed',
      category: 'cost',
      direction: 'debit',
      payoutRecipient: true,
    }
    const created = await api.post('/voucher-types', input)
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      ...input,
      voucherTypeId: expect.any(String),
      tenantId: api.tenant.tenantId,
      standard: false,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    const { voucherTypeId } = created.body
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/voucher-types/${voucherTypeId}`)
    const read = await api.get(`/voucher-types/${voucherTypeId}`)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
    const audit = await api.database.read(
      api.tenant.tenantId,
      sql`
        select operation, subject_type as "subjectType", before, after from audit_entries where subject_id = ${voucherTypeId}::uuid`,
    )
    expect(audit).toEqual([
      { operation: 'create-voucher-type', subjectType: 'voucher-type', before: null, after: created.body },
    ])
  })

  it.each([
    ['fee', 'debit'],
    ['write-off', 'credit'],
  ])('201: a %s is a %s without a payout recipient by default', async (category, direction) => {
    const { status, body } = await api.post('/voucher-types', { handle: `own-${category}`, label: 'Own', category })
    expect(status).toBe(201)
    expect(body).toMatchObject({ category, direction, payoutRecipient: false })
  })

  it('422: a direction that contradicts the category, and a payout recipient on a credit', async () => {
    const { status, body } = await api.post('/voucher-types', {
      handle: 'odd',
      label: 'Odd',
      category: 'deposit',
      direction: 'debit',
      payoutRecipient: true,
    })
    expect(status).toBe(422)
    expect(body.code).toBe('validation-failed')
    expect(body.errors).toEqual([
      { path: '/direction', message: 'must be credit in the category deposit' },
      { path: '/payoutRecipient', message: 'must be false on a credit' },
    ])
  })

  it('422: reports all invalid fields at once', async () => {
    const { status, body } = await api.post('/voucher-types', {
      handle: 'no spaces',
      category: 'gift',
      direction: 'up',
      payoutRecipient: 'true',
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: '/label', message: 'is required' },
      {
        path: '/handle',
        message: 'must start with a letter, followed by letters, digits, hyphens or underscores, such as department',
      },
      {
        path: '/category',
        message:
          'must be one of principal, interest, fee, cost, compensation, deposit, credit-note, write-off or payout',
      },
      { path: '/direction', message: 'must be one of debit or credit' },
      { path: '/payoutRecipient', message: 'must be a boolean' },
    ])
  })

  it.each(['principal', 'taken'])('422: the handle %s is already in use', async (handle) => {
    await api.post('/voucher-types', { handle: 'taken', label: 'Taken', category: 'fee' })
    const { status, body } = await api.post('/voucher-types', { handle, label: 'Again', category: 'fee' })
    expect(status).toBe(422)
    expect(body.code).toBe('voucher-type-handle-taken')
    expect(body.errors).toEqual([{ path: '/handle', message: 'is already used by another voucher type' }])
  })
})

describe('read voucher types', () => {
  it('200: every tenant has the standard voucher types with the same ids', async () => {
    const tenant = await api.createTenant('Ny')
    const { status, body } = await api.get('/voucher-types', { as: tenant })
    expect(status).toBe(200)
    expect(body.meta).toEqual({ currentPage: 0, pageSize: 25 })
    const expected = standardVoucherTypes.map(({ voucherTypeId, handle, label, category, direction }) => ({
      voucherTypeId,
      tenantId: tenant.tenantId,
      handle,
      label,
      category,
      direction,
      payoutRecipient: handle === 'payout',
      standard: true,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'SYSTEM', id: expect.any(String), name: expect.any(String) },
    }))
    expect(body.items).toEqual(expected.sort((a, b) => (a.voucherTypeId < b.voucherTypeId ? -1 : 1)))
    for (const id of [
      'eb41e58e-fccf-419d-a771-cd5027fe6e87',
      'ca4af363-9925-436c-83d6-23b3db6ed5d2',
      '3e51bf87-3c8f-4dd5-abd5-69417d113c89',
    ]) {
      expect((await api.get(`/voucher-types/${id}`, { as: tenant })).body).toMatchObject({
        voucherTypeId: id,
        standard: true,
      })
    }
  })

  it('200: paging by number and after an id gives the same items', async () => {
    const tenant = await api.createTenant('Sider')
    const all = (await api.get('/voucher-types', { as: tenant })).body.items as { voucherTypeId: string }[]
    const second = await api.get('/voucher-types?page=1&pageSize=4', { as: tenant })
    expect(second.body).toEqual({ meta: { currentPage: 1, pageSize: 4 }, items: all.slice(4, 8) })
    const nextPage = await api.get(`/voucher-types?pageSize=4&after=${all[3]!.voucherTypeId}`, { as: tenant })
    expect(nextPage.body.items).toEqual(all.slice(4, 8))
    expect((await api.get('/voucher-types?page=9', { as: tenant })).body.items).toEqual([])
  })

  it("404: another tenant's voucher type looks exactly like a missing one", async () => {
    const { body } = await api.post('/voucher-types', { handle: 'secret', label: 'Secret', category: 'fee' })
    const stranger = await api.createTenant('Fremmed')
    expect((await api.get(`/voucher-types/${body.voucherTypeId}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/voucher-types/${newId()}`)).status).toBe(404)
  })
})

let count = 0
async function givenOwnType(fields: Record<string, unknown> = {}): Promise<Record<string, any>> {
  count += 1
  const input = { handle: `own-type-${String(count)}`, label: 'Egen', category: 'cost', ...fields }
  return (await api.post('/voucher-types', input)).body
}

describe('patch voucher type', () => {
  it('200: changes handle, label and payout recipient, and audits both versions', async () => {
    const before = await givenOwnType()
    const change = { handle: 'bailiff', label: 'Foged', payoutRecipient: true }
    const patched = await api.patch(`/voucher-types/${before['voucherTypeId']}`, change)
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({ ...before, ...change })
    expect((await api.get(`/voucher-types/${before['voucherTypeId']}`)).body).toEqual(patched.body)
    const again = await api.patch(`/voucher-types/${before['voucherTypeId']}`, change)
    expect([again.status, again.body]).toEqual([200, patched.body])
    const [, ...changes] = await auditOf(api, before['voucherTypeId'])
    expect(changes).toMatchObject([
      { operation: 'patch-voucher-type', subjectType: 'voucher-type', before, after: patched.body },
    ])
  })

  it('200: never changes category and direction, and reports them as ignored', async () => {
    const before = await givenOwnType()
    const patched = await api.patch(`/voucher-types/${before['voucherTypeId']}`, {
      category: 'deposit',
      direction: 'credit',
      standard: true,
    })
    expect([patched.status, patched.body]).toEqual([200, before])
    expect(patched.headers['ignored-fields']).toBe('/category, /direction, /standard')
  })

  it('422: a credit cannot have a payout recipient', async () => {
    const { voucherTypeId } = await givenOwnType({ category: 'deposit' })
    const { status, body } = await api.patch(`/voucher-types/${voucherTypeId}`, { payoutRecipient: true })
    expect([status, body.errors]).toEqual([422, [{ path: '/payoutRecipient', message: 'must be false on a credit' }]])
  })

  it('422: the handle of another type, standard or not', async () => {
    const { voucherTypeId } = await givenOwnType()
    const { status, body } = await api.patch(`/voucher-types/${voucherTypeId}`, { handle: 'principal' })
    expect([status, body.code]).toEqual([422, 'voucher-type-handle-taken'])
  })

  it.each(standardVoucherTypes)('422: the standard type $handle cannot be changed or deleted', async (type) => {
    const path = `/voucher-types/${type.voucherTypeId}`
    const before = (await api.get(path)).body
    const patched = await api.patch(path, { label: 'Mit' })
    expect([patched.status, patched.body.code]).toEqual([422, 'standard-voucher-type'])
    const deleted = await api.delete(path)
    expect([deleted.status, deleted.body.code]).toEqual([422, 'standard-voucher-type'])
    expect((await api.get(path)).body).toEqual(before)
  })

  it("404: another tenant's voucher type, which does not change", async () => {
    const before = await givenOwnType()
    const path = `/voucher-types/${before['voucherTypeId']}`
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(path, { label: 'X' }, { as: stranger })).status).toBe(404)
    expect((await api.delete(path, { as: stranger })).status).toBe(404)
    expect((await api.get(path)).body).toEqual(before)
  })
})

describe('delete voucher type', () => {
  it('200: removes an unused type, frees its handle, and audits the last version', async () => {
    const before = await givenOwnType({ handle: 'short-lived' })
    const deleted = await api.delete(`/voucher-types/${before['voucherTypeId']}`)
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(`/voucher-types/${before['voucherTypeId']}`)).status).toBe(404)
    expect((await auditOf(api, before['voucherTypeId'])).at(-1)).toMatchObject({
      operation: 'delete-voucher-type',
      before,
      after: null,
    })
    expect((await givenOwnType({ handle: 'short-lived' }))['handle']).toBe('short-lived')
  })

  it('422: a type with vouchers is in use', async () => {
    const { voucherTypeId } = await givenOwnType()
    await givenCase(api, { vouchers: [{ voucherTypeId, amount: 100 }] })
    const { status, body } = await api.delete(`/voucher-types/${voucherTypeId}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'in-use', usedBy: ['case-vouchers'] })
    expect((await api.get(`/voucher-types/${voucherTypeId}`)).status).toBe(200)
  })
})
