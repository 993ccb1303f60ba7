import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { danishAccount, givenCase, givenCaseVoucher, standardType } from '../../../../test/given.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { verifyLedger } from '../ledger/index.ts'

/** Settlements while cases are merged and separated again. */
let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
afterEach(async () => {
  const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'test' }])
  expect(report.checks.filter((check) => !check.ok)).toEqual([])
})

type Body = Record<string, any>

async function done(answer: Promise<Answer>): Promise<Body> {
  const { status, body, text } = await answer
  expect(status, text).toBeLessThan(300)
  return body as Body
}

/** A creditor on these terms with two cases of one customer, each a claim of 1,000.00. */
async function givenTwoCases(terms: object): Promise<{ creditorId: string; caseId: string; mergedCaseId: string }> {
  const commission = { basis: 'size', bands: [{ from: 0, rateBasisPoints: 1_000 }] }
  const model = await done(api.post('/billing-models', { name: 'Salær', currency: 'DKK', commission, ...terms }))
  const creditor = {
    name: 'Nordkyst El A/S',
    bankAccount: danishAccount,
    defaultBillingModelId: model['billingModelId'],
  }
  const { creditorId } = await done(api.post('/creditors', creditor))
  const { caseId, customerId } = await givenCase(api, { creditorId, vouchers: [100_000] })
  const { caseId: mergedCaseId } = await givenCase(api, { customerId, vouchers: [100_000] })
  return { creditorId, caseId, mergedCaseId }
}

/** Pays a voucher of a case with a deposit on another; returns the allocation. */
async function payAcross(fromCaseId: string, toCaseId: string, amount: number): Promise<string> {
  const { caseVoucherId } = await givenCaseVoucher(api, fromCaseId, {
    voucherTypeId: standardType.deposit,
    amount,
    source: 'COLLECTOR',
  })
  const { items } = (await api.get(`/case-vouchers/${toCaseId}`)).body
  const debitVoucherId = items.find((item: Body) => item['caseId'] === toCaseId).caseVoucherId
  const body = { creditVoucherId: caseVoucherId, allocations: [{ debitVoucherId, amount }] }
  return (await done(api.post('/case-voucher-allocations', body)))['allocations'][0].allocationId
}

const merge = (caseId: string, mergedCaseId: string): Promise<Body> =>
  done(api.post(`/cases/${caseId}/merge`, { mergedCaseId }))
const takeApart = (caseId: string, mergedCaseId: string): Promise<Body> =>
  done(api.post(`/cases/${caseId}/merge/undo`, { mergedCaseId }))

function settle(creditorId: string, options: object = {}): Promise<Answer> {
  return api.post('/billings', { creditorId, from: '2026-03-01', to: '2026-03-02' }, options)
}

/** The totals of an approved settlement. */
async function settled(creditorId: string): Promise<Body> {
  const { billingId, totals } = await done(settle(creditorId))
  await done(api.patch(`/billings/${billingId}`, { state: 'APPROVED' }))
  return totals
}

async function end(caseId: string): Promise<void> {
  const { items } = (await api.get('/end-reasons?pageSize=100')).body
  const { endReasonId } = items.find((reason: Body) => reason['handle'] === 'WITHDRAWN')
  await done(api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId }))
}

describe('a settlement', () => {
  it('bills a payment once, whether the cases are merged, separated or merged again', async () => {
    const { creditorId, caseId, mergedCaseId } = await givenTwoCases({})
    await payAcross(mergedCaseId, mergedCaseId, 20_000)
    await merge(caseId, mergedCaseId)
    expect(await settled(creditorId)).toMatchObject({ collected: 20_000, commission: 2_000 })
    for (const change of [takeApart, merge, takeApart]) {
      await change(caseId, mergedCaseId)
      expect((await settle(creditorId)).body.code).toBe('nothing-to-bill')
    }
  })

  it('bills payments of one case for the other, and corrects those undone before the cases are separated', async () => {
    const { creditorId, caseId, mergedCaseId } = await givenTwoCases({})
    await merge(caseId, mergedCaseId)
    const allocationId = await payAcross(caseId, mergedCaseId, 30_000)
    expect(await settled(creditorId)).toMatchObject({ collected: 30_000, commission: 3_000 })
    await done(api.post(`/case-voucher-allocations/${allocationId}/undo`, {}))
    await takeApart(caseId, mergedCaseId)
    expect(await settled(creditorId)).toMatchObject({ collected: -30_000, commission: -3_000 })
    expect((await settle(creditorId)).body.code).toBe('nothing-to-bill')
  })

  it('treats merged cases as one claim with the size of both', async () => {
    const bands = [
      { from: 0, rateBasisPoints: 2_000 },
      { from: 150_000, rateBasisPoints: 1_000 },
    ]
    const { creditorId, caseId, mergedCaseId } = await givenTwoCases({ commission: { basis: 'size', bands } })
    await payAcross(caseId, caseId, 10_000)
    await payAcross(mergedCaseId, mergedCaseId, 10_000)
    const preview = async (): Promise<number> =>
      (await done(settle(creditorId, { headers: { prefer: 'dry-run' } })))['totals'].commission
    expect(await preview()).toBe(4_000)
    await merge(caseId, mergedCaseId)
    expect(await preview()).toBe(2_000)
    await takeApart(caseId, mergedCaseId)
    expect(await preview()).toBe(4_000)
  })

  it('charges no case end for a merge, and one when the remaining case ends', async () => {
    const { creditorId, caseId, mergedCaseId } = await givenTwoCases({ fees: [{ trigger: 'case-ended', amount: 500 }] })
    await merge(caseId, mergedCaseId)
    expect((await settle(creditorId)).body.code).toBe('nothing-to-bill')
    await end(caseId)
    expect(await settled(creditorId)).toMatchObject({ fees: 500, due: 500 })
    expect((await settle(creditorId)).body.code).toBe('nothing-to-bill')
  })

  it('charges the end of a case that ended before it was merged once', async () => {
    const { creditorId, caseId, mergedCaseId } = await givenTwoCases({ fees: [{ trigger: 'case-ended', amount: 500 }] })
    await end(mergedCaseId)
    await merge(caseId, mergedCaseId)
    expect(await settled(creditorId)).toMatchObject({ fees: 500 })
    await takeApart(caseId, mergedCaseId)
    expect((await settle(creditorId)).body.code).toBe('nothing-to-bill')
  })
})
