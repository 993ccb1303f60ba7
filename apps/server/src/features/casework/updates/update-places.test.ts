import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function givenUpdate(referenceType: string, referenceId: string, label = 'Ring'): Promise<string> {
  const type = await api.post('/updates/types', { label, referenceType })
  const { status, body, text } = await api.post('/updates', {
    updateTypeId: type.body.updateTypeId,
    referenceId,
    update: label,
  })
  expect(status, text).toBe(201)
  return body.updateId as string
}

const idsOf = async (query: string): Promise<string[]> => {
  const { status, body, text } = await api.get(`/updates?${query}`)
  expect(status, text).toBe(200)
  return body.items.map(({ updateId }: { updateId: string }) => updateId)
}

describe('updates on customers and creditors', () => {
  it('are listed by their customer or creditor only', async () => {
    const { caseId, customerId } = await givenCase(api)
    const { creditorId } = await givenCustomer(api)
    const onCase = await givenUpdate('CASE', caseId)
    const onCustomer = await givenUpdate('CUSTOMER', customerId)
    const onCreditor = await givenUpdate('CREDITOR', creditorId)
    expect(await idsOf(`caseId=${caseId}`)).toEqual([onCase])
    expect(await idsOf(`customerId=${customerId}`)).toEqual([onCustomer])
    expect(await idsOf(`creditorId=${creditorId}`)).toEqual([onCreditor])
  })

  it('are continued and deleted like others, and Get update returns 404 as the contract requires', async () => {
    const { customerId } = await givenCustomer(api)
    const updateId = await givenUpdate('CUSTOMER', customerId)
    expect((await api.get(`/updates/${updateId}`)).status).toBe(404)
    expect((await api.patch(`/updates/${updateId}`, { continuedAt: '2026-01-01' })).body).toEqual({})
    expect(await idsOf(`customerId=${customerId}&open=true`)).toEqual([])
    expect(await idsOf(`customerId=${customerId}&open=false`)).toEqual([updateId])
    expect((await api.delete(`/updates/${updateId}`)).status).toBe(200)
    expect(await idsOf(`customerId=${customerId}`)).toEqual([])
  })

  it('422: an unknown customer or creditor, another tenant’s, or two at once', async () => {
    const { customerId, creditorId } = await givenCustomer(api)
    const as = await api.createTenant()
    for (const [query, options] of [
      [`customerId=${newId()}`, {}],
      [`customerId=${customerId}`, { as }],
      [`creditorId=${creditorId}`, { as }],
    ] as const) {
      const { status, body } = await api.get(`/updates?${query}`, options)
      expect([status, body.code]).toEqual([422, 'unknown-reference'])
    }
    const both = await api.get(`/updates?customerId=${customerId}&creditorId=${creditorId}`)
    expect([both.status, both.body.errors[0].message]).toEqual([
      422,
      'must contain at most one of caseId, customerId and creditorId',
    ])
  })
})
