import type { StreamMessage, StreamSource } from '../../../platform/http/streams/live-stream.ts'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { isUuid } from '../../../platform/ids.ts'
import { unknownReference } from '../../../problems/index.ts'
import type { EventReader } from './event-reader.ts'
import { bodyOf } from './event-body.ts'
import type { FeedRow } from './feed.queries.ts'
import { type FeedPlace, findEndOfFeed, findPlaceInFeed, listAfter } from './stream.queries.ts'

/** The position before the first event. */
const beginning: FeedPlace = { eventId: '00000000-0000-0000-0000-000000000000', position: 0 }
/** How many events are fetched at a time. */
const batch = 50
const reconnectMs = 2_000
/** The maximum number of streams per tenant and process. */
const perTenantMax = 10

/** Streams events as they enter the feed, after the last one that the caller received, or from now on. */
export async function streamWebhookItems(
  context: Pick<ReadContext, 'tenantId' | 'read' | 'lastEventId'>,
  reader: EventReader,
): Promise<StreamSource> {
  const { tenantId, read } = context
  const start = await findStart(context)
  const place = { position: start.position }
  let greeting: StreamMessage[] = [{ retry: String(reconnectMs), id: start.eventId }]
  return {
    limits: [{ key: `webhooks ${tenantId}`, max: perTenantMax }],
    next: async () => {
      const { position } = place
      const rows = await read(listAfter(tenantId, { position, reader, limit: batch }))
      const found = rows.filter((row): row is FeedRow & { end: number } => row.eventId !== null)
      const hasMore = found.length === batch
      // The statement that saw the end has also searched everything before it.
      place.position = hasMore ? (found.at(-1)?.position ?? position) : Math.max(position, rows[0]?.end ?? 0)
      // Sent first, so that a caller who is disconnected before any event can resume from here.
      const messages = [...greeting, ...found.map(messageOf)]
      greeting = []
      return { messages, hasMore }
    },
  }
}

async function findStart({
  tenantId,
  read,
  lastEventId,
}: Pick<ReadContext, 'tenantId' | 'read' | 'lastEventId'>): Promise<FeedPlace> {
  if (lastEventId === beginning.eventId) return beginning
  if (lastEventId === undefined) {
    const [end] = await read(findEndOfFeed(tenantId))
    return end ?? beginning
  }
  const [place] = isUuid(lastEventId) ? await read(findPlaceInFeed(tenantId, lastEventId)) : []
  if (place === undefined) throw unknownReference('/Last-Event-ID', 'event of the feed')
  return place
}

function messageOf(row: FeedRow): StreamMessage {
  return {
    id: row.eventId,
    event: row.event,
    // Not a standard field: clients that do not know it ignore it.
    ...(row.isTest ? { test: 'true' } : {}),
    data: JSON.stringify(bodyOf(row)),
  }
}
