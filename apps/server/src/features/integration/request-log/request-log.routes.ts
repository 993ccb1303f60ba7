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
    summary: 'List API requests',
    showsOtherAreas: true,
    description:
      'The requests of the last 30 days, or of `requestLogDays` of the settings, and their responses, newest first. A request is listed about a second after its response. `from` is inclusive and `to` exclusive. Requests without a valid token are not listed. If the caller may not read the area of an operation, or the request came from a user with a higher role, only the operation and its outcome are shown: `path` is the path template, and query, key and ids are left out.',
    query: RequestListQuery,
    success: { status: 200, description: 'One page of requests.', body: Page(LoggedRequest) },
    problems: [],
    example: { query: { status: '2xx', objectId: '{contactId}' } },
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
    summary: 'Get an API request',
    showsOtherAreas: true,
    description:
      'A request with its bodies, truncated to 4 KiB. Secrets, file contents and anything resembling a CPR number are removed. The bodies are null if the caller may not read the area of the operation.',
    params: RequestParams,
    success: { status: 200, description: 'The request.', body: LoggedRequestDetails },
    problems: ['not-found'],
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

/** What a caller may read in the log: the requests of operations whose resources it may read. */
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
  const parse = (text: string | undefined): Date | undefined =>
    text === undefined ? undefined : parseTimestamp(text, timeZone)
  return {
    ...{ status, operation, callerId, callerType, objectId, idempotencyKey, isReplay, problemCode, q },
    ...{ from: parse(query.from), to: parse(query.to) },
  }
}

function requestView(row: ShownRequest<RequestRow>, all: readonly Operation[]): LoggedRequest {
  const { path = '/v1/{tenantId}/…' } = all.find(({ id }) => id === row.operation) ?? {}
  return { ...row, at: instant(row.at), path: row.path ?? path, objectIds: [...row.objectIds] }
}
