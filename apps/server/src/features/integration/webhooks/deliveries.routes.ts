import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { type DeliveryRow, findDelivery, listDeliveries } from './deliveries.queries.ts'
import {
  Delivery,
  DeliveryListQuery,
  DeliveryParams,
  DeliveryWithAttempts,
  Redelivery,
  RedeliveryInput,
} from './deliveries.schemas.ts'
import { eventReaderOf } from './event-reader.ts'
import { deliveryView, deliveryWithAttempts } from './delivery-view.ts'
import { redeliverWebhookDeliveries } from './redeliver-webhook-deliveries.ts'
import { redeliverWebhookDelivery } from './redeliver-webhook-delivery.ts'
import { WebhookParams } from './webhooks.schemas.ts'
import { problem, message } from './webhooks.problems.ts'

const tag = 'Webhooks'

export const deliveryOperations = [
  readOperation({
    id: 'list-webhook-deliveries',
    method: 'GET',
    path: '/v1/{tenantId}/webhooks/{webhookId}/deliveries',
    scope: 'read:webhooks',
    role: 'admin',
    tag,
    summary: 'List the deliveries of a webhook',
    description: 'Oldest first. Completed deliveries are kept for 30 days.',
    params: WebhookParams,
    query: DeliveryListQuery,
    success: { status: 200, description: 'One page of deliveries.', body: Page(Delivery) },
    problems: ['not-found'],
    example: { query: { state: 'pending' } },
    run: async ({ tenantId, principal, read }, { params, query }) => {
      const parse = (text: string | undefined): Date | null =>
        text === undefined ? null : (parseTimestamp(text, principal.tenant.timeZone) ?? null)
      const filters = {
        state: query.state ?? null,
        event: query.event ?? null,
        from: parse(query.from),
        to: parse(query.to),
      }
      const rows = await read(listDeliveries({ tenantId, webhookId: params.webhookId }, filters, pageBounds(query)))
      if (rows.length === 0) throw problem('not-found', message('There is no such webhook.'))
      return pageOf(query, rows.filter((row): row is DeliveryRow => row.deliveryId !== null).map(deliveryView))
    },
  }),
  readOperation({
    id: 'get-webhook-delivery',
    method: 'GET',
    path: '/v1/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}',
    scope: 'read:webhooks',
    role: 'admin',
    tag,
    summary: 'Get a delivery with its attempts',
    params: DeliveryParams,
    success: { status: 200, description: 'The delivery with its body and attempts.', body: DeliveryWithAttempts },
    problems: ['not-found'],
    description:
      'Returns a delivery with the body that is sent and the latest attempts. `body` and the responses are null if the caller lacks the scope for the area of the event, or if its subject is hidden from the role of the caller.',
    showsOtherAreas: true,
    run: async ({ tenantId, principal, read }, { params }) => {
      const row = requireFirst(
        await read(findDelivery({ ...params, tenantId }, eventReaderOf(principal))),
        message('The webhook has no such delivery.'),
      )
      return deliveryWithAttempts(row)
    },
  }),
  writeOperation({
    id: 'redeliver-webhook-delivery',
    method: 'POST',
    path: '/v1/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver',
    scope: 'write:webhooks',
    role: 'admin',
    tag,
    summary: 'Send a delivery again',
    description:
      'Sends a delivery again in any state, even if the webhook is disabled. The `webhook-id` stays the same.',
    params: DeliveryParams,
    success: { status: 200, description: 'The delivery as it is now.', body: Delivery },
    events: { none: 'It sends an existing event again.' },
    problems: ['not-found'],
    run: (command, { params }) => redeliverWebhookDelivery(command, { ...params, tenantId: command.tenantId }),
  }),
  writeOperation({
    id: 'redeliver-webhook-deliveries',
    method: 'POST',
    path: '/v1/{tenantId}/webhooks/redeliver',
    scope: 'write:webhooks',
    role: 'admin',
    tag,
    summary: 'Send missed deliveries again',
    description:
      'Sends again all deliveries since a given time that failed, were skipped while the webhook was disabled, or wait for another attempt, for one webhook or all.',
    body: RedeliveryInput,
    success: { status: 200, description: 'The number of deliveries to be sent again.', body: Redelivery },
    events: { none: 'It sends existing events again.' },
    problems: ['unknown-reference'],
    example: { body: { since: '2024-05-01', webhookId: '{webhookId}' } },
    run: (command, { body }) => redeliverWebhookDeliveries(command, body),
  }),
]
