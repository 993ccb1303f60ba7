import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

describe('the payment references of a case', () => {
  it('200: follow the currency and the settings of the tenant', async () => {
    const as = await api.createTenant('Referencer')
    const kroner = await givenCase(api, { as })
    const norwegian = await givenCase(api, { as, currency: 'NOK', vouchers: [] })
    const kindsOf = async (caseId: string): Promise<string[]> => {
      const { body } = await api.get(`/cases/${caseId}/payment-references`, { as })
      return body.references.map(({ kind, printed }: { kind: string; printed: string }) => `${kind} ${printed}`)
    }
    // 1 and its check digits 95: 5×2=10→1, 9, 1×2=2: 12, so 8. RF: 1271500 mod 97 = 24; 98 − 24 = 74.
    expect(await kindsOf(kroner.caseId)).toEqual(['RF RF74 1'])
    await api.patch('/settings', { fiCreditorNumber: '81234567' }, { as })
    expect(await kindsOf(kroner.caseId)).toEqual(['FI71 +71<000000000001958+81234567<', 'RF RF74 1'])
    // 2 and its check digits 92: 2×2=4, 9, 2×2=4: 17, so 3. RF: 2271500 mod 97 = 51; 98 − 51 = 47.
    expect(await kindsOf(norwegian.caseId)).toEqual(['KID 0000000002923', 'RF RF47 2'])
  })

  it('404: a case that does not exist, and one of another tenant', async () => {
    const { caseId } = await givenCase(api)
    const stranger = await api.createTenant('Fremmed')
    for (const id of [caseId, newId()]) {
      expect((await api.get(`/cases/${id}/payment-references`, { as: stranger })).status).toBe(404)
    }
  })
})

describe('finding a case by its payment reference', () => {
  it('200: accepts every kind, as printed and without leading zeros', async () => {
    const as = await api.createTenant('Opslag')
    await api.patch('/settings', { fiCreditorNumber: '81234567' }, { as })
    const { caseId } = await givenCase(api, { as })
    for (const reference of ['000000000001958', '1958', '+71<000000000001958+81234567<', 'RF741', 'rf74 1']) {
      const found = await api.get(`/payment-references/${encodeURIComponent(reference)}`, { as })
      expect(found.status, `${reference}: ${found.text}`).toBe(200)
      expect(found.body).toMatchObject({ caseId, caseSeqId: 1, currency: 'DKK' })
    }
  })

  it('404: a wrong check digit, a case that does not exist, and the case of another tenant', async () => {
    const as = await api.createTenant('Uden')
    await givenCase(api, { as })
    const empty = await api.createTenant('Tom')
    const statusOf = async (reference: string, tenant = as): Promise<number> =>
      (await api.get(`/payment-references/${reference}`, { as: tenant })).status
    expect([await statusOf('1957'), await statusOf('2923'), await statusOf('abc')]).toEqual([404, 404, 404])
    expect([await statusOf('1958'), await statusOf('1958', empty)]).toEqual([200, 404])
  })
})
