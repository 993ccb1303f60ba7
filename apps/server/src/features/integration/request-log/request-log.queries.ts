import { columnsOf } from '../../../platform/columns/columns.ts'
import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { isUuid } from '../../../platform/ids.ts'

export interface RequestRow {
  readonly requestId: string
  readonly at: Date
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly query: string | null
  readonly status: number
  readonly durationMs: number
  readonly caller: Actor
  readonly idempotencyKey: string | null
  readonly isReplay: boolean
  readonly problemCode: string | null
  readonly objectIds: readonly string[]
}

export interface RequestDetailsRow extends RequestRow {
  readonly requestBody: string | null
  readonly responseBody: string | null
}

/** A request as it is recorded. */
export interface NewRequest extends RequestDetailsRow {
  /** The lowest role that may see the bodies. */
  readonly visibleFrom: Role | 'nobody'
}

/** A row as its reader sees it: for requests it may not read, only the operation and its outcome. */
export type ShownRequest<Row extends RequestRow> = Omit<Row, 'path'> & { readonly path: string | null }

/** What a reader may see of the log. */
export interface LogReader {
  readonly role: Role
  /** The operations whose resources the reader has the scope for. */
  readonly operations: readonly string[]
}

export type RequestStatus = '2xx' | '3xx' | '4xx' | '5xx' | 'failed'

export interface RequestFilters {
  readonly status: RequestStatus | undefined
  readonly operation: string | undefined
  readonly callerId: string | undefined
  readonly callerType: 'KEY' | 'USER' | undefined
  readonly objectId: string | undefined
  readonly idempotencyKey: string | undefined
  readonly isReplay: boolean | undefined
  readonly problemCode: string | undefined
  readonly from: Date | undefined
  /** Exclusive. */
  readonly to: Date | undefined
  /** An Idempotency-Key, or the id of a request or a resource. */
  readonly q: string | undefined
}

/** Whether the reader may see the bodies. */
function isReadable({ role, operations }: LogReader): Statement {
  return sql`coalesce(
    operation = any (${operations}::text[])
    and role_rank(coalesce(visible_from, 'super-admin')) <= role_rank(${role}::text), false)`
}

function summaryFor(reader: LogReader): Statement {
  const shown = (column: Statement): Statement => sql`case when ${isReadable(reader)} then ${column} end`
  return sql`
    request_id as "requestId", at, operation, method, ${shown(sql`path`)} as path, ${shown(sql`query`)} as query, status,
    duration_ms as "durationMs", caller, ${shown(sql`idempotency_key`)} as "idempotencyKey", is_replay as "isReplay",
    problem_code as "problemCode", coalesce(${shown(sql`object_ids::text[]`)}, '{}') as "objectIds"`
}

/** A condition that is only part of the statement if it has a value, so that each set of filters has its own plan. */
function where<Value>(value: Value | undefined | null, condition: (value: Value) => Statement): Statement {
  return value === undefined || value === null ? sql`` : condition(value)
}

/** With literal bounds, not parameters: only then can the partial index on failures be used. */
const withStatus: Readonly<Record<RequestStatus, Statement>> = {
  '2xx': sql`and status between 200 and 299`,
  '3xx': sql`and status between 300 and 399`,
  '4xx': sql`and status between 400 and 499`,
  '5xx': sql`and status >= 500`,
  failed: sql`and status >= 400`,
}

/** Newest first: ids are ordered by time. Filtering by a resource only finds requests that the caller may read. */
export function listRequests(
  tenantId: string,
  filters: RequestFilters & { readonly reader: LogReader },
  page: { limit: number; offset: number; after: string | null },
): Statement<ShownRequest<RequestRow>> {
  const { reader } = filters
  return plannedByValues(sql<ShownRequest<RequestRow>>`
    select ${summaryFor(reader)}
    from api_requests
    where tenant_id = ${tenantId}::uuid
      ${where(filters.objectId ?? filters.idempotencyKey ?? filters.q, () => sql`and ${isReadable(reader)}`)}
      ${where(filters.status, (status) => withStatus[status])}
      ${where(filters.operation, (operation) => sql`and operation = ${operation}::text`)}
      ${where(filters.callerId, (id) => sql`and caller_id = ${id}::uuid`)}
      ${where(filters.callerType, (type) => sql`and caller ->> 'type' = ${type}::text`)}
      ${where(filters.objectId, (id) => sql`and request_id in (${requestsOfObject(tenantId, id)})`)}
      ${where(filters.idempotencyKey, (key) => sql`and idempotency_key = ${key}::text`)}
      ${where(filters.isReplay, (isReplay) => (isReplay ? sql`and is_replay` : sql`and not is_replay`))}
      ${where(filters.problemCode, (code) => sql`and status >= 400 and problem_code = ${code}::text`)}
      ${where(filters.from, (moment) => sql`and at >= ${moment}::timestamptz`)}
      ${where(filters.to, (moment) => sql`and at < ${moment}::timestamptz`)}
      ${where(filters.q, (text) => sql`and request_id in (${requestsKnownBy(tenantId, text)})`)}
      ${where(page.after, (id) => sql`and request_id < ${id}::uuid`)}
    order by request_id desc
    limit ${page.limit}::integer offset ${page.offset}::integer`)
}

function requestsOfObject(tenantId: string, objectId: string): Statement {
  return sql`
    select request_id from api_request_objects
    where tenant_id = ${tenantId}::uuid and object_id = ${objectId}::uuid`
}

function requestsKnownBy(tenantId: string, text: string): Statement {
  const ofKey = sql`
    select request_id from api_requests
    where tenant_id = ${tenantId}::uuid and idempotency_key = ${text}::text`
  if (!isUuid(text)) return ofKey
  return sql`${ofKey} union all ${requestsOfObject(tenantId, text)} union all select ${text}::uuid`
}

export function findRequest(
  tenantId: string,
  requestId: string,
  reader: LogReader,
): Statement<ShownRequest<RequestDetailsRow>> {
  return sql<ShownRequest<RequestDetailsRow>>`
    select ${summaryFor(reader)},
           case when ${isReadable(reader)} then request_body end as "requestBody",
           case when ${isReadable(reader)} then response_body end as "responseBody"
    from api_requests
    where tenant_id = ${tenantId}::uuid and request_id = ${requestId}::uuid`
}

/** As the text of an array of its own: a column of arrays would be one array. */
function objectIdsText({ objectIds }: NewRequest): string {
  return `{${objectIds.join(',')}}`
}

/** Inserts many requests, with the resources they named, in one statement. */
export function insertRequests(tenantId: string, requests: readonly NewRequest[]): Statement {
  const { uuid, text, json, bigint, time, boolean } = columnsOf(requests)
  const named = columnsOf(requests.flatMap(({ requestId, objectIds }) => objectIds.map((id) => ({ requestId, id }))))
  return sql`
    with kept as (
      insert into api_requests (
        tenant_id, request_id, at, operation, method, path, query, status, duration_ms, caller, idempotency_key,
        is_replay, problem_code, request_body, response_body, object_ids, visible_from)
      select ${tenantId}::uuid, r.request_id, r.at, r.operation, r.method, r.path, r.query, r.status, r.duration_ms,
             r.caller::jsonb, r.idempotency_key, r.is_replay, r.problem_code, r.request_body, r.response_body,
             r.object_ids::uuid[], r.visible_from
      from unnest(
        ${uuid((r) => r.requestId)}::uuid[], ${time((r) => r.at)}::timestamptz[], ${text((r) => r.operation)}::text[],
        ${text((r) => r.method)}::text[], ${text((r) => r.path)}::text[], ${text((r) => r.query)}::text[],
        ${bigint((r) => r.status)}::bigint[], ${bigint((r) => r.durationMs)}::bigint[], ${json((r) => r.caller)}::text[],
        ${text((r) => r.idempotencyKey)}::text[], ${boolean((r) => r.isReplay)}::boolean[],
        ${text((r) => r.problemCode)}::text[], ${text((r) => r.requestBody)}::text[],
        ${text((r) => r.responseBody)}::text[], ${text(objectIdsText)}::text[],
        ${text((r) => r.visibleFrom)}::text[])
        as r (request_id, at, operation, method, path, query, status, duration_ms, caller, idempotency_key, is_replay,
              problem_code, request_body, response_body, object_ids, visible_from)
      on conflict do nothing)
    insert into api_request_objects (tenant_id, object_id, request_id)
    select ${tenantId}::uuid, o.object_id, o.request_id
    from unnest(${named.uuid((o) => o.id)}::uuid[], ${named.uuid((o) => o.requestId)}::uuid[]) as o (object_id, request_id)
    on conflict do nothing`
}

/** Deletes requests that the tenant no longer keeps, as a function of the schema's owner: the service may delete none. */
export function deleteOldRequests(tenantId: string, limit: number): Statement<{ count: number }> {
  return sql<{ count: number }>`select delete_old_requests(${tenantId}::uuid, ${limit}::integer) as count`
}

/** The log need not be flushed to disk: a power loss costs only its last moments. */
export function commitWithoutWaiting(): Statement {
  return sql`select set_config('synchronous_commit', 'off', true)`
}
