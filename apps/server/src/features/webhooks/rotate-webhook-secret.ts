import type { Command } from '../../platform/idempotency/command.ts'
import { Problem, say } from '../../problems/index.ts'
import { createWebhookSecret, secretPurpose } from './webhook-secret.ts'
import { webhookView } from './webhook-view.ts'
import { findWebhook, lockWebhook, rotateSecret } from './webhooks.queries.ts'
import type { WebhookWithSecret } from './webhooks.schemas.ts'

const overlapMs = 24 * 3_600_000

/** Gives a webhook another secret. For a day both sign, so that the receiver can change over without losing anything. */
export async function rotateWebhookSecret(command: Command, webhookId: string): Promise<WebhookWithSecret> {
  const { tenantId, transaction, now, actor } = command
  const current = await transaction.maybeOne(lockWebhook(tenantId, webhookId))
  if (current === undefined) throw new Problem('not-found', say('There is no such webhook.'))
  const secret = createWebhookSecret()
  const previousUntil = new Date(now.getTime() + overlapMs)
  const sealed = command.secrets.seal(secretPurpose, secret)
  const [, row] = await Promise.all([
    transaction.run(rotateSecret({ tenantId, webhookId, secret: sealed, previousUntil, now, actor })),
    transaction.one(findWebhook(tenantId, webhookId)),
  ])
  const after = webhookView(row)
  command.audit({ subjectType: 'webhook', subjectId: webhookId, before: webhookView(current), after })
  return { ...after, secret }
}
