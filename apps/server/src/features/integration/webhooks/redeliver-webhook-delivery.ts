import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { announceDue, type DeliveryIds, lockDelivery, requeueDelivery } from './deliveries.queries.ts'
import type { Delivery } from './deliveries.schemas.ts'
import { deliveryView } from './delivery-view.ts'
import { message } from './webhooks.problems.ts'

/** Sends a delivery again, in any state, with the same webhook-id. */
export async function redeliverWebhookDelivery(command: Command, ids: DeliveryIds): Promise<Delivery> {
  const { tenantId, transaction, now } = command
  const current = requireFound(
    await transaction.maybeOne(lockDelivery(ids)),
    message('The webhook has no such delivery.'),
  )
  const [row] = await Promise.all([transaction.one(requeueDelivery(ids, now)), transaction.run(announceDue(tenantId))])
  const after = deliveryView(row)
  command.audit({
    subjectType: 'webhook-delivery',
    subjectId: ids.deliveryId,
    before: deliveryView(current),
    after,
  })
  return after
}
