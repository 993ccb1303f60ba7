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
    summary: 'Listen to events as they happen',
    showsOtherAreas: true,
    description:
      'Server-sent events: the `id` of each is that of the event, `event` its type, and `data` the body that a delivery has; test events that were sent to no webhook carry the field `test`. It begins now, or behind `Last-Event-ID`, and misses none in between; the first message has an `id` and no data, for those who are cut off before anything happens. A comment comes every 15 seconds. It has the events that the feed has for this caller. The stream is closed after an hour, when the service stops, when the token ends or its scopes change, and where it is read too slowly; a last comment says which.',
    query: StreamQuery,
    success: { status: 200, description: 'Events, one after the other.', isStream: true },
    problems: ['unknown-reference', 'too-many-streams'],
    example: { query: { types: 'cases.create,case-vouchers.update' } },
    run: (context, { query }) => {
      const types = query.types === undefined ? null : query.types.split(',').map((type) => type.trim())
      if (types !== null) requireKnownEvents(types, () => '/types')
      return streamWebhookItems(context, eventReaderOf(context.principal, types))
    },
  }),
]
