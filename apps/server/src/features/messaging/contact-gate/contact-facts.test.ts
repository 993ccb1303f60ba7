import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explain, type PlanNode } from '../../../../test/explain.ts'
import { givenCase } from '../../../../test/given.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { standardUpdateTypeId } from '../../casework/updates/index.ts'
import { findContactFacts } from './contact-facts.queries.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

/** The conditions by which rows of a table are looked up. */
function lookups(nodes: readonly PlanNode[], table: string): string[] {
  return nodes
    .filter((node) => node['Relation Name'] === table)
    .map((node) => [node, ...(node.Plans ?? [])].map((each) => each['Index Cond'] ?? '').join(''))
}

describe('the facts about a person', () => {
  it('find earlier messages by id, also by a plan that was made before there were any', async () => {
    const { tenantId } = api.tenant
    const { caseId } = await givenCase(api)
    const question = {
      ...{ place: { caseId, customerId: null, userId: null }, at: api.clock.now(), interactionId: null },
      objectionTypeId: standardUpdateTypeId('objection'),
      debtReliefTypeId: standardUpdateTypeId('debt-relief'),
    }
    const nodes = await explain(api.database, tenantId, findContactFacts(tenantId, question))
    expect(lookups(nodes, 'contact_verdicts')).toEqual([expect.stringContaining('(user_id = ')])
    expect(lookups(nodes, 'interactions')).toEqual([expect.stringContaining('interaction_id = ')])
  })
})
