import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'

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

export interface RequestFilters {
  /** The first digit of the status. */
  readonly statusClass: number | undefined
  readonly operation: string | undefined
  readonly callerId: string | undefined
  readonly objectId: string | undefined
  readonly idempotencyKey: string | undefined
  readonly from: Date | undefined
  /** Up to this moment, which itself is no longer meant. */
  readonly to: Date | undefined
}

const summary = sql`
  request_id as "requestId", at, operation, method, path, query, status, duration_ms as "durationMs", caller,
  idempotency_key as "idempotencyKey", is_replay as "isReplay", problem_code as "problemCode",
  object_ids::text[] as "objectIds"`

/** A condition that stands in the statement only where it is asked for: each set of filters then has a plan of its own. */
function where<Value>(value: Value | undefined | null, condition: (value: Value) => Statement): Statement {
  return value === undefined || value === null ? sql`` : condition(value)
}

/** Newest first: ids are in the order of time. */
export function listRequests(
  tenantId: string,
  filters: RequestFilters,
  page: { limit: number; offset: number; after: string | null },
): Statement<RequestRow> {
  return sql<RequestRow>`
    select ${summary}
    from api_requests
    where tenant_id = ${tenantId}::uuid
      ${where(filters.statusClass, (digit) => sql`and status / 100 = ${digit}::integer`)}
      ${where(filters.operation, (operation) => sql`and operation = ${operation}::text`)}
      ${where(filters.callerId, (id) => sql`and caller ->> 'id' = ${id}::uuid::text`)}
      ${where(filters.objectId, (id) => sql`and object_ids @> array[${id}::uuid]`)}
      ${where(filters.idempotencyKey, (key) => sql`and idempotency_key = ${key}::text`)}
      ${where(filters.from, (moment) => sql`and at >= ${moment}::timestamptz`)}
      ${where(filters.to, (moment) => sql`and at < ${moment}::timestamptz`)}
      ${where(page.after, (id) => sql`and request_id < ${id}::uuid`)}
    order by request_id desc
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function findRequest(tenantId: string, requestId: string): Statement<RequestDetailsRow> {
  return sql<RequestDetailsRow>`
    select ${summary}, request_body as "requestBody", response_body as "responseBody"
    from api_requests
    where tenant_id = ${tenantId}::uuid and request_id = ${requestId}::uuid`
}

/** Many requests in one statement. */
export function insertRequests(tenantId: string, requests: readonly RequestDetailsRow[]): Statement {
  return sql`
    insert into api_requests (
      tenant_id, request_id, at, operation, method, path, query, status, duration_ms, caller, idempotency_key,
      is_replay, problem_code, request_body, response_body, object_ids)
    select ${tenantId}::uuid, r."requestId", r.at, r.operation, r.method, r.path, r.query, r.status, r."durationMs",
           r.caller, r."idempotencyKey", r."isReplay", r."problemCode", r."requestBody", r."responseBody", r."objectIds"
    from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb)
      as r ("requestId" uuid, at timestamptz, operation text, method text, path text, query text, status integer,
            "durationMs" integer, caller jsonb, "idempotencyKey" text, "isReplay" boolean, "problemCode" text,
            "requestBody" text, "responseBody" text, "objectIds" uuid[])
    on conflict do nothing`
}

/** Nobody waits for a log to reach the disk: what a loss of power takes is the last moment of it. */
export function commitWithoutWaiting(): Statement {
  return sql`select set_config('synchronous_commit', 'off', true)`
}

/** Deletes some of the requests before a moment. The ids are in the order of time, so the oldest are found by the key. */
export function deleteOldRequests(tenantId: string, before: Date): Statement {
  return sql`
    delete from api_requests
    where tenant_id = ${tenantId}::uuid and request_id in (
      select request_id from api_requests
      where tenant_id = ${tenantId}::uuid and at < ${before}::timestamptz
      order by request_id
      limit 1000)`
}
