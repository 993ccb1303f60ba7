import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  givenCase,
  givenCustomer,
  givenVoucherType,
  standardType,
  type VoucherFixture,
  voucherBody,
} from '../../../../test/given.ts'
import { LockHolder } from '../../../../test/lock-holder.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { standardEndReasonId } from '../end-reasons/index.ts'

let api: TestApp
let stranger: TestTenant
let holder: LockHolder
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
  holder = await LockHolder.connect(api.databaseUrl)
})
afterAll(async () => {
  await holder.close()
  await api.close()
})

const add = (customerId: string, vouchers: readonly (VoucherFixture | number)[], options = {}, currency = 'DKK') =>
  api.post(`/customers/${customerId}/add-case-vouchers`, { currency, caseVouchers: vouchers.map(voucherBody) }, options)

async function casesOf(customerId: string): Promise<{ caseId: string }[]> {
  return (await api.get(`/customers/${customerId}`)).body.cases
}

async function vouchersOf(caseId: string): Promise<any[]> {
  return (await api.get(`/case-vouchers/${caseId}?pageSize=500`)).body.items
}

describe('add case vouchers', () => {
  it('200: creates a case if none is open, and then adds to it', async () => {
    const { customerId, creditorId } = await givenCustomer(api)
    const opened = await add(customerId, [120_000, { amount: 5_000, referenceId: 'F-2', uniqueId: `u-${customerId}` }])
    expect(opened.status, opened.text).toBe(200)
    const { caseId } = opened.body.items[0]
    const [first, second] = await vouchersOf(caseId)
    expect(opened.body).toEqual({
      items: [
        { merged: false, caseId, caseVoucherId: first.caseVoucherId },
        { merged: false, caseId, caseVoucherId: second.caseVoucherId },
      ],
    })
    expect(second).toMatchObject({ amount: 5_000, referenceId: 'F-2', uniqueId: `u-${customerId}` })
    expect((await api.get(`/cases/${caseId}`)).body).toMatchObject({
      creditorId,
      status: 'PENDING',
      outstanding: 125_000,
    })
    const extended = await add(customerId, [7_000])
    expect(extended.body.items).toEqual([{ merged: true, caseId, caseVoucherId: expect.any(String) }])
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(132_000)
    expect(await casesOf(customerId)).toHaveLength(1)
  })

  it('200: uses the newest open case in the currency', async () => {
    const { customerId } = await givenCustomer(api)
    await givenCase(api, { customerId, status: 'VERIFIED' })
    const newest = await givenCase(api, { customerId, status: 'VERIFIED' })
    await givenCase(api, { customerId, currency: 'SEK' })
    await givenCase(api, { customerId, endReason: 'PAID' })
    expect((await add(customerId, [1])).body.items).toMatchObject([{ merged: true, caseId: newest.caseId }])
    const euro = await add(customerId, [1], {}, 'EUR')
    expect(euro.body.items[0].merged).toBe(false)
    expect((await api.get(`/cases/${euro.body.items[0].caseId}`)).body.currency).toBe('EUR')
  })

  it('200: reference vouchers are created and allocated with the voucher they refer to', async () => {
    const { customerId, caseId } = await givenCase(api, { vouchers: [] })
    const payment = voucherBody({ voucherTypeId: standardType.deposit, amount: 400 })
    const { body } = await add(customerId, [{ amount: 1_000, referenceVouchers: [payment] }, 50])
    expect(body.items).toHaveLength(2)
    const vouchers = await vouchersOf(caseId)
    expect(vouchers.map(({ amount, outstanding, unallocated }) => [amount, outstanding, unallocated])).toEqual([
      [1_000, 600, null],
      [400, null, 0],
      [50, 50, null],
    ])
    expect(body.items[1].caseVoucherId).toBe(vouchers[2].caseVoucherId)
    expect(vouchers[1].referenceCaseVoucherId).toBe(body.items[0].caseVoucherId)
  })

  it('200: a known uniqueId returns the existing ids and creates nothing, not even reference vouchers', async () => {
    const { customerId } = await givenCustomer(api)
    const payment = voucherBody({ voucherTypeId: standardType.deposit, amount: 400 })
    const known = { amount: 1_000, uniqueId: newId(), referenceVouchers: [payment] }
    const { items } = (await add(customerId, [known])).body
    const [first] = items
    expect((await add(customerId, [known])).body.items).toEqual([{ ...first, merged: true }])
    const mixed = await add(customerId, [50, known, { amount: 60, referenceVouchers: [voucherBody({ amount: 7 })] }])
    expect(mixed.body.items[1]).toEqual({ ...first, merged: true })
    const vouchers = await vouchersOf(first.caseId)
    expect(vouchers.map(({ amount }) => amount)).toEqual([1_000, 400, 50, 60, 7])
    expect(vouchers[4].referenceCaseVoucherId).toBe(mixed.body.items[2].caseVoucherId)
  })

  it('200: known vouchers alone create no case, even if their case has ended', async () => {
    const { customerId } = await givenCustomer(api)
    const uniqueId = newId()
    const { caseId } = (await add(customerId, [{ uniqueId }])).body.items[0]
    await api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') })
    expect((await add(customerId, [{ uniqueId }])).body.items).toMatchObject([{ merged: true, caseId }])
    expect(await casesOf(customerId)).toHaveLength(1)
    const next = await add(customerId, [{ uniqueId }, 5])
    expect(next.body.items).toMatchObject([{ merged: true, caseId }, { merged: false }])
    expect(await casesOf(customerId)).toHaveLength(2)
  })

  it('200: concurrent requests create one case, with every voucher on it once', async () => {
    const { customerId } = await givenCustomer(api)
    const uniqueId = newId()
    // The request that creates the case waits for its number, so that all others catch up.
    const { tenantId } = api.tenant
    await holder.holdFor(
      tenantId,
      `select from tenant_counters where tenant_id = $1 and counter = 'cases' for update`,
      [tenantId],
    )
    const requests = Array.from({ length: 5 }, (_, index) => add(customerId, [index + 1, { amount: 1_000, uniqueId }]))
    await holder.waitForWaiters(5)
    await holder.release()
    const answers = await Promise.all(requests)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const cases = await casesOf(customerId)
    expect(cases).toHaveLength(1)
    const vouchers = await vouchersOf(cases[0]!.caseId)
    expect(vouchers.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 1_000])
    expect(answers.filter(({ body }) => body.items[0].merged === false)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.items[1].caseVoucherId)).size).toBe(1)
  })

  it('200: vouchers that wait for the lock while the case ends go to an open case', async () => {
    const { customerId } = await givenCustomer(api)
    const older = await givenCase(api, { customerId })
    const newest = await givenCase(api, { customerId })
    const end = `update cases set status = 'ENDED', end_reason_id = $2 where case_id = $1`
    await holder.holdFor(api.tenant.tenantId, end, [newest.caseId, standardEndReasonId('PAID')])
    const request = add(customerId, [1])
    await holder.waitForWaiters()
    await holder.commit()
    expect((await request).body.items).toMatchObject([{ merged: true, caseId: older.caseId }])
  })

  it('emits events and audit entries, and replays a repeated request', async () => {
    const { customerId } = await givenCustomer(api)
    const options = { headers: { 'idempotency-key': newId() } }
    const { body } = await add(customerId, [9], options)
    const [{ caseId, caseVoucherId }] = body.items
    expect((await add(customerId, [9], options)).body).toEqual(body)
    const view = (await api.get(`/cases/${caseId}`)).body
    expect(await eventsAbout(api, caseId)).toMatchObject([{ type: 'cases.create', caseId, data: view }])
    expect(await auditOf(api, caseId)).toMatchObject([{ operation: 'add-case-vouchers', after: view }])
    const [voucher] = await vouchersOf(caseId)
    expect(await eventsAbout(api, caseVoucherId)).toMatchObject([
      { type: 'case-vouchers.create', caseId, data: voucher },
    ])
    const [added] = (await add(customerId, [10])).body.items
    expect(await eventsAbout(api, caseId)).toHaveLength(1)
    expect(await auditOf(api, added.caseVoucherId)).toMatchObject([
      { operation: 'add-case-vouchers', subjectType: 'case-voucher', after: { amount: 10 } },
    ])
  })

  it("422: a duplicate uniqueId in one request, or one of another customer's voucher", async () => {
    const { customerId } = await givenCustomer(api)
    const twice = await add(customerId, [{ uniqueId: 'same' }, { uniqueId: 'same' }])
    expect([twice.status, twice.body.errors]).toMatchObject([422, [{ path: '/caseVouchers/1/uniqueId' }]])
    const other = await givenCustomer(api)
    const uniqueId = newId()
    await add(other.customerId, [{ uniqueId }])
    const taken = await add(customerId, [1, { uniqueId }])
    expect([taken.status, taken.body.code]).toEqual([422, 'unique-id-taken'])
    expect(taken.body.errors).toMatchObject([{ path: '/caseVouchers/1/uniqueId' }])
    expect(await casesOf(customerId)).toEqual([])
  })

  it('422: concurrent requests of two customers with the same uniqueId create one voucher', async () => {
    const uniqueId = newId()
    const customers = [await givenCustomer(api), await givenCustomer(api)]
    const answers = await Promise.all(customers.map(({ customerId }) => add(customerId, [{ uniqueId }])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('unique-id-taken')
  })

  it('422: unknown types, excessive payments, payouts and totals that are too large; nothing is written', async () => {
    const { customerId } = await givenCase(api, { vouchers: [Number.MAX_SAFE_INTEGER - 10] })
    const { voucherTypeId: payoutType } = await givenVoucherType(api, { hasPayoutRecipient: true })
    const tooMuch = voucherBody({ voucherTypeId: standardType.deposit, amount: 2 })
    const refusals = [
      [[{ voucherTypeId: newId() }], 'unknown-reference'],
      [[{ amount: 1, referenceVouchers: [tooMuch] }], 'amount-exceeds-outstanding'],
      [[{ voucherTypeId: payoutType, amount: 1 }], 'payout-contact-required'],
      [[11], 'case-total-too-large'],
    ] as const
    for (const [vouchers, code] of refusals) {
      const { status, body } = await add(customerId, vouchers)
      expect([status, body.code]).toEqual([422, code])
    }
    expect((await add(customerId, [10])).status).toBe(200)
    const [{ caseId } = { caseId: '' }] = await casesOf(customerId)
    expect(await vouchersOf(caseId)).toHaveLength(2)
  })

  it('422: no vouchers, an unknown currency', async () => {
    const { customerId } = await givenCustomer(api)
    expect((await add(customerId, [])).body.errors).toMatchObject([{ path: '/caseVouchers' }])
    expect((await add(customerId, [1], {}, 'ISK')).body.errors).toMatchObject([{ path: '/currency' }])
  })

  it("404: another tenant's customer looks exactly like a missing one; 401: needs write:cases", async () => {
    const theirs = await givenCustomer(api, { as: stranger })
    for (const customerId of [theirs.customerId, newId()]) {
      const { status, body } = await add(customerId, [1])
      expect([status, body.code, body.detail]).toEqual([404, 'not-found', 'There is no such customer.'])
    }
    const { token } = await api.createToken(api.tenant.tenantId, ['write:customers'])
    const { customerId } = await givenCustomer(api)
    const refused = await add(customerId, [1], { headers: { authorization: `Bearer ${token}` } })
    expect([refused.status, refused.body.code]).toEqual([401, 'insufficient-scope'])
  })
})
