import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  danishAccount,
  givenCase,
  givenCaseVoucher,
  givenContact,
  givenCreditor,
  standardType,
} from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

/** A payout to a contact, for a voucher of a case. */
async function givenPayout(): Promise<Record<string, any>> {
  const [{ caseId }, { contactId }] = [await givenCase(api), await givenContact(api)]
  const voucher = { voucherTypeId: standardType.payout, amount: 700, payoutContactId: contactId }
  await givenCaseVoucher(api, caseId, voucher)
  const { items } = (await api.get(`/payouts?contactId=${contactId}`)).body
  expect(items).toHaveLength(1)
  return items[0] as Record<string, any>
}

describe('a payout to a contact', () => {
  it('is read as it was emitted, with a copy of the account that outlives the contact', async () => {
    const payout = await givenPayout()
    expect(payout).toEqual({
      payoutId: expect.any(String),
      tenantId: api.tenant.tenantId,
      caseId: expect.any(String),
      caseVoucherId: expect.any(String),
      contactId: expect.any(String),
      billingId: null,
      creditorId: null,
      recipientName: 'Låsesmed Hansen ApS',
      bankAccount: danishAccount,
      ibanAccount: null,
      domesticAccount: null,
      bankLineId: null,
      invoiceId: null,
      invoiceNumber: null,
      batchPayment: null,
      accountChange: {
        changedAt: '2026-03-02T09:00:00.000Z',
        changedBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
        first: true,
      },
      accountCorrection: null,
      approvalState: 'NOT_REQUIRED',
      approvedAt: null,
      approvedBy: null,
      transactionAccount: null,
      amount: 700,
      currency: 'DKK',
      state: 'PENDING',
      paidOn: null,
      reference: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
      paidAt: null,
      paidBy: null,
      creditorName: expect.any(String),
      debtorName: expect.any(String),
      caseSeqId: expect.any(Number),
      billingSeqId: null,
    })
    const { body: record } = await api.get(`/cases/${payout['caseId']}`)
    const { creditorName, debtorName, caseSeqId } = record
    expect(payout).toMatchObject({ creditorName, debtorName, caseSeqId })
    const [event] = await eventsAbout(api, payout['payoutId'])
    expect(event).toMatchObject({ type: 'payouts.create', caseId: payout['caseId'], data: payout })
    expect((await api.delete(`/contacts/${payout['contactId']}`)).status).toBe(200)
    expect((await api.get(`/payouts/${payout['payoutId']}`)).body).toEqual(payout)
  })
})

describe('list payouts', () => {
  it('200: filters by state, contact and case', async () => {
    const first = await givenPayout()
    const second = await givenPayout()
    await api.patch(`/payouts/${second['payoutId']}`, { state: 'PAID' })
    const found = async (query: string): Promise<string[]> => {
      const { body } = await api.get(`/payouts?pageSize=500&${query}`)
      return body.items.map((payout: { payoutId: string }) => payout.payoutId)
    }
    expect(await found(`contactId=${first['contactId']}`)).toEqual([first['payoutId']])
    expect(await found(`caseId=${second['caseId']}`)).toEqual([second['payoutId']])
    expect(await found('state=PENDING')).toContain(first['payoutId'])
    expect(await found('state=PENDING')).not.toContain(second['payoutId'])
    expect(await found(`state=PAID&after=${first['payoutId']}`)).toEqual([second['payoutId']])
    expect(await found(`creditorId=${(await givenCreditor(api)).creditorId}`)).toEqual([])
    expect((await api.delete(`/contacts/${first['contactId']}`)).status).toBe(200)
    expect(await found(`contactId=${first['contactId']}&state=PENDING`)).toEqual([first['payoutId']])
    expect(await found(`contactId=${first['contactId']}&state=PAID`)).toEqual([])
    const nobody = await api.get(
      `/payouts?creditorId=${newId()}&contactId=${newId()}&billingId=${newId()}&caseId=${newId()}`,
    )
    expect([nobody.status, nobody.body.code]).toEqual([422, 'unknown-reference'])
    expect(nobody.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      '/creditorId',
      '/contactId',
      '/billingId',
      '/caseId',
    ])
    expect((await api.get('/payouts?paid=true')).status).toBe(422)
  })
})

describe('sum payouts', () => {
  it('200: sums the listed payouts by currency, and rejects filters by unknown resources', async () => {
    const as = await api.createTenant('Summer')
    const sums = async (query = ''): Promise<unknown> => (await api.get(`/payouts/sum${query}`, { as })).body.currencies
    expect(await sums()).toEqual([])
    const { caseId } = await givenCase(api, { as })
    const { contactId: payoutContactId } = await givenContact(api, { as })
    const voucher = { as, voucherTypeId: standardType.payout, payoutContactId }
    for (const amount of [700, 1_234_567_890]) await givenCaseVoucher(api, caseId, { ...voucher, amount })
    const { items } = (await api.get('/payouts?sort=-createdAt', { as })).body
    expect(items.map(({ amount }: { amount: number }) => amount)).toEqual([1_234_567_890, 700])
    const { body: rest } = await api.get(`/payouts?sort=-createdAt&after=${items[0].payoutId}`, { as })
    expect(rest.items).toEqual([items[1]])
    await api.patch(`/payouts/${items[1].payoutId}`, { state: 'PAID' }, { as })
    expect(await sums()).toEqual([
      { currency: 'DKK', count: 2, amount: 1_234_568_590, pending: 1_234_567_890, awaitingApproval: 0 },
    ])
    expect(await sums(`?state=PAID&caseId=${caseId}`)).toEqual([
      { currency: 'DKK', count: 1, amount: 700, pending: 0, awaitingApproval: 0 },
    ])
    const nobody = await api.get(`/payouts/sum?contactId=${newId()}`, { as })
    expect([nobody.status, nobody.body.errors[0].path]).toEqual([422, '/contactId'])
  })
})

describe('patch payout', () => {
  it('200: marks it as paid and records by whom', async () => {
    const before = await givenPayout()
    const change = { state: 'PAID', paidOn: '2026-03-01', reference: 'OVF-17' }
    const patched = await api.patch(`/payouts/${before['payoutId']}`, change)
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({
      ...before,
      ...change,
      paidAt: '2026-03-02T09:00:00.000Z',
      paidBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect((await api.get(`/payouts/${before['payoutId']}`)).body).toEqual(patched.body)
    expect((await auditOf(api, before['payoutId'])).at(-1)).toMatchObject({ before, after: patched.body })
  })

  it('200: defaults to today; repeating the state changes nothing', async () => {
    const { payoutId } = await givenPayout()
    expect((await api.patch(`/payouts/${payoutId}`, { state: 'PENDING' })).body.state).toBe('PENDING')
    const { body: paid } = await api.patch(`/payouts/${payoutId}`, { state: 'PAID' })
    expect(paid).toMatchObject({ paidOn: '2026-03-02', reference: null })
    expect((await api.patch(`/payouts/${payoutId}`, { state: 'PAID' })).body).toEqual(paid)
    expect(await auditOf(api, payoutId)).toHaveLength(2)
  })

  it('422: a paid payout stays paid, and dates in the future are rejected', async () => {
    const { payoutId } = await givenPayout()
    const patch = async (body: object): Promise<unknown[]> => {
      const answer = await api.patch(`/payouts/${payoutId}`, body)
      return [answer.status, answer.body.code]
    }
    expect(await patch({ state: 'PAID', paidOn: '2026-03-03' })).toEqual([422, 'validation-failed'])
    expect(await patch({ state: 'PENDING', reference: 'x' })).toEqual([422, 'validation-failed'])
    expect(await patch({})).toEqual([422, 'validation-failed'])
    expect(await patch({ state: 'PAID' })).toEqual([200, undefined])
    expect(await patch({ state: 'PENDING' })).toEqual([422, 'payout-paid'])
    expect(await patch({ state: 'PAID', reference: 'another' })).toEqual([422, 'payout-paid'])
  })

  it('8 concurrent requests mark it once', async () => {
    const { payoutId } = await givenPayout()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        api.patch(`/payouts/${payoutId}`, { state: 'PAID', reference: `OVF-${turn}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await auditOf(api, payoutId)).toHaveLength(2)
  })

  it("404: another tenant's payout looks exactly like a missing one", async () => {
    const { payoutId } = await givenPayout()
    const as = await api.createTenant('Fremmed')
    expect((await api.get(`/payouts/${payoutId}`, { as })).status).toBe(404)
    expect((await api.patch(`/payouts/${payoutId}`, { state: 'PAID' }, { as })).status).toBe(404)
    expect((await api.get('/payouts', { as })).body.items).toEqual([])
  })
})
