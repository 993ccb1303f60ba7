import { exampleIds } from '../../../example-ids.ts'
import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { declared } from '../../../platform/feature/declared.ts'
import { type Operation, readOperation, readScopeOf } from '../../../platform/http/operations/operation.ts'
import { instant, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { requireFirst } from '../../../problems/index.ts'
import {
  findRequest,
  listRequests,
  type LogReader,
  type RequestFilters,
  type RequestRow,
  type ShownRequest,
} from './request-log.queries.ts'
import { LoggedRequest, LoggedRequestDetails, RequestListQuery, RequestParams } from './request-log.schemas.ts'
import { message } from './request-log.problems.ts'

const tag = 'Requests'

export const requestLogOperations: readonly Operation[] = [
  readOperation({
    id: 'list-requests',
    method: 'GET',
    path: '/v1/{tenantId}/requests',
    scope: 'read:requests',
    role: 'admin',
    tag,
    summary: 'List the requests to the API',
    showsOtherAreas: true,
    description:
      'The requests of the last 30 days, the newest first, with how each was answered. A request is listed about a second after its answer. `from` is the first moment that is meant and `to` the first that is not. Requests without a valid token are not among them. Of an operation in an area that the caller has no scope to read, and of a caller with a higher role, only that it happened and how it ended is shown: the path is that of the operation, and query, key and ids are left out.',
    query: RequestListQuery,
    success: { status: 200, description: 'One page of requests.', body: Page(LoggedRequest) },
    problems: [],
    example: { query: { status: '2xx', objectId: exampleIds.contactId } },
    run: async ({ tenantId, principal, read }, { query }) => {
      const reader = readerOf(principal, declared().operations)
      const filters = { ...filtersOf(query, principal.tenant.timeZone), reader }
      const rows = await read(listRequests(tenantId, filters, pageBounds(query)))
      return pageOf(
        query,
        rows.map((row) => requestView(row, declared().operations)),
      )
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
    showsOtherAreas: true,
    description:
      'A request with its bodies, as far as they are kept: without secrets, contents of files and what looks like a CPR number, and cut off after 4 KiB. They are null where the caller may not read the area of the operation.',
    params: RequestParams,
    success: { status: 200, description: 'The request.', body: LoggedRequestDetails },
    problems: ['not-found'],
    example: { params: { requestId: exampleIds.requestId } },
    run: async ({ tenantId, principal, read }, { params }) => {
      const row = requireFirst(
        await read(findRequest(tenantId, params.requestId, readerOf(principal, declared().operations))),
        message('There is no such request in the log of the last 30 days.'),
      )
      return {
        ...requestView(row, declared().operations),
        requestBody: row.requestBody,
        responseBody: row.responseBody,
      }
    },
  }),
]

/** What a caller may read of the log: of each operation what it could read as a resource. */
function readerOf({ role, scopes }: Principal, all: readonly Operation[]): LogReader {
  const readScopes = all.map(readScopeOf).filter((scope) => scope !== null)
  const readsEverything = readScopes.every((scope) => scopes.has(scope))
  const readable = all.filter((operation) => {
    const scope = readScopeOf(operation)
    return operation.showsOtherAreas === true ? readsEverything : scope === null || scopes.has(scope)
  })
  return { role, operations: readable.map(({ id }) => id) }
}

function filtersOf(query: RequestListQuery, timeZone: string): RequestFilters {
  const { status, operation, callerId, callerType, objectId, idempotencyKey, isReplay, problemCode, q } = query
  const moment = (text: string | undefined): Date | undefined =>
    text === undefined ? undefined : parseTimestamp(text, timeZone)
  return {
    ...{ status, operation, callerId, callerType, objectId, idempotencyKey, isReplay, problemCode, q },
    ...{ from: moment(query.from), to: moment(query.to) },
  }
}

function requestView(row: ShownRequest<RequestRow>, all: readonly Operation[]): LoggedRequest {
  const { path = '/v1/{tenantId}/…' } = all.find(({ id }) => id === row.operation) ?? {}
  return { ...row, at: instant(row.at), path: row.path ?? path, objectIds: [...row.objectIds] }
}
