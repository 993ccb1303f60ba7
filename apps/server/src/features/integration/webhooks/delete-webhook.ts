import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { webhookView } from './webhook-view.ts'
import { deleteWebhook as deleteWebhookRows, lockWebhook } from './webhooks.queries.ts'
import { message } from './webhooks.problems.ts'

/** Deletes a webhook with all its deliveries. */
export async function deleteWebhook(command: Command, webhookId: string): Promise<Record<string, never>> {
  const row = requireFound(
    await command.transaction.maybeOne(lockWebhook(command.tenantId, webhookId, command.now)),
    message('There is no such webhook.'),
  )
  const before = webhookView(row)
  command.requireMatch(before)
  await command.transaction.run(deleteWebhookRows(command.tenantId, webhookId))
  command.audit({ subjectType: 'webhook', subjectId: webhookId, before })
  return {}
}
