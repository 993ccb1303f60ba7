import { exampleIds } from '../../example-ids.ts'
import { parseTimestamp } from '../../platform/clock/timestamps.ts'
import { readOperation } from '../../platform/http/operation.ts'
import { instant, Page, pageBounds, pageOf } from '../../platform/http/schemas.ts'
import { Problem, say } from '../../problems/index.ts'
import {
  findRequest,
  listRequests,
  type RequestDetailsRow,
  type RequestFilters,
  type RequestRow,
} from './requests.queries.ts'
import { LoggedRequest, LoggedRequestDetails, RequestListQuery, RequestParams } from './requests.schemas.ts'

const tag = 'Requests'

export const requestOperations = [
  readOperation({
    id: 'list-requests',
    method: 'GET',
    path: '/v1/{tenantId}/requests',
    scope: 'read:requests',
    role: 'admin',
    tag,
    summary: 'List the requests to the API',
    description:
      'The requests of the last 30 days, the newest first, with how each was answered. A request is listed about a second after its answer. `from` is the first moment that is meant and `to` the first that is not. Requests without a valid token are not among them.',
    query: RequestListQuery,
    success: { status: 200, description: 'One page of requests.', body: Page(LoggedRequest) },
    problems: [],
    example: { query: { status: '2xx', objectId: exampleIds.contactId } },
    run: async ({ tenantId, principal, read }, { query }) => {
      const filters = filtersOf(query, principal.tenant.timeZone)
      return pageOf(query, (await read(listRequests(tenantId, filters, pageBounds(query)))).map(requestView))
    },
  }),
  readOperation({
    id: 'get-request',
    method: 'GET',
    path: '/v1/{tenantId}/requests/{requestId}',
    scope: 'read:requests',
    role: 'admin',
    tag,
    summary: 'Get a request to the API',
    description:
      'A request with its bodies, as far as they are kept: without secrets, contents of files and what looks like a CPR number, and cut off after 4 KiB.',
    params: RequestParams,
    success: { status: 200, description: 'The request.', body: LoggedRequestDetails },
    problems: ['not-found'],
    example: { params: { requestId: exampleIds.requestId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findRequest(tenantId, params.requestId))
      if (row === undefined)
        throw new Problem('not-found', say('There is no such request in the log of the last 30 days.'))
      return detailsView(row)
    },
  }),
]

function filtersOf(query: RequestListQuery, timeZone: string): RequestFilters {
  const { status, operation, callerId, callerType, objectId, idempotencyKey, isReplay, problemCode, q } = query
  const moment = (text: string | undefined): Date | undefined =>
    text === undefined ? undefined : parseTimestamp(text, timeZone)
  return {
    ...{ status, operation, callerId, callerType, objectId, idempotencyKey, isReplay, problemCode, q },
    ...{ from: moment(query.from), to: moment(query.to) },
  }
}

function requestView(row: RequestRow): LoggedRequest {
  return { ...row, at: instant(row.at), objectIds: [...row.objectIds] }
}

function detailsView(row: RequestDetailsRow): LoggedRequestDetails {
  return { ...requestView(row), requestBody: row.requestBody, responseBody: row.responseBody }
}
