import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { scopesOfEvents } from './event-reader.ts'
import { webhookRights } from './webhooks.queries.ts'

const functions = {
  dispatchEvents: sqlFunction('dispatch_events'),
  claimDeliveries: sqlFunction('claim_webhook_deliveries'),
  settleDeliveries: sqlFunction('settle_webhook_deliveries'),
}

export interface ClaimedDelivery {
  readonly tenantId: string
  readonly deliveryId: string
  readonly webhookId: string
  readonly eventId: string
  readonly leaseId: string
  readonly tryCount: number
}

/** The tenants with events that are not dispatched yet. */
export function listWaitingTenants(): Statement<{ tenantId: string }> {
  return sql<{ tenantId: string }>`
    select c.tenant_id as "tenantId"
    from webhook_cursors c join journal_heads h on h.tenant_id = c.tenant_id
    where h.position > c.position`
}

export function dispatchEvents(tenantId: string, now: Date, limit: number): Statement<{ hasMore: boolean | null }> {
  return sql<{ hasMore: boolean | null }>`
    select ${functions.dispatchEvents}(${tenantId}::uuid, ${now}::timestamptz, ${limit}::integer,
                           ${json(scopesOfEvents())}::jsonb) as "hasMore"`
}

export function claimDeliveries(claim: {
  readonly worker: number
  readonly now: Date
  readonly limit: number
  readonly closedHosts: readonly string[]
}): Statement<ClaimedDelivery> {
  return sql<ClaimedDelivery>`
    select tenant_id as "tenantId", delivery_id as "deliveryId", webhook_id as "webhookId", event_id as "eventId",
           lease_id as "leaseId", try_count as "tryCount"
    from ${functions.claimDeliveries}(${claim.worker}::integer, ${claim.now}::timestamptz, ${claim.limit}::integer,
                                  ${claim.closedHosts}::text[])`
}

/** What is needed to send a delivery. */
export interface DeliveryContent {
  readonly deliveryId: string
  readonly url: string
  readonly secret: string
  /** Earlier secrets that still sign, newest first. */
  readonly previousSecrets: readonly string[]
  /** Whether the webhook may still receive the event: its creator may have lost the scope since it was queued. */
  readonly isAllowed: boolean
  readonly event: string
  readonly time: Date
  readonly data: unknown
  readonly caseId: string | null
  readonly sequence: number | null
  readonly isTest: boolean
}

export function loadDeliveries(
  tenantId: string,
  deliveryIds: readonly string[],
  now: Date,
): Statement<DeliveryContent> {
  return sql<DeliveryContent>`
    select d.delivery_id as "deliveryId", w.url, w.secret,
           array(
             select p.value ->> 'secret' from jsonb_array_elements(w.previous_secrets) with ordinality p (value, place)
             where (p.value ->> 'until')::timestamptz > ${now}::timestamptz order by p.place) as "previousSecrets",
           e.is_test or (
             ${json(scopesOfEvents())}::jsonb ->> e.type = any (r.scopes)
             and not is_hidden_from(${tenantId}::uuid, r.role, subject_of_event(e.type), e.subject_id, e.data)) as "isAllowed",
           e.type as event, e.time, e.data, e.case_id as "caseId", e.case_sequence as sequence, e.is_test as "isTest"
    from webhook_deliveries d
    join webhooks w on w.tenant_id = ${tenantId}::uuid and w.webhook_id = d.webhook_id
    join ${webhookRights}(${tenantId}::uuid, ${now}::timestamptz) r on r.webhook_id = d.webhook_id
    join events e on e.tenant_id = ${tenantId}::uuid and e.event_id = d.event_id
    where d.tenant_id = ${tenantId}::uuid and d.delivery_id = any (${deliveryIds}::uuid[])`
}

export interface AttemptResult {
  readonly deliveryId: string
  readonly webhookId: string
  readonly leaseId: string
  readonly attemptId: string
  readonly at: Date
  readonly outcome: 'succeeded' | 'failed'
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly dueAt: Date
  readonly isGone: boolean
  readonly status: number | null
  readonly durationMs: number
  readonly answer: string | null
  readonly remoteAddress: string | null
  readonly error: string | null
}

/** Records the results of attempts. Returns the webhooks that must be disabled. */
export function settleDeliveries(
  tenantId: string,
  results: readonly AttemptResult[],
  now: Date,
): Statement<{ webhookId: string | null }> {
  return sql<{ webhookId: string | null }>`
    select webhook_id as "webhookId"
    from ${functions.settleDeliveries}(${tenantId}::uuid, ${json(results)}::jsonb, ${now}::timestamptz)`
}

/** Deletes a batch of deliveries completed before a point in time. */
export function deleteOldDeliveries(before: Date): Statement {
  return sql`
    delete from webhook_deliveries d
    using (
      select tenant_id, delivery_id from webhook_deliveries
      where state <> 'pending' and done_at < ${before}::timestamptz
      limit 1000 for update skip locked) old
    where d.tenant_id = old.tenant_id and d.delivery_id = old.delivery_id`
}

export function countWaiting(): Statement<{ count: number }> {
  return sql<{ count: number }>`select count(*) as count from webhook_deliveries where state = 'pending'`
}
