import type { Command } from '../../../platform/commands/command.ts'
import { hostOf } from '../../../platform/outbound/outbound-guard.ts'
import { createWebhookSecret, secretPurpose } from './webhook-secret.ts'
import { webhookView } from './webhook-view.ts'
import { announceWebhook, findWebhook, insertWebhook, putQueue, startCursor } from './webhooks.queries.ts'
import { requireKnownEvents, scopesOfNew } from './webhooks.rules.ts'
import type { WebhookInput, WebhookWithSecret } from './webhooks.schemas.ts'

/** Adds a webhook. Its secret is returned here and never again. */
export async function createWebhook(command: Command, input: WebhookInput): Promise<WebhookWithSecret> {
  const { tenantId, transaction, now, actor } = command
  const events = [...new Set(input.events ?? [])].sort()
  requireKnownEvents(input.events ?? [])
  const secret = createWebhookSecret()
  const enabled = input.enabled ?? true
  const webhook = {
    tenantId,
    webhookId: command.newId(),
    url: input.url,
    description: input.description ?? null,
    events,
    enabled,
    fifo: input.fifo ?? false,
    rateLimit: input.rateLimit ?? 20,
    disabledReason: enabled ? null : ('by-hand' as const),
    disabledAt: enabled ? null : now,
    now,
  }
  const scopes = scopesOfNew(command.principal)
  const [, , , , row] = await Promise.all([
    transaction.run(insertWebhook({ ...webhook, scopes, secret: command.secrets.seal(secretPurpose, secret), actor })),
    transaction.run(putQueue({ ...webhook, host: hostOf(new URL(webhook.url)) })),
    transaction.run(startCursor(tenantId)),
    transaction.run(announceWebhook(tenantId)),
    transaction.one(findWebhook(tenantId, webhook.webhookId, now)),
  ])
  const view = webhookView(row)
  command.audit({ subjectType: 'webhook', subjectId: view.webhookId, after: view })
  return { ...view, secret }
}
