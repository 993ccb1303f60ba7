import { declared } from '../../../platform/feature/declared.ts'
import { exampleEventOf } from '../../../platform/events/event-type.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { patchWebhook } from './patch-webhook.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { sendTestEvent } from './send-test-event.ts'
import { webhookView } from './webhook-view.ts'
import { findWebhook, listWebhooks } from './webhooks.queries.ts'
import { requireAllowedUrl } from './webhooks.rules.ts'
import {
  EventTypes,
  SecretRotationInput,
  TestEvent,
  TestEventInput,
  Webhook,
  WebhookInput,
  WebhookListQuery,
  WebhookParams,
  WebhookPatch,
  WebhookWithSecret,
} from './webhooks.schemas.ts'
import { message } from './webhooks.problems.ts'

const tag = 'Webhooks'
const noEvents = { none: 'An event about a webhook would be sent to that webhook. The audit trail has the change.' }

export const webhookOperations = [
  readOperation({
    id: 'get-webhook',
    method: 'GET',
    path: '/v1/{tenantId}/webhooks/{webhookId}',
    scope: 'read:webhooks',
    role: 'admin',
    tag,
    summary: 'Get a webhook',
    description: 'Returns a webhook without its secret.',
    params: WebhookParams,
    success: { status: 200, description: 'The webhook, without its secret.', body: Webhook },
    problems: ['not-found'],
    run: async ({ tenantId, now, read }, { params }) => {
      const row = requireFirst(
        await read(findWebhook(tenantId, params.webhookId, now)),
        message('There is no such webhook.'),
      )
      return webhookView(row)
    },
  }),
  readOperation({
    id: 'list-webhooks',
    method: 'GET',
    path: '/v1/{tenantId}/webhooks',
    scope: 'read:webhooks',
    role: 'admin',
    tag,
    summary: 'List webhooks',
    description: 'Oldest first.',
    query: WebhookListQuery,
    success: { status: 200, description: 'One page of webhooks.', body: Page(Webhook) },
    problems: [],
    example: { query: { event: 'cases.create' } },
    run: async ({ tenantId, now, read }, { query }) => {
      const filters = { enabled: query.enabled ?? null, event: query.event ?? null, text: query.q ?? null, now }
      const rows = await read(listWebhooks(tenantId, filters, pageBounds(query)))
      return pageOf(query, rows.map(webhookView))
    },
  }),
  readOperation({
    id: 'list-event-types',
    method: 'GET',
    path: '/v1/{tenantId}/webhooks/event-types',
    scope: 'read:webhooks',
    role: 'admin',
    tag,
    summary: 'List event types',
    description: 'Each with an example of its body. The schemas are under `webhooks` in the OpenAPI document.',
    success: { status: 200, description: 'All event types.', body: EventTypes },
    problems: [],
    run: () =>
      Promise.resolve({
        eventTypes: declared().events.map((type) => ({
          event: type.type,
          description: type.description,
          example: exampleEventOf(type),
        })),
      }),
  }),
  writeOperation({
    id: 'create-webhook',
    method: 'POST',
    path: '/v1/{tenantId}/webhooks',
    scope: 'write:webhooks',
    role: 'admin',
    tag,
    summary: 'Create a webhook',
    description:
      'From now on, events are posted to the URL and signed with the secret, which only this response shows. The webhook is sent what its creator may read (`scopes`), for as long as the creator may read it. Events of other areas, or about resources hidden from the role of the creator, are not delivered.',
    body: WebhookInput,
    answersSecret: true,
    success: { status: 201, description: 'The webhook with its secret.', body: WebhookWithSecret },
    location: (webhook) => `/webhooks/${webhook.webhookId}`,
    events: noEvents,
    problems: ['webhook-url-refused'],
    example: {
      body: {
        url: 'https://hooks.nordkyst.example/fordring',
        description: 'ERP',
        events: ['cases.create', 'case-vouchers.update'],
        enabled: false,
      },
    },
    prepare: ({ outbound }, { body }) => requireAllowedUrl(outbound, body.url),
    run: (command, { body }) => createWebhook(command, body),
  }),
  writeOperation({
    id: 'patch-webhook',
    method: 'PATCH',
    path: '/v1/{tenantId}/webhooks/{webhookId}',
    scope: 'write:webhooks',
    role: 'admin',
    tag,
    summary: 'Patch a webhook',
    description:
      'Changes the given fields. Disabling a webhook skips its pending deliveries, which can be sent again later. Changing the URL requires all scopes of the webhook.',
    params: WebhookParams,
    body: WebhookPatch,
    success: { status: 200, description: 'The webhook as it is now.', body: Webhook },
    events: noEvents,
    problems: ['not-found', 'webhook-url-refused', 'scope-not-held'],
    example: { body: { description: 'ERP, new version', rateLimit: 50 } },
    prepare: ({ outbound }, { body }) => requireAllowedUrl(outbound, body.url),
    run: (command, { params, body }) => patchWebhook(command, params.webhookId, body),
  }),
  writeOperation({
    id: 'delete-webhook',
    method: 'DELETE',
    path: '/v1/{tenantId}/webhooks/{webhookId}',
    scope: 'write:webhooks',
    role: 'admin',
    tag,
    summary: 'Delete a webhook',
    description: 'Deletes its deliveries too; those not sent yet will not be sent.',
    params: WebhookParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: noEvents,
    problems: ['not-found'],
    example: { params: { webhookId: '{unusedWebhookId}' } },
    run: (command, { params }) => deleteWebhook(command, params.webhookId),
  }),
  writeOperation({
    id: 'rotate-webhook-secret',
    method: 'POST',
    path: '/v1/{tenantId}/webhooks/{webhookId}/rotate-secret',
    scope: 'write:webhooks',
    role: 'admin',
    tag,
    summary: 'Rotate the secret of a webhook',
    description:
      'For 24 hours, every request is signed with both the new and the previous secret, so that the receiver can switch over. Secrets of earlier rotations keep signing until their own 24 hours are over, unless `previousSecrets` revokes them. Rotating the secret requires all scopes of the webhook.',
    params: WebhookParams,
    answersSecret: true,
    success: { status: 200, description: 'The webhook with its new secret.', body: WebhookWithSecret },
    events: noEvents,
    problems: ['not-found', 'scope-not-held'],
    body: SecretRotationInput,
    isBodyOptional: true,
    example: { body: { previousSecrets: 'keep' } },
    run: (command, { params, body }) => rotateWebhookSecret(command, params.webhookId, body),
  }),
  writeOperation({
    id: 'send-test-event',
    method: 'POST',
    path: '/v1/{tenantId}/webhooks/test-events',
    scope: 'write:webhooks',
    role: 'admin',
    tag,
    summary: 'Send a test event',
    description:
      'Sends an event of any type with realistic data, to one webhook or to everyone who listens to the stream. It has the header `fordring-test: true` (in the stream, the field `test`), and is not part of the feed.',
    body: TestEventInput,
    success: { status: 200, description: 'The test event.', body: TestEvent },
    events: { none: 'A test event does not report a change.' },
    problems: ['unknown-reference'],
    example: { body: { event: 'cases.create', webhookId: '{webhookId}' } },
    run: (command, { body }) => sendTestEvent(command, body),
  }),
]
