import { json, plannedByValues, sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import { isUuid } from '../../platform/ids.ts'

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
  /** Up to this moment, which itself is no longer meant. */
  readonly to: Date | undefined
  /** An Idempotency-Key, or the id of a request or of a thing. */
  readonly q: string | undefined
}

const summary = sql`
  request_id as "requestId", at, operation, method, path, query, status, duration_ms as "durationMs", caller,
  idempotency_key as "idempotencyKey", is_replay as "isReplay", problem_code as "problemCode",
  object_ids::text[] as "objectIds"`

/** A condition that stands in the statement only where it is asked for: each set of filters then has a plan of its own. */
function where<Value>(value: Value | undefined | null, condition: (value: Value) => Statement): Statement {
  return value === undefined || value === null ? sql`` : condition(value)
}

/** With its bounds in the text, not as values: only so an index that leaves out what succeeded is known to do. */
const withStatus: Readonly<Record<RequestStatus, Statement>> = {
  '2xx': sql`and status between 200 and 299`,
  '3xx': sql`and status between 300 and 399`,
  '4xx': sql`and status between 400 and 499`,
  '5xx': sql`and status >= 500`,
  failed: sql`and status >= 400`,
}

/** Newest first: ids are in the order of time. */
export function listRequests(
  tenantId: string,
  filters: RequestFilters,
  page: { limit: number; offset: number; after: string | null },
): Statement<RequestRow> {
  return plannedByValues(sql<RequestRow>`
    select ${summary}
    from api_requests
    where tenant_id = ${tenantId}::uuid
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

export function findRequest(tenantId: string, requestId: string): Statement<RequestDetailsRow> {
  return sql<RequestDetailsRow>`
    select ${summary}, request_body as "requestBody", response_body as "responseBody"
    from api_requests
    where tenant_id = ${tenantId}::uuid and request_id = ${requestId}::uuid`
}

/** Many requests, and what each of them named, in one statement. */
export function insertRequests(tenantId: string, requests: readonly RequestDetailsRow[]): Statement {
  return sql`
    with given as (
      select * from jsonb_to_recordset(${json(requests)}::jsonb)
        as r ("requestId" uuid, at timestamptz, operation text, method text, path text, query text, status integer,
              "durationMs" integer, caller jsonb, "idempotencyKey" text, "isReplay" boolean, "problemCode" text,
              "requestBody" text, "responseBody" text, "objectIds" uuid[])),
    kept as (
      insert into api_requests (
        tenant_id, request_id, at, operation, method, path, query, status, duration_ms, caller, idempotency_key,
        is_replay, problem_code, request_body, response_body, object_ids)
      select ${tenantId}::uuid, "requestId", at, operation, method, path, query, status, "durationMs", caller,
             "idempotencyKey", "isReplay", "problemCode", "requestBody", "responseBody", "objectIds"
      from given
      on conflict do nothing)
    insert into api_request_objects (tenant_id, object_id, request_id)
    select ${tenantId}::uuid, object_id, "requestId" from given, unnest("objectIds") as object_id
    on conflict do nothing`
}

/** Nobody waits for a log to reach the disk: what a loss of power takes is the last moment of it. */
export function commitWithoutWaiting(): Statement {
  return sql`select set_config('synchronous_commit', 'off', true)`
}

/** Deletes some of the requests before a moment, the oldest first, with what they named. */
export function deleteOldRequests(tenantId: string, before: Date): Statement {
  return sql`
    with old as (
      select request_id, object_ids from api_requests
      where tenant_id = ${tenantId}::uuid and at < ${before}::timestamptz
      order by at
      limit 1000),
    named as (
      delete from api_request_objects as o
      using old, unnest(old.object_ids) as named_id
      where o.tenant_id = ${tenantId}::uuid and o.object_id = named_id and o.request_id = old.request_id)
    delete from api_requests where tenant_id = ${tenantId}::uuid and request_id in (select request_id from old)`
}
