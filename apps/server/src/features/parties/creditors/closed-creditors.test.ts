import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCase, givenCreditor, givenCustomer, standardType, voucherBody } from '../../../../test/given.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

it.each(['CANCELLED', 'CEASED'])(
  '422: a creditor that is %s accepts no case or claim from any operation; existing cases continue',
  async (state) => {
    const { creditorId } = await givenCreditor(api)
    const { customerId } = await givenCustomer(api, { creditorId })
    const { caseId } = await givenCase(api, { customerId })
    expect((await api.patch(`/creditors/${creditorId}`, { state })).status).toBe(204)
    const claim = { currency: 'DKK', ...voucherBody(100) }
    const outcome = ({ status, body }: Answer): unknown[] => [status, body.code, body.creditorState]
    const refused = [
      await api.post('/cases', { customerId, currency: 'DKK' }),
      await api.post('/cases', { customerId, currency: 'DKK', caseVouchers: [voucherBody(100)] }),
      await api.post(`/customers/${customerId}/add-case-vouchers`, {
        currency: 'DKK',
        caseVouchers: [voucherBody(100)],
      }),
      await api.post(`/customers/${customerId}/add-case-vouchers`, {
        currency: 'SEK',
        caseVouchers: [voucherBody(100)],
      }),
      await api.post(`/case-vouchers/${caseId}`, claim),
    ]
    expect(refused.map(outcome)).toEqual(refused.map(() => [422, 'creditor-closed', state]))
    const deposit = { ...claim, voucherTypeId: standardType.deposit, source: 'COLLECTOR' }
    expect((await api.post(`/case-vouchers/${caseId}`, deposit)).status).toBe(201)
    expect((await api.patch(`/creditors/${creditorId}`, { state: 'ACTIVE' })).status).toBe(204)
    expect((await api.post(`/case-vouchers/${caseId}`, claim)).status).toBe(201)
  },
)
