import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Role } from '../../../platform/identity/roles.ts'

/** What each webhook may receive now. */
export const webhookRights = sqlFunction('webhook_rights')

/** An earlier secret. It is encrypted, and signs until the given time. */
export interface PreviousSecret {
  readonly secret: string
  readonly until: string
}

export interface WebhookRow {
  readonly webhookId: string
  readonly tenantId: string
  readonly url: string
  readonly description: string | null
  readonly events: readonly string[]
  readonly enabled: boolean
  readonly fifo: boolean
  readonly rateLimit: number
  /** Encrypted. */
  readonly secret: string
  readonly previousSecrets: readonly PreviousSecret[]
  /** What it may receive now, and with which role it sees. */
  readonly scopes: readonly string[]
  readonly role: Role
  readonly failingSince: Date | null
  readonly disabledReason: 'by-hand' | 'gone' | 'failing' | null
  readonly disabledAt: Date | null
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

const columns = sql`
  w.webhook_id as "webhookId", w.tenant_id as "tenantId", w.url, w.description, w.events, w.enabled, w.fifo,
  w.rate_limit as "rateLimit", w.secret, w.previous_secrets as "previousSecrets", r.scopes, r.role, q.failing_since as "failingSince",
  w.disabled_reason as "disabledReason", w.disabled_at as "disabledAt", w.created_at as "createdAt",
  w.created_by as "createdBy", w.updated_at as "updatedAt", w.updated_by as "updatedBy"`

function source(tenantId: string, now: Date): Statement {
  return sql`
    webhooks w
    join webhook_queues q on q.tenant_id = w.tenant_id and q.webhook_id = w.webhook_id
    join ${webhookRights}(${tenantId}::uuid, ${now}::timestamptz) r on r.webhook_id = w.webhook_id`
}

export function findWebhook(tenantId: string, webhookId: string, now: Date): Statement<WebhookRow> {
  return sql<WebhookRow>`
    select ${columns} from ${source(tenantId, now)} where w.tenant_id = ${tenantId}::uuid and w.webhook_id = ${webhookId}::uuid`
}

export function lockWebhook(tenantId: string, webhookId: string, now: Date): Statement<WebhookRow> {
  return sql<WebhookRow>`${findWebhook(tenantId, webhookId, now)} for update of w`
}

export interface WebhookFilters {
  readonly enabled: boolean | null
  readonly event: string | null
  readonly text: string | null
  readonly now: Date
}

export function listWebhooks(
  tenantId: string,
  { enabled, event, text, now }: WebhookFilters,
  page: { limit: number; offset: number; after: string | null },
): Statement<WebhookRow> {
  return sql<WebhookRow>`
    select ${columns} from ${source(tenantId, now)}
    where w.tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or w.webhook_id > ${page.after}::uuid)
      and (${enabled}::boolean is null or w.enabled = ${enabled}::boolean)
      and (${event}::text is null or cardinality(w.events) = 0 or ${event}::text = any (w.events))
      and (${text}::text is null or strpos(lower(w.url), lower(${text}::text)) > 0
           or strpos(lower(w.description), lower(${text}::text)) > 0)
    order by w.webhook_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export type WebhookFields = Pick<
  WebhookRow,
  'url' | 'description' | 'events' | 'enabled' | 'fifo' | 'rateLimit' | 'disabledReason' | 'disabledAt'
>

export interface NewWebhook extends WebhookFields {
  readonly scopes: readonly string[]
  readonly tenantId: string
  readonly webhookId: string
  readonly secret: string
  readonly now: Date
  readonly actor: Actor
}

export function insertWebhook(webhook: NewWebhook): Statement {
  return sql`
    insert into webhooks (tenant_id, webhook_id, url, description, events, enabled, fifo, rate_limit, secret, scopes,
                          disabled_reason, disabled_at, created_at, created_by)
    values (${webhook.tenantId}::uuid, ${webhook.webhookId}::uuid, ${webhook.url}::text, ${webhook.description}::text,
            ${webhook.events}::text[], ${webhook.enabled}::boolean, ${webhook.fifo}::boolean,
            ${webhook.rateLimit}::integer, ${webhook.secret}::text, ${webhook.scopes}::text[], ${webhook.disabledReason}::text,
            ${webhook.disabledAt}::timestamptz, ${webhook.now}::timestamptz, ${json(webhook.actor)}::jsonb)`
}

export interface WebhookChange extends WebhookFields {
  readonly tenantId: string
  readonly webhookId: string
  readonly now: Date
  readonly actor: Actor
}

export function updateWebhook(change: WebhookChange): Statement {
  return sql`
    update webhooks
    set url = ${change.url}::text, description = ${change.description}::text, events = ${change.events}::text[],
        enabled = ${change.enabled}::boolean, fifo = ${change.fifo}::boolean, rate_limit = ${change.rateLimit}::integer,
        disabled_reason = ${change.disabledReason}::text, disabled_at = ${change.disabledAt}::timestamptz,
        updated_at = ${change.now}::timestamptz, updated_by = ${json(change.actor)}::jsonb
    where tenant_id = ${change.tenantId}::uuid and webhook_id = ${change.webhookId}::uuid`
}

/** Updates what the worker needs to know. Enabling a webhook resets its failure state. */
export function putQueue(queue: {
  readonly tenantId: string
  readonly webhookId: string
  readonly host: string
  readonly enabled: boolean
  readonly fifo: boolean
  readonly rateLimit: number
  readonly now: Date
}): Statement {
  return sql`
    insert into webhook_queues as q (tenant_id, webhook_id, host, is_on, is_fifo, rate_limit, busy_until, served_at)
    values (${queue.tenantId}::uuid, ${queue.webhookId}::uuid, ${queue.host}::text, ${queue.enabled}::boolean,
            ${queue.fifo}::boolean, ${queue.rateLimit}::integer, ${queue.now}::timestamptz, ${queue.now}::timestamptz)
    on conflict (tenant_id, webhook_id) do update
      set host = excluded.host, is_on = excluded.is_on, is_fifo = excluded.is_fifo, rate_limit = excluded.rate_limit,
          failing_since = case when q.is_on or not excluded.is_on then q.failing_since end,
          failure_count = case when q.is_on or not excluded.is_on then q.failure_count else 0 end`
}

/** Lets the events of the tenant be handed to its webhooks from now on. */
export function startCursor(tenantId: string): Statement {
  return sql`
    insert into webhook_cursors (tenant_id, position)
    select ${tenantId}::uuid, coalesce(max(position), 0) from journal_heads where tenant_id = ${tenantId}::uuid
    on conflict (tenant_id) do nothing`
}

/** The channel on which processes announce that a tenant has a webhook, which may be its first. */
export const webhookCreated = 'webhook_created'

export function announceWebhook(tenantId: string): Statement {
  return sql`select pg_notify(${webhookCreated}::text, ${tenantId}::text)`
}

/** Pending deliveries of a disabled webhook are not sent; they can be sent again manually. */
export function skipWaiting(tenantId: string, webhookId: string, now: Date): Statement {
  return sql`
    update webhook_deliveries
    set state = 'skipped', done_at = ${now}::timestamptz, lease_id = null, leased_until = null, leased_by = null
    where tenant_id = ${tenantId}::uuid and webhook_id = ${webhookId}::uuid and state = 'pending' and not is_forced`
}

export function rotateSecret(change: {
  readonly tenantId: string
  readonly webhookId: string
  readonly secret: string
  readonly previous: readonly PreviousSecret[]
  readonly now: Date
  readonly actor: Actor
}): Statement {
  return sql`
    update webhooks
    set previous_secrets = ${json(change.previous)}::jsonb, secret = ${change.secret}::text, updated_at = ${change.now}::timestamptz, updated_by = ${json(change.actor)}::jsonb
    where tenant_id = ${change.tenantId}::uuid and webhook_id = ${change.webhookId}::uuid`
}

/** Deletes the webhook, its queue and its deliveries. */
export function deleteWebhook(tenantId: string, webhookId: string): Statement {
  return sql`
    with deliveries as (
      delete from webhook_deliveries where tenant_id = ${tenantId}::uuid and webhook_id = ${webhookId}::uuid
    ),
    attempts as (
      delete from webhook_attempts where tenant_id = ${tenantId}::uuid and webhook_id = ${webhookId}::uuid
    ),
    queue as (
      delete from webhook_queues where tenant_id = ${tenantId}::uuid and webhook_id = ${webhookId}::uuid
    )
    delete from webhooks where tenant_id = ${tenantId}::uuid and webhook_id = ${webhookId}::uuid`
}

/** Whom to notify when a webhook is disabled. */
export function listAdministrators(tenantId: string): Statement<{ address: string; name: string }> {
  return sql<{ address: string; name: string }>`
    select email as address, name from published.users
    where tenant_id = ${tenantId}::uuid and role in ('admin', 'super-admin') and is_active
    order by user_id limit 50`
}

export interface SealedSecretsRow {
  readonly webhookId: string
  readonly secret: string
  readonly previousSecrets: readonly PreviousSecret[]
}

/** The encrypted secrets of a tenant's webhooks, locked until the transaction ends. */
export function listSealedWebhookSecrets(tenantId: string): Statement<SealedSecretsRow> {
  return sql<SealedSecretsRow>`
    select webhook_id as "webhookId", secret, previous_secrets as "previousSecrets" from webhooks
    where tenant_id = ${tenantId}::uuid order by webhook_id for update`
}

export function replaceSealedWebhookSecrets(tenantId: string, row: SealedSecretsRow): Statement {
  return sql`
    update webhooks set secret = ${row.secret}::text, previous_secrets = ${json(row.previousSecrets)}::jsonb
    where tenant_id = ${tenantId}::uuid and webhook_id = ${row.webhookId}::uuid`
}
