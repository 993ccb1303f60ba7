import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference } from '../../../problems/index.ts'
import { announceDue, requeueFailed } from './deliveries.queries.ts'
import type { RedeliveryInput } from './deliveries.schemas.ts'
import { findWebhook } from './webhooks.queries.ts'

/** Sends everything again that has not arrived since a point in time, for one webhook or all. */
export async function redeliverWebhookDeliveries(command: Command, input: RedeliveryInput): Promise<{ count: number }> {
  const { tenantId, transaction, now } = command
  const webhookId = input.webhookId ?? null
  if (webhookId !== null && (await transaction.maybeOne(findWebhook(tenantId, webhookId, now))) === undefined) {
    throw unknownReference('/webhookId', 'webhook')
  }
  const since = parseTimestamp(input.since, command.tenant.timeZone) ?? now
  const [count] = await Promise.all([
    transaction.run(requeueFailed(tenantId, { since, webhookId, now })),
    transaction.run(announceDue(tenantId)),
  ])
  const after = { since: since.toISOString(), webhookId, count }
  command.audit({ subjectType: 'webhook-redelivery', subjectId: webhookId ?? command.newId(), after })
  return { count }
}
