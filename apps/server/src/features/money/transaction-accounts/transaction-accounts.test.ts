import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' }
const clientAccount = { name: 'Klientkonto', bankAccount, currency: 'DKK' }

async function givenAccount(fields: Record<string, unknown> = {}, as?: TestTenant): Promise<Record<string, any>> {
  const created = await api.post(
    '/transaction-accounts',
    { ...clientAccount, ...fields },
    as === undefined ? {} : { as },
  )
  expect(created.status, created.text).toBe(201)
  return created.body
}

async function defaultsOf(tenant: TestTenant): Promise<string[]> {
  const { body } = await api.get('/transaction-accounts', { as: tenant })
  return body.items
    .filter((account: { isDefault: boolean }) => account.isDefault)
    .map((account: { name: string; currency: string }) => `${account.name} ${account.currency}`)
}

describe('create transaction account', () => {
  it('201: returns the account exactly as it is read and listed afterwards', async () => {
    const tenant = await api.createTenant('Konti')
    const created = await api.post('/transaction-accounts', { ...clientAccount, isDefault: true }, { as: tenant })
    expect(created.status, created.text).toBe(201)
    const { transactionAccountId } = created.body
    expect(created.body).toEqual({
      ...clientAccount,
      purpose: 'CLIENT',
      transactionAccountId: expect.any(String),
      tenantId: tenant.tenantId,
      isDefault: true,
      statementAccount: null,
      bic: null,
      paymentFormat: 'pain.001.001.03',
      paymentAgreement: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: tenant.tokenId, name: 'test' },
      updatedAt: null,
      updatedBy: null,
    })
    expect(created.headers['location']).toBe(`/v1/${tenant.tenantId}/transaction-accounts/${transactionAccountId}`)
    expect((await api.get(`/transaction-accounts/${transactionAccountId}`, { as: tenant })).body).toEqual(created.body)
    expect((await api.get('/transaction-accounts', { as: tenant })).body.items).toEqual([created.body])
    expect(await auditOf(api, transactionAccountId, tenant)).toMatchObject([
      {
        operation: 'create-transaction-account',
        subjectType: 'transaction-account',
        before: null,
        after: created.body,
      },
    ])
  })

  it('201: is not a default account unless requested; a currency can have several accounts', async () => {
    const first = await givenAccount()
    const second = await givenAccount()
    expect([first['isDefault'], second['isDefault']]).toEqual([false, false])
  })

  it('422: reports all invalid fields at once', async () => {
    const { status, body } = await api.post('/transaction-accounts', {
      name: '',
      bankAccount: { type: 'IBAN' },
      currency: 'BTC',
      isDefault: 'yes',
    })
    expect(status).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(
      expect.arrayContaining(['/name', '/bankAccount/registrationNumber', '/currency', '/isDefault']),
    )
  })
})

describe('list transaction accounts', () => {
  it('200: filters by currency and continues after the last item read', async () => {
    const tenant = await api.createTenant('Liste')
    const accounts = []
    for (const currency of ['DKK', 'EUR', 'DKK', 'DKK']) accounts.push(await givenAccount({ currency }, tenant))
    const kroner = accounts.filter((account) => account['currency'] === 'DKK')
    expect((await api.get('/transaction-accounts?currency=DKK', { as: tenant })).body.items).toEqual(kroner)
    const nextPageUrl = `/transaction-accounts?currency=DKK&after=${String(kroner[0]?.['transactionAccountId'])}`
    expect((await api.get(nextPageUrl, { as: tenant })).body.items).toEqual(kroner.slice(1))
  })
})

describe('the default account of a currency', () => {
  it('201 and 200: a new default replaces the previous one of its currency only, and is audited', async () => {
    const tenant = await api.createTenant('Standard')
    const first = await givenAccount({ name: 'A', isDefault: true }, tenant)
    await givenAccount({ name: 'E', currency: 'EUR', isDefault: true }, tenant)
    const second = await givenAccount({ name: 'B', isDefault: true }, tenant)
    expect(await defaultsOf(tenant)).toEqual(['E EUR', 'B DKK'])
    const path = `/transaction-accounts/${String(first['transactionAccountId'])}`
    expect((await auditOf(api, first['transactionAccountId'], tenant)).at(-1)).toMatchObject({
      operation: 'create-transaction-account',
      before: first,
      after: (await api.get(path, { as: tenant })).body,
    })
    expect((await api.patch(path, { isDefault: true }, { as: tenant })).body.isDefault).toBe(true)
    expect(await defaultsOf(tenant)).toEqual(['A DKK', 'E EUR'])
    expect(await auditOf(api, second['transactionAccountId'], tenant)).toHaveLength(2)
  })

  it('200: a currency can have no default', async () => {
    const tenant = await api.createTenant('Ingen')
    const { transactionAccountId } = await givenAccount({ isDefault: true }, tenant)
    await api.patch(`/transaction-accounts/${transactionAccountId}`, { isDefault: false }, { as: tenant })
    expect(await defaultsOf(tenant)).toEqual([])
  })

  it('201 or 422: exactly one of many concurrent requests becomes the default', async () => {
    const tenant = await api.createTenant('Kapløb')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        api.post('/transaction-accounts', { ...clientAccount, name: `K${index}`, isDefault: true }, { as: tenant }),
      ),
    )
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body.code]).toEqual([422, 'default-account-taken'])
    }
    expect(await defaultsOf(tenant)).toHaveLength(1)
  })

  it('is enforced by the database', async () => {
    const tenant = await api.createTenant('Vagt')
    await givenAccount({ isDefault: true }, tenant)
    await givenAccount({}, tenant)
    const writing = api.database.inTenant(tenant.tenantId, (transaction) =>
      transaction.run(
        sql`update transaction_accounts set is_default = true where tenant_id = ${tenant.tenantId}::uuid`,
      ),
    )
    await expect(writing).rejects.toThrow(/transaction_accounts_one_default/)
  })
})

describe('patch transaction account', () => {
  it('200: changes the given fields only, and records who did it', async () => {
    const before = await givenAccount()
    const change = { name: 'Driftskonto', bankAccount: { ...bankAccount, accountNumber: '0099999999' } }
    const path = `/transaction-accounts/${String(before['transactionAccountId'])}`
    const patched = await api.patch(path, change)
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({
      ...before,
      ...change,
      updatedAt: '2026-03-02T09:00:00.000Z',
      updatedBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect((await api.patch(path, change)).body).toEqual(patched.body)
    const [, ...changes] = await auditOf(api, before['transactionAccountId'])
    expect(changes).toMatchObject([{ operation: 'patch-transaction-account', before, after: patched.body }])
  })

  it('200: never changes the currency, and reports it as ignored', async () => {
    const before = await givenAccount()
    const path = `/transaction-accounts/${String(before['transactionAccountId'])}`
    const { status, body, headers } = await api.patch(path, { currency: 'EUR' })
    expect([status, body, headers['ignored-fields']]).toEqual([200, before, '/currency'])
  })

  it('422: name and bank account cannot be cleared', async () => {
    const { transactionAccountId } = await givenAccount()
    const { status, body } = await api.patch(`/transaction-accounts/${transactionAccountId}`, {
      name: null,
      bankAccount: null,
    })
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: '/name', message: 'cannot be cleared: leave it out to keep its value' },
        { path: '/bankAccount', message: 'cannot be cleared: leave it out to keep its value' },
      ],
    ])
  })
})

describe('delete transaction account', () => {
  it('200: removes the account and the default of its currency, and audits the last version', async () => {
    const tenant = await api.createTenant('Slettet')
    const before = await givenAccount({ isDefault: true }, tenant)
    const path = `/transaction-accounts/${String(before['transactionAccountId'])}`
    const deleted = await api.delete(path, { as: tenant })
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(path, { as: tenant })).status).toBe(404)
    expect((await api.delete(path, { as: tenant })).status).toBe(404)
    expect((await auditOf(api, before['transactionAccountId'], tenant)).at(-1)).toMatchObject({
      operation: 'delete-transaction-account',
      before,
      after: null,
    })
  })

  it("404: another tenant's account looks exactly like a missing one and does not change", async () => {
    const before = await givenAccount()
    const stranger = await api.createTenant('Fremmed')
    for (const id of [before['transactionAccountId'], newId()]) {
      const path = `/transaction-accounts/${String(id)}`
      expect((await api.get(path, { as: stranger })).status).toBe(404)
      expect((await api.patch(path, { name: 'X' }, { as: stranger })).status).toBe(404)
      expect((await api.delete(path, { as: stranger })).status).toBe(404)
    }
    expect((await api.get(`/transaction-accounts/${before['transactionAccountId']}`)).body).toEqual(before)
  })
})
