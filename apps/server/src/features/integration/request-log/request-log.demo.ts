import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as tokens } from '../../access/tokens/index.ts'
import { exampleIds as contacts } from '../../parties/contacts/index.ts'
import { insertRequests } from './request-log.queries.ts'

export const exampleIds = {
  /** The request that read the example contact. */
  // Requests are sorted by id, which starts with the time: this one is older than all others.
  requestId: '018f6d2c-5b40-7cc1-9a6e-2d1f4c7b9e30',
} as const

export const demo: DemoSteps = {
  /** An entry is deleted with other old ones, and written again on the next start. */
  everyStart: async (run) => {
    const { tenantId } = run.tenant
    const { contactId } = contacts
    const request = {
      ...{ requestId: exampleIds.requestId, at: run.moment(0), operation: 'get-contact', method: 'GET', query: null },
      ...{ status: 200, durationMs: 4, path: `/v1/${tenantId}/contacts/${contactId}` },
      caller: { type: 'KEY' as const, id: tokens.tokenId, name: 'Webshop' },
      ...{ idempotencyKey: null, isReplay: false, problemCode: null, requestBody: null },
      responseBody: JSON.stringify({ id: contactId }),
      visibleFrom: 'admin' as const,
      objectIds: [contactId],
    }
    await run.database.inTenant(tenantId, (transaction) => transaction.run(insertRequests(tenantId, [request])))
  },
}
