import { declared } from '../../../platform/feature/declared.ts'
import { exampleDataOf } from '../../../platform/events/event-type.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { announceDue, insertTestDelivery } from './deliveries.queries.ts'
import { findWebhook } from './webhooks.queries.ts'
import type { TestEvent, TestEventInput } from './webhooks.schemas.ts'
import { message } from './webhooks.problems.ts'

/** Sends an event that did not happen to a webhook or to all who listen, with data as a real one has it. */
export async function sendTestEvent(command: Command, input: TestEventInput): Promise<TestEvent> {
  const { tenantId, transaction, now } = command
  const eventId = command.newId()
  const type = declared().events.find((each) => each.type === input.event)
  if (type === undefined) throw validationFailed([{ path: '/event', message: message('is not a known event type') }])
  const webhookId = input.webhookId ?? null
  if (webhookId !== null && (await transaction.maybeOne(findWebhook(tenantId, webhookId, now))) === undefined) {
    throw unknownReference('/webhookId', 'webhook')
  }
  const deliveryId = webhookId === null ? null : command.newId()
  const example = exampleDataOf(type)
  const data =
    typeof example === 'object' && example !== null && 'tenantId' in example ? { ...example, tenantId } : example
  if (webhookId !== null && deliveryId !== null) {
    await transaction.run(insertTestDelivery({ tenantId, deliveryId, webhookId, eventId, type: type.type, now }))
  }
  await transaction.run(announceDue(tenantId))
  command.emit({ type: type.type, subjectId: eventId, data, test: { eventId, webhookId } })
  command.audit({ subjectType: 'test-event', subjectId: eventId, after: { event: type.type, webhookId } })
  return { eventId, event: type.type, time: instant(now), data, deliveryId }
}
