import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { instant, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { unknownReference } from '../../../problems/index.ts'
import { eventReaderOf } from './event-reader.ts'
import { acknowledgeWebhookItems } from './acknowledge-webhook-items.ts'
import { type FeedRow, listFeed, listFeedBackwards } from './feed.queries.ts'
import { Acknowledged, AcknowledgeInput, FeedItem, FeedParams, FeedQuery } from './feed.schemas.ts'

const tag = 'Webhooks'

function feedItem({ eventId, event, time, data, caseId, sequence }: FeedRow): FeedItem {
  return { eventId, event, time: instant(time), data, caseId, sequence }
}

export const feedOperations = [
  readOperation({
    id: 'list-webhook-items',
    method: 'GET',
    path: '/v1/{tenantId}/webhooks/items',
    scope: 'read:webhooks',
    role: 'admin',
    tag,
    summary: 'List events of the feed',
    showsOtherAreas: true,
    description:
      'For integrations that cannot receive requests. Events are listed in the order in which they were committed, after `after`, or by default after the event that this caller acknowledged last. A caller that has read an event has missed none before it. Only events of areas that the caller has the scope for are listed (`interactions.create` needs `read:interactions`), and none about resources that are hidden from its role.',
    params: FeedParams,
    query: FeedQuery,
    success: { status: 200, description: 'One page of the feed.', body: Page(FeedItem) },
    problems: ['unknown-reference'],
    example: { query: { pageSize: 10 } },
    run: async ({ tenantId, principal, read }, { query }) => {
      const types = query.event === undefined ? null : [query.event]
      const filter = { readerId: principal.id, reader: eventReaderOf(principal, types) }
      const list = query.order === 'newest-first' ? listFeedBackwards : listFeed
      const rows = await read(list(tenantId, filter, pageBounds(query)))
      if (rows.length === 0) throw unknownReference('/after', 'event of the feed')
      return pageOf(query, rows.filter((row): row is FeedRow => row.eventId !== null).map(feedItem))
    },
  }),
  writeOperation({
    id: 'acknowledge-webhook-items',
    method: 'POST',
    path: '/v1/{tenantId}/webhooks/items/acknowledge',
    scope: 'write:webhooks',
    role: 'admin',
    tag,
    summary: 'Acknowledge events of the feed',
    description:
      'Records that this caller has processed all events up to the given one. The feed then continues after it, and never moves back.',
    body: AcknowledgeInput,
    success: { status: 200, description: 'The latest event that this caller has acknowledged.', body: Acknowledged },
    events: { none: 'An event about reading events would itself have to be read.' },
    problems: ['unknown-reference'],
    example: { body: { eventId: '{eventId}' } },
    run: (command, { body }) => acknowledgeWebhookItems(command, body.eventId),
  }),
]
