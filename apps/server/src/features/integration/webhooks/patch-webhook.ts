import type { Command } from '../../../platform/commands/command.ts'
import { canonicalJson } from '../../../platform/json/canonical.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { hostOf } from '../../../platform/outbound/outbound-guard.ts'
import { requireFound } from '../../../problems/index.ts'
import { webhookView } from './webhook-view.ts'
import {
  findWebhook,
  listAdministrators,
  lockWebhook,
  putQueue,
  skipWaiting,
  updateWebhook,
  type WebhookRow,
} from './webhooks.queries.ts'
import { requireHeldWebhook, requireKnownEvents } from './webhooks.rules.ts'
import type { Webhook, WebhookPatch } from './webhooks.schemas.ts'
import { message } from './webhooks.problems.ts'

/** Changes the given fields. Disabling skips pending deliveries; enabling resets the failure state. */
export async function patchWebhook(command: Command, webhookId: string, patch: WebhookPatch): Promise<Webhook> {
  const current = await getLocked(command, webhookId)
  const before = webhookView(current)
  command.requireMatch(before)
  requireKnownEvents(patch.events ?? [])
  // The owner of another address would read everything sent to it.
  if (patch.url !== undefined && patch.url !== current.url) requireHeldWebhook(command.principal, current)
  const events = [...new Set(patch.events ?? current.events)].sort()
  return changeWebhook(command, current, { ...patch, events, reason: 'by-hand' })
}

/** Disables a webhook because its receiver is gone or has failed for too long. */
export async function disableWebhook(
  command: Command,
  webhookId: string,
  reason: 'gone' | 'failing',
): Promise<Webhook | undefined> {
  const current = await command.transaction.maybeOne(lockWebhook(command.tenantId, webhookId, command.now))
  if (current?.enabled !== true) return undefined
  const changed = await changeWebhook(command, current, { enabled: false, reason })
  await notifyAdministrators(command, changed)
  return changed
}

/** Administrators can fix it, and should not have to find out by missing events. */
async function notifyAdministrators(command: Command, { webhookId, url, notice }: Webhook): Promise<void> {
  const to = await command.transaction.many(listAdministrators(command.tenantId))
  if (to.length === 0) return
  await queueMail(command, {
    purpose: 'webhook-disabled',
    referenceId: webhookId,
    to,
    subject: 'A webhook was disabled',
    text: `The webhook to ${url} no longer receives events.\n\n${notice ?? ''}\n`,
  })
}

async function getLocked(command: Command, webhookId: string): Promise<WebhookRow> {
  const row = requireFound(
    await command.transaction.maybeOne(lockWebhook(command.tenantId, webhookId, command.now)),
    message('There is no such webhook.'),
  )
  return row
}

async function changeWebhook(
  command: Command,
  current: WebhookRow,
  { reason, ...change }: WebhookPatch & { reason: 'by-hand' | 'gone' | 'failing' },
): Promise<Webhook> {
  const { tenantId, transaction, now, actor } = command
  const { webhookId } = current
  const fields = { ...current, ...change }
  if (canonicalJson(fields) === canonicalJson({ ...current })) return webhookView(current)
  const isSwitchedOff = current.enabled && !fields.enabled
  const switched = isSwitchedOff ? { disabledReason: reason, disabledAt: now } : {}
  const cleared = fields.enabled ? { disabledReason: null, disabledAt: null } : {}
  const [, , , row] = await Promise.all([
    transaction.run(updateWebhook({ ...fields, ...switched, ...cleared, now, actor })),
    transaction.run(putQueue({ ...fields, host: hostOf(new URL(fields.url)), now })),
    isSwitchedOff ? transaction.run(skipWaiting(tenantId, webhookId, now)) : 0,
    transaction.one(findWebhook(tenantId, webhookId, now)),
  ])
  const after = webhookView(row)
  command.audit({ subjectType: 'webhook', subjectId: webhookId, before: webhookView(current), after })
  return after
}
