import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explain } from '../../../../test/explain.ts'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { findCaseStates } from './case-state.queries.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

describe('the states of cases', () => {
  it('have the interest of each balance, and value all cases in one call', async () => {
    const { tenantId } = api.tenant
    const terms = [{ interest: 0.1 }, { interest: 0.2 }, {}, { interest: 0.05 }]
    const { customerId } = await givenCustomer(api)
    const caseIds: string[] = []
    for (const more of terms) {
      const vouchers = [{ amount: 1_000_000, date: '2025-01-01', dueDate: '2025-02-01', ...more }]
      caseIds.push((await givenCase(api, { customerId, vouchers })).caseId)
    }
    const [first = '', second = ''] = caseIds
    const merged = await api.post(`/cases/${first}/merge`, { mergedCaseId: second })
    expect(merged.status, merged.text).toBeLessThan(300)
    const asked = caseIds.filter((caseId) => caseId !== second)
    const states = await api.database.read(tenantId, findCaseStates(tenantId, asked, api.clock.now()))
    const expected = []
    for (const caseId of asked) {
      const { totals } = (await api.get(`/cases/${caseId}/balance`)).body
      expected.push([caseId, totals.accruedInterest])
    }
    expect(new Map(states.map(({ caseId, accrued }) => [caseId, accrued]))).toEqual(new Map(expected as []))
    expect(expected.filter(([, accrued]) => accrued > 0)).toHaveLength(2)
    const nodes = await explain(api.database, tenantId, findCaseStates(tenantId, asked, api.clock.now()))
    const valuations = nodes.filter((node) => node['Function Name']?.startsWith('accrued_interest') === true)
    expect(valuations.map((node) => node['Actual Loops'])).toEqual([1])
  })

  it('without interest are not valued', async () => {
    const { tenantId } = api.tenant
    const { caseId } = await givenCase(api, { vouchers: [{ amount: 1_000 }] })
    const nodes = await explain(api.database, tenantId, findCaseStates(tenantId, [caseId], api.clock.now()))
    const valuations = nodes.filter((node) => node['Function Name']?.startsWith('accrued_interest') === true)
    expect(valuations.map((node) => node['Actual Loops'])).toEqual([0])
  })
})
