import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenCustomer, standardType, voucherBody } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startSecondInstance, type SecondInstance } from '../../../../test/second-instance.ts'
import { startTestApp, type TestApp, testStart } from '../../../../test/test-app.ts'
import { standardEndReasonId } from '../end-reasons/index.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { standardUpdateTypeId } from '../updates/index.ts'

let api: TestApp
let second: SecondInstance
beforeAll(async () => {
  api = await startTestApp()
  second = await startSecondInstance(api)
})
beforeEach(() => {
  api.clock.set(testStart)
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const paid = standardEndReasonId('PAID')
const caseOf = async (caseId: string) => (await api.get(`/cases/${caseId}`)).body
const payDirectly = (caseVoucherId: string, amount: number) => api.post('/direct-payments', { caseVoucherId, amount })
const reverse = (caseId: string, caseVoucherId: string) =>
  api.post(`/case-vouchers/${caseId}/${caseVoucherId}/reverse`, {})
const isEnded = { status: 'ENDED', endReason: 'PAID', outstanding: 0, endOverride: null }

/** The ways to register a payment. Each returns the id of the deposit. */
const ways: [string, (debt: { caseId: string; voucherId: string }, amount: number) => Promise<string>][] = [
  ['a direct payment', async ({ voucherId }, amount) => (await payDirectly(voucherId, amount)).body.caseVoucherId],
  [
    'a payment on the case',
    async ({ caseId }, amount) => {
      const payment = { amount, currency: 'DKK', source: 'COLLECTOR', date: '2026-03-01' }
      const { status, body, text } = await api.post(`/cases/${caseId}/payments`, payment)
      expect(status, text).toBe(201)
      return body.caseVoucherId
    },
  ],
  [
    'a deposit that refers to the claim',
    async ({ caseId, voucherId }, amount) => {
      const deposit = { voucherTypeId: standardType.deposit, amount, referenceCaseVoucherId: voucherId }
      return (await givenCaseVoucher(api, caseId, deposit)).caseVoucherId
    },
  ],
  [
    'a deposit that is allocated afterwards',
    async ({ caseId }, amount) => {
      const { caseVoucherId } = await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.deposit, amount })
      expect((await caseOf(caseId)).status).not.toBe('ENDED')
      await api.post('/case-voucher-allocations', { creditVoucherId: caseVoucherId })
      return caseVoucherId
    },
  ],
]

describe.each(ways)('%s', (_, pay) => {
  it('ends the case with the last payment, with the events and audit entry of a manual end', async () => {
    const debt = await givenCase(api, { vouchers: [1_000], status: 'VERIFIED' })
    await pay(debt, 400)
    expect(await caseOf(debt.caseId)).toMatchObject({ status: 'VERIFIED', outstanding: 600 })
    api.clock.advance({ ms: 60_000 })
    await pay(debt, 600)
    const ended = await caseOf(debt.caseId)
    expect(ended).toMatchObject({ ...isEnded, statusTime: api.clock.now().toISOString() })
    const about = { caseId: debt.caseId, time: api.clock.now() }
    const events = (await eventsAbout(api, debt.caseId)).slice(-2)
    expect(events).toEqual([
      { ...about, type: 'cases.update', data: ended },
      {
        ...about,
        type: 'cases.status-change',
        data: { caseId: debt.caseId, status: 'ENDED', endReasonId: paid, handle: 'PAID' },
      },
    ])
    expect((await auditOf(api, debt.caseId)).at(-1)).toMatchObject({
      before: { status: 'VERIFIED' },
      after: { status: 'ENDED', endReason: 'PAID' },
    })
  })

  it('reopens the case when it is reversed, adds an update with the reason, and the debt is in the report', async () => {
    const debt = await givenCase(api, { vouchers: [1_000] })
    const depositId = await pay(debt, 1_000)
    expect(await caseOf(debt.caseId)).toMatchObject(isEnded)
    const { body: reversal } = await reverse(debt.caseId, depositId)
    const reopened = await caseOf(debt.caseId)
    expect(reopened).toMatchObject({ status: 'VERIFIED', endReason: null, outstanding: 1_000 })
    expect((await eventsAbout(api, debt.caseId)).at(-1)).toMatchObject({
      type: 'cases.status-change',
      data: { caseId: debt.caseId, status: 'VERIFIED', endReasonId: null, handle: null },
    })
    const { items } = (await api.get(`/updates?caseId=${debt.caseId}`)).body
    expect(items).toMatchObject([
      { updateTypeId: standardUpdateTypeId('case-reopened'), refId: reversal.caseVoucherId, continuedAt: null },
    ])
    expect(items[0].update).toMatch(/tilbageført/)
    const { currencies } = (await api.get(`/reports/ageing?creditorId=${reopened.creditorId}`)).body
    expect(currencies).toMatchObject([{ outstanding: 1_000, cases: 1 }])
    // A new payment ends the case again and continues the update about the reopening.
    await pay(debt, 1_000)
    expect(await caseOf(debt.caseId)).toMatchObject(isEnded)
    expect((await api.get(`/updates?caseId=${debt.caseId}`)).body.items[0].continuedAt).not.toBeNull()
  })
})

describe('a case does not end automatically', () => {
  it('while another debit, unallocated money or interest remains', async () => {
    const two = await givenCase(api, { vouchers: [1_000, 5] })
    await payDirectly(two.voucherId, 1_000)
    expect((await caseOf(two.caseId)).status).toBe('PENDING')
    const over = await givenCase(api, { vouchers: [1_000] })
    const payment = { amount: 1_001, currency: 'DKK', source: 'COLLECTOR', date: '2026-03-01' }
    await api.post(`/cases/${over.caseId}/payments`, payment)
    expect(await caseOf(over.caseId)).toMatchObject({ status: 'PENDING', outstanding: 0 })
    const bearing = await givenCase(api, { vouchers: [] })
    const claim = { amount: 100_000, interest: 0.1, interestStartDate: '2026-01-01' }
    const { caseVoucherId } = await givenCaseVoucher(api, bearing.caseId, claim)
    expect((await payDirectly(caseVoucherId, 100_000)).status).toBe(201)
    expect(await caseOf(bearing.caseId)).toMatchObject({ status: 'PENDING', outstanding: 1_644 })
  })

  it('after a credit note or a write-off, or if the tenant has turned it off', async () => {
    for (const type of ['credit-note', 'write-off'] as const) {
      const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000] })
      await givenCaseVoucher(api, caseId, {
        voucherTypeId: standardType[type],
        amount: 1_000,
        referenceCaseVoucherId: voucherId,
      })
      expect(await caseOf(caseId)).toMatchObject({ status: 'PENDING', outstanding: 0 })
    }
    await api.patch('/settings', { endPaidCases: false })
    for (const [, pay] of ways) {
      const debt = await givenCase(api, { vouchers: [1_000] })
      await pay(debt, 1_000)
      expect(await caseOf(debt.caseId)).toMatchObject({ status: 'PENDING', outstanding: 0 })
    }
    await api.patch('/settings', { endPaidCases: true })
  })

  it('in a dry run, which returns what the payment would', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000] })
    const headers = { prefer: 'dry-run', 'idempotency-key': 'rehearsed' }
    const answer = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 1_000 }, { headers })
    expect([answer.status, answer.headers['preference-applied']]).toEqual([201, 'dry-run'])
    expect(await caseOf(caseId)).toMatchObject({ status: 'PENDING', outstanding: 1_000 })
  })
})

describe('a case that has ended', () => {
  it('is reopened by an undone allocation and, if it was paid, by a new claim', async () => {
    const debt = await givenCase(api, { vouchers: [1_000] })
    const { caseVoucherId } = (await payDirectly(debt.voucherId, 1_000)).body
    const { items } = (await api.get(`/case-voucher-allocations?caseVoucherId=${caseVoucherId}`)).body
    expect((await api.post(`/case-voucher-allocations/${items[0].allocationId}/undo`, {})).status).toBe(200)
    expect(await caseOf(debt.caseId)).toMatchObject({ status: 'VERIFIED', outstanding: 1_000 })

    const other = await givenCase(api, { vouchers: [1_000] })
    await payDirectly(other.voucherId, 1_000)
    await givenCaseVoucher(api, other.caseId, { amount: 70 })
    expect(await caseOf(other.caseId)).toMatchObject({ status: 'VERIFIED', outstanding: 70 })
  })

  it('stays ended after a claim on a bankrupt case or the reversal of a claim', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000, 500] })
    await payDirectly(voucherId, 300)
    await api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId: standardEndReasonId('BANKRUPTCY') })
    await givenCaseVoucher(api, caseId, { amount: 70 })
    await reverse(caseId, voucherId)
    expect(await caseOf(caseId)).toMatchObject({ status: 'ENDED', endReason: 'BANKRUPTCY', outstanding: 570 })
  })
})

describe('merged cases', () => {
  async function givenMerged() {
    const { customerId } = await givenCustomer(api)
    const remaining = await givenCase(api, { customerId, vouchers: [1_000] })
    const merged = await givenCase(api, { customerId, vouchers: [525] })
    await api.post(`/cases/${remaining.caseId}/merge`, { mergedCaseId: merged.caseId })
    return { remaining, merged }
  }

  it('end together with the last payment on either, and are reopened by a reversal on either', async () => {
    const { remaining, merged } = await givenMerged()
    await payDirectly(remaining.voucherId, 1_000)
    expect((await caseOf(remaining.caseId)).status).toBe('PENDING')
    const { caseVoucherId } = (await payDirectly(merged.voucherId, 525)).body
    expect(await caseOf(remaining.caseId)).toMatchObject(isEnded)
    await reverse(merged.caseId, caseVoucherId)
    expect(await caseOf(remaining.caseId)).toMatchObject({ status: 'VERIFIED', outstanding: 525 })
    expect((await caseOf(merged.caseId)).endReason).toBe('MERGED')
  })

  it('are open after the merge is undone if they had ended as paid and have a debt again', async () => {
    const { customerId } = await givenCustomer(api)
    const merged = await givenCase(api, { customerId, vouchers: [525] })
    const { caseVoucherId } = (await payDirectly(merged.voucherId, 525)).body
    const remaining = await givenCase(api, { customerId, vouchers: [1_000] })
    await api.post(`/cases/${remaining.caseId}/merge`, { mergedCaseId: merged.caseId })
    await reverse(remaining.caseId, caseVoucherId)
    await api.post(`/cases/${remaining.caseId}/merge/undo`, { mergedCaseId: merged.caseId })
    expect(await caseOf(merged.caseId)).toMatchObject({ status: 'VERIFIED', endReason: null, outstanding: 525 })
  })
})

describe('concurrently', () => {
  const either = (index: number) => (index % 2 === 0 ? api : second)

  it('the last payments of a case end it once, on one process and on two', async () => {
    for (let round = 0; round < 4; round++) {
      const { caseId } = await givenCase(api, { vouchers: [100, 200, 300, 400] })
      const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
      const answers = await Promise.all(
        items.flatMap(({ caseVoucherId, amount }: { caseVoucherId: string; amount: number }, index: number) =>
          [0, 1].map((half) =>
            either(round < 2 ? 0 : index + half).request({
              method: 'POST',
              path: '/direct-payments',
              body: { caseVoucherId, amount: amount / 2 },
            }),
          ),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
      expect(await caseOf(caseId)).toMatchObject(isEnded)
      const changes = (await eventsAbout(api, caseId)).filter(({ type }) => type === 'cases.status-change')
      expect(changes).toHaveLength(1)
    }
  })

  it('a reversal and the last payment leave the case ended and paid, or open with a debt', async () => {
    for (let round = 0; round < 3; round++) {
      const { caseId } = await givenCase(api, { vouchers: [100, 200] })
      const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
      const first = (await payDirectly(items[0].caseVoucherId, 100)).body
      const answers = await Promise.all([
        either(round).request({
          method: 'POST',
          path: '/direct-payments',
          body: { caseVoucherId: items[1].caseVoucherId, amount: 200 },
        }),
        either(round + 1).request({
          method: 'POST',
          path: `/case-vouchers/${caseId}/${first.caseVoucherId}/reverse`,
          body: {},
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      const { status, outstanding } = await caseOf(caseId)
      expect([status === 'ENDED', outstanding]).toEqual([false, 100])
    }
  })

  it('a new claim and a manual end as paid never leave an ended case with a debt', async () => {
    for (let round = 0; round < 3; round++) {
      const { caseId } = await givenCase(api, { vouchers: [] })
      await Promise.all([
        api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId: paid }),
        api.post(`/case-vouchers/${caseId}`, { currency: 'DKK', ...voucherBody(100) }),
      ])
      expect((await caseOf(caseId)).status).not.toBe('ENDED')
    }
  })
})

it('the ledger is consistent after all tests above', async () => {
  const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([])
})
