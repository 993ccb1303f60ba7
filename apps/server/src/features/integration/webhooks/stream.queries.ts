import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import { type EventReader, inFeedOrder } from './event-reader.ts'
import { columns, type FeedRow } from './feed.queries.ts'

/** A position in the feed: after this event. */
export interface FeedPlace {
  readonly eventId: string
  readonly position: number
}

/** The current end of the feed; no row while it is empty. */
export function findEndOfFeed(tenantId: string): Statement<FeedPlace> {
  return sql<FeedPlace>`
    select event_id as "eventId", position from events
    where tenant_id = ${tenantId}::uuid
    order by position desc
    limit 1`
}

export function findPlaceInFeed(tenantId: string, eventId: string): Statement<FeedPlace> {
  return sql<FeedPlace>`
    select event_id as "eventId", position from events
    where tenant_id = ${tenantId}::uuid and event_id = ${eventId}::uuid`
}

/**
 * The feed after a position, including test events for all listeners, and where it ends: a reader without matches
 * continues from there. A single row without an event means that nothing was found.
 */
export function listAfter(
  tenantId: string,
  { position, reader, limit }: { position: number; reader: EventReader; limit: number },
): Statement<{ end: number } & (FeedRow | { readonly eventId: null })> {
  const where = sql`and e.position > ${position}::bigint and e.test_webhook_id is null`
  return plannedByValues(sql`
    select feed."end", e.*
    from (
      select coalesce(max(position), 0) as "end" from journal_heads where tenant_id = ${tenantId}::uuid
    ) feed
    left join lateral (
      ${inFeedOrder(tenantId, reader, { columns, where, direction: sql`asc`, limit, offset: 0 })}
    ) e on true
    order by e.position`)
}
