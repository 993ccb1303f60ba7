import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { createWebhookSecret, secretPurpose } from './webhook-secret.ts'
import { webhookView } from './webhook-view.ts'
import { findWebhook, lockWebhook, type PreviousSecret, rotateSecret, type WebhookRow } from './webhooks.queries.ts'
import { requireHeldWebhook } from './webhooks.rules.ts'
import type { SecretRotationInput, WebhookWithSecret } from './webhooks.schemas.ts'
import { message } from './webhooks.problems.ts'

const overlapMs = 24 * 3_600_000
/** Every request has a signature of each, and a header has limited space. */
const previousMax = 5

/** Gives a webhook a new secret. Earlier ones keep signing for a day, unless they are revoked. */
export async function rotateWebhookSecret(
  command: Command,
  webhookId: string,
  { previousSecrets = 'keep' }: SecretRotationInput,
): Promise<WebhookWithSecret> {
  const { tenantId, transaction, now, actor } = command
  const none = message('There is no such webhook.')
  const current = requireFound(await transaction.maybeOne(lockWebhook(tenantId, webhookId, now)), none)
  requireHeldWebhook(command.principal, current)
  const secret = createWebhookSecret()
  const sealed = command.secrets.seal(secretPurpose, secret)
  const previous = previousAfter(current, previousSecrets, now)
  const [, row] = await Promise.all([
    transaction.run(rotateSecret({ tenantId, webhookId, secret: sealed, previous, now, actor })),
    transaction.maybeOne(findWebhook(tenantId, webhookId, now)),
  ])
  // On a cluster, the lock does not keep it from being deleted.
  const after = webhookView(requireFound(row, none))
  command.audit({ subjectType: 'webhook', subjectId: webhookId, before: webhookView(current), after })
  return { ...after, secret }
}

/** The earlier secrets that keep signing, newest first. */
function previousAfter(
  { secret, previousSecrets }: WebhookRow,
  asked: NonNullable<SecretRotationInput['previousSecrets']>,
  now: Date,
): PreviousSecret[] {
  if (asked === 'revoke-all') return []
  const replaced = { secret, until: new Date(now.getTime() + overlapMs).toISOString() }
  const older = asked === 'keep' ? previousSecrets.filter(({ until }) => new Date(until) > now) : []
  return [replaced, ...older].slice(0, previousMax)
}
