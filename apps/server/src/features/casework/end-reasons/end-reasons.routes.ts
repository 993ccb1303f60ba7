import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { createEndReason } from './create-end-reason.ts'
import { deleteEndReason } from './delete-end-reason.ts'
import { endReasonView } from './end-reason-view.ts'
import { findEndReason, listEndReasons } from './end-reasons.queries.ts'
import {
  EndReason,
  EndReasonInput,
  EndReasonListQuery,
  EndReasonParams,
  EndReasonPatch,
  Success,
} from './end-reasons.schemas.ts'
import { updateEndReason } from './update-end-reason.ts'
import { problem, message } from './end-reasons.problems.ts'

const tag = 'End reasons'

export const endReasonOperations = [
  writeOperation({
    id: 'create-end-reason',
    method: 'POST',
    path: '/v1/{tenantId}/end-reasons',
    scope: 'write:end-reasons',
    role: 'admin',
    tag,
    summary: 'Create an end reason',
    description: 'Adds a reason of the tenant’s own for which cases can end, beside the standard ones.',
    body: EndReasonInput,
    success: { status: 201, description: 'The end reason as created.', body: EndReason },
    location: (endReason) => `/end-reasons/${endReason.endReasonId}`,
    events: ['end-reasons.create'],
    problems: ['end-reason-handle-taken'],
    example: { body: { handle: 'SETTLED_IN_COURT', label: 'Forlig i retten' } },
    run: (command, { body }) => createEndReason(command, body),
  }),
  readOperation({
    id: 'list-end-reasons',
    method: 'GET',
    path: '/v1/{tenantId}/end-reasons',
    scope: 'read:end-reasons',
    tag,
    summary: 'List end reasons',
    query: EndReasonListQuery,
    success: {
      status: 200,
      description: 'One page of end reasons, the standard ones among them.',
      body: Page(EndReason),
    },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listEndReasons(tenantId, pageBounds(query)))).map(endReasonView)),
  }),
  readOperation({
    id: 'get-end-reason',
    method: 'GET',
    path: '/v1/{tenantId}/end-reasons/{endReasonId}',
    scope: 'read:end-reasons',
    tag,
    summary: 'Get an end reason',
    params: EndReasonParams,
    success: { status: 200, description: 'The end reason.', body: EndReason },
    problems: ['not-found'],
    example: { params: { endReasonId: exampleIds.endReasonId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findEndReason(tenantId, params.endReasonId))
      if (row === undefined) throw problem('not-found', message('There is no such end reason.'))
      return endReasonView(row)
    },
  }),
  writeOperation({
    id: 'update-end-reason',
    method: 'PATCH',
    path: '/v1/{tenantId}/end-reasons/{endReasonId}',
    scope: 'write:end-reasons',
    role: 'admin',
    tag,
    summary: 'Update end reason',
    description:
      'Changes the label, the handle or both. The standard end reasons cannot be edited; only end reasons created on the tenant can.',
    params: EndReasonParams,
    body: EndReasonPatch,
    success: { status: 200, description: 'The end reason was changed.', body: Success },
    events: ['end-reasons.update'],
    problems: ['not-found', 'standard-end-reason', 'end-reason-handle-taken'],
    example: {
      params: { endReasonId: exampleIds.endReasonId },
      body: { label: 'Afsluttet efter aftale', handle: 'BY_AGREEMENT' },
    },
    run: (command, { params, body }) => updateEndReason(command, params.endReasonId, body),
  }),
  writeOperation({
    id: 'delete-end-reason',
    method: 'DELETE',
    path: '/v1/{tenantId}/end-reasons/{endReasonId}',
    scope: 'write:end-reasons',
    role: 'admin',
    tag,
    summary: 'Delete an end reason',
    description: 'Only an end reason of the tenant’s own that no case has can be deleted.',
    params: EndReasonParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['end-reasons.delete'],
    problems: ['not-found', 'standard-end-reason', 'in-use'],
    example: { params: { endReasonId: exampleIds.unusedEndReasonId } },
    run: (command, { params }) => deleteEndReason(command, params.endReasonId),
  }),
]
