import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { dispatchView } from './dispatch-views.ts'
import { message } from './dispatches.problems.ts'
import { findDispatch, hasCase, listDispatches } from './dispatches.queries.ts'
import { Dispatch, DispatchListQuery, DispatchParams, DispatchReport } from './dispatches.schemas.ts'
import { reportDispatch } from './report-dispatch.ts'

const tag = 'Dispatches'

export const dispatchOperations = [
  readOperation({
    id: 'list-dispatches',
    method: 'GET',
    path: '/v1/{tenantId}/dispatches',
    scope: 'read:dispatches',
    tag,
    summary: 'List dispatches',
    description:
      'The text messages and digital post that were sent or are being sent, newest first, with the proof of each. Test tenants send nothing: their messages are kept here.',
    query: DispatchListQuery,
    success: { status: 200, description: 'One page of dispatches.', body: Page(Dispatch) },
    problems: ['unknown-reference'],
    run: async ({ tenantId, read }, { query }) => {
      const { caseId = null, channel = null, state = null } = query
      const rows = await read(listDispatches(tenantId, { caseId, channel, state }, pageBounds(query)))
      if (rows.length === 0 && caseId !== null) {
        const [found] = await read(hasCase(tenantId, caseId))
        if (found?.isThere !== true) throw unknownReference('/caseId', 'case')
      }
      return pageOf(query, rows.map(dispatchView))
    },
  }),
  readOperation({
    id: 'get-dispatch',
    method: 'GET',
    path: '/v1/{tenantId}/dispatches/{dispatchId}',
    scope: 'read:dispatches',
    tag,
    summary: 'Get a dispatch',
    description: 'What became of a text message or digital post.',
    params: DispatchParams,
    success: { status: 200, description: 'The dispatch.', body: Dispatch },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      dispatchView(
        requireFirst(await read(findDispatch(tenantId, params.dispatchId)), message('There is no such dispatch.')),
      ),
  }),
  writeOperation({
    id: 'report-dispatch',
    method: 'POST',
    path: '/v1/{tenantId}/dispatches/{dispatchId}/report',
    scope: 'write:dispatches',
    tag,
    summary: 'Report what became of a message',
    description:
      'For the adapter: a message that was sent was delivered, failed or came back. Reporting the same again changes nothing, so a report can be repeated. Give the adapter a token with this scope only.',
    params: DispatchParams,
    body: DispatchReport,
    success: { status: 200, description: 'The dispatch as it is now.', body: Dispatch },
    events: ['dispatches.update'],
    problems: ['not-found', 'dispatch-state'],
    example: { body: { state: 'DELIVERED', providerReference: 'sms-4711' } },
    run: (command, { params, body }) => reportDispatch(command, params.dispatchId, body),
  }),
]
