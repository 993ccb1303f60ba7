import { sql, type Statement } from '../../../platform/database/sql.ts'
import { type EventReader, isReadable } from './event-reader.ts'

export interface DeliveryRow {
  readonly deliveryId: string
  readonly webhookId: string
  readonly eventId: string
  readonly event: string
  readonly state: 'pending' | 'succeeded' | 'failed' | 'skipped'
  readonly attemptCount: number
  readonly lastStatus: number | null
  readonly lastError: string | null
  readonly dueAt: Date
  readonly createdAt: Date
  readonly doneAt: Date | null
}

const columns = sql`
  d.delivery_id as "deliveryId", d.webhook_id as "webhookId", d.event_id as "eventId", d.event, d.state,
  d.attempt_count as "attemptCount", d.last_status as "lastStatus", d.last_error as "lastError", d.due_at as "dueAt",
  d.created_at as "createdAt", d.done_at as "doneAt"`

export interface DeliveryFilters {
  readonly state: string | null
  readonly event: string | null
  readonly from: Date | null
  readonly to: Date | null
}

/** The deliveries of a webhook. A single row without a delivery means that the webhook exists and has none. */
export function listDeliveries(
  ids: { tenantId: string; webhookId: string },
  { state, event, from, to }: DeliveryFilters,
  page: { limit: number; offset: number; after: string | null },
): Statement<DeliveryRow | { readonly deliveryId: null }> {
  return sql`
    select d.*
    from webhook_queues w
    left join lateral (
      select ${columns} from webhook_deliveries d
      where d.tenant_id = ${ids.tenantId}::uuid and d.webhook_id = w.webhook_id
        and (${page.after}::uuid is null or d.delivery_id > ${page.after}::uuid)
        and (${state}::text is null or d.state = ${state}::text)
        and (${event}::text is null or d.event = ${event}::text)
        and (${from}::timestamptz is null or d.created_at >= ${from}::timestamptz)
        and (${to}::timestamptz is null or d.created_at < ${to}::timestamptz)
      order by d.delivery_id
      limit ${page.limit}::integer offset ${page.offset}::integer
    ) d on true
    where w.tenant_id = ${ids.tenantId}::uuid and w.webhook_id = ${ids.webhookId}::uuid
    order by d."deliveryId"`
}

export interface DeliveryDetailRow extends DeliveryRow {
  readonly time: Date
  readonly data: unknown
  readonly caseId: string | null
  readonly sequence: number | null
  /** Whether the reader may see the body. */
  readonly isReadable: boolean
  readonly attempts: readonly AttemptRow[]
}

export interface AttemptRow {
  readonly attemptId: string
  readonly number: number
  readonly at: string
  readonly outcome: 'succeeded' | 'failed'
  readonly status: number | null
  readonly durationMs: number
  readonly answer: string | null
  readonly remoteAddress: string | null
  readonly error: string | null
}

export interface DeliveryIds {
  readonly tenantId: string
  readonly webhookId: string
  readonly deliveryId: string
}

export function findDelivery(
  { tenantId, webhookId, deliveryId }: DeliveryIds,
  reader: EventReader,
): Statement<DeliveryDetailRow> {
  return sql<DeliveryDetailRow>`
    -- From the queue first: on a cluster, it is not where the event is.
    with delivery as materialized (
      select d.*, coalesce((
        select jsonb_agg(to_jsonb(a) order by a.number) from (
          select attempt_id as "attemptId", number, at, outcome, status, duration_ms as "durationMs", answer,
                 remote_address as "remoteAddress", error
          from webhook_attempts
          where tenant_id = ${tenantId}::uuid and delivery_id = ${deliveryId}::uuid
          order by number desc limit 100) a
      ), '[]') as attempts
      from webhook_deliveries d
      where d.tenant_id = ${tenantId}::uuid and d.webhook_id = ${webhookId}::uuid and d.delivery_id = ${deliveryId}::uuid
    )
    select ${columns}, e.time, e.data, e.case_id as "caseId", e.case_sequence as sequence,
      ${isReadable(tenantId, reader)} as "isReadable", d.attempts
    from delivery d join events e on e.tenant_id = ${tenantId}::uuid and e.event_id = d.event_id`
}

export function lockDelivery({ tenantId, webhookId, deliveryId }: DeliveryIds): Statement<DeliveryRow> {
  return sql<DeliveryRow>`
    select ${columns} from webhook_deliveries d
    where d.tenant_id = ${tenantId}::uuid and d.webhook_id = ${webhookId}::uuid and d.delivery_id = ${deliveryId}::uuid
    for update`
}

/** Sends a delivery again, in any state, with a fresh set of attempts. */
export function requeueDelivery({ tenantId, deliveryId }: DeliveryIds, now: Date): Statement<DeliveryRow> {
  return sql<DeliveryRow>`
    update webhook_deliveries d
    set state = 'pending', is_forced = true, due_at = ${now}::timestamptz, try_count = 0, done_at = null, lease_id = null,
        leased_until = null, leased_by = null
    where d.tenant_id = ${tenantId}::uuid and d.delivery_id = ${deliveryId}::uuid
    returning ${columns}`
}

/** Sends all deliveries again that have not arrived, including those waiting for a retry. */
export function requeueFailed(
  tenantId: string,
  { since, webhookId, now }: { since: Date; webhookId: string | null; now: Date },
): Statement {
  return sql`
    update webhook_deliveries
    set state = 'pending', is_forced = true, due_at = ${now}::timestamptz, try_count = 0, done_at = null
    where tenant_id = ${tenantId}::uuid and created_at >= ${since}::timestamptz
      and (${webhookId}::uuid is null or webhook_id = ${webhookId}::uuid)
      and (state in ('failed', 'skipped') or (state = 'pending' and try_count > 0)) and lease_id is null`
}

export interface TestDelivery {
  readonly tenantId: string
  readonly deliveryId: string
  readonly webhookId: string
  readonly eventId: string
  readonly type: string
  readonly now: Date
}

/** The delivery of a test event, ahead of all others: its webhook is waiting for nothing else. */
export function insertTestDelivery(event: TestDelivery): Statement {
  return sql`
    insert into webhook_deliveries (tenant_id, delivery_id, webhook_id, event_id, event, position, is_forced, state, due_at, created_at)
    values (${event.tenantId}::uuid, ${event.deliveryId}::uuid, ${event.webhookId}::uuid, ${event.eventId}::uuid,
            ${event.type}::text, 0, true, 'pending', ${event.now}::timestamptz, ${event.now}::timestamptz)`
}

/** Removes a delivery from the queue without sending it. */
export function skipDelivery(tenantId: string, deliveryId: string, now: Date): Statement {
  return sql`
    update webhook_deliveries
    set state = 'skipped', is_forced = false, done_at = ${now}::timestamptz, lease_id = null, leased_until = null,
        leased_by = null
    where tenant_id = ${tenantId}::uuid and delivery_id = ${deliveryId}::uuid`
}

/** Wakes the workers, once the transaction has committed. */
export function announceDue(tenantId: string): Statement {
  return sql`select pg_notify('events_written', ${tenantId}::text)`
}
