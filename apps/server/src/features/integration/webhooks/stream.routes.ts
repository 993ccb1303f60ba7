import { readOperation } from '../../../platform/http/operations/operation.ts'
import { eventReaderOf } from './event-reader.ts'
import { StreamQuery } from './feed.schemas.ts'
import { streamWebhookItems } from './stream-webhook-items.ts'
import { requireKnownEvents } from './webhooks.rules.ts'

export const streamOperations = [
  readOperation({
    id: 'stream-webhook-items',
    method: 'GET',
    path: '/v1/{tenantId}/webhooks/stream',
    scope: 'read:webhooks',
    role: 'admin',
    tag: 'Webhooks',
    summary: 'Stream events as they happen',
    showsOtherAreas: true,
    description:
      'Server-sent events with the same events as the feed. `id` is the id of the event, `event` its type, and `data` the body of a delivery; test events that were not sent to a webhook have the field `test`. The stream starts now, or after `Last-Event-ID` without missing an event. The first message has an `id` and no data, so that a client can resume even if it is disconnected before the first event. A comment is sent every 15 seconds. The stream is closed after an hour, when the service stops, when the token expires or its scopes change, or if the client reads too slowly; the last comment gives the reason.',
    query: StreamQuery,
    success: { status: 200, description: 'A stream of events.', isStream: true },
    problems: ['unknown-reference', 'too-many-streams'],
    example: { query: { types: 'cases.create,case-vouchers.update' } },
    run: (context, { query }) => {
      const types = query.types === undefined ? null : query.types.split(',').map((type) => type.trim())
      if (types !== null) requireKnownEvents(types, () => '/types')
      return streamWebhookItems(context, eventReaderOf(context.principal, types))
    },
  }),
]
