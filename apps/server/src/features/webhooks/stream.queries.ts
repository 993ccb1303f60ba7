import { plannedByValues, sql, type Statement } from '../../platform/database/sql.ts'
import type { FeedRow } from './feed.queries.ts'

/** A place in the feed: behind this event. */
export interface FeedPlace {
  readonly eventId: string
  readonly position: number
}

/** The end of the feed, as it is now; no row while it is empty. */
export function findEndOfFeed(tenantId: string): Statement<FeedPlace> {
  return sql<FeedPlace>`
    select event_id as "eventId", feed_position as position from events
    where tenant_id = ${tenantId}::uuid and feed_position is not null
    order by feed_position desc
    limit 1`
}

export function findPlaceInFeed(tenantId: string, eventId: string): Statement<FeedPlace> {
  return sql<FeedPlace>`
    select event_id as "eventId", feed_position as position from events
    where tenant_id = ${tenantId}::uuid and event_id = ${eventId}::uuid and feed_position is not null`
}

/**
 * What the feed has behind a place, test events for all who listen included, and where it ends: whoever finds nothing
 * of its types goes on from there. There is one row without an event where nothing is found.
 */
export function listBehind(
  tenantId: string,
  { position, types, limit }: { position: number; types: readonly string[] | null; limit: number },
): Statement<{ end: number } & (FeedRow | { readonly eventId: null })> {
  return plannedByValues(sql`
    select feed."end", e.*
    from (
      select coalesce(max(feed_position), 0) as "end" from events
      where tenant_id = ${tenantId}::uuid and feed_position is not null
    ) feed
    left join lateral (
      select event_id as "eventId", type as event, time, data, case_id as "caseId", case_sequence as sequence,
             is_test as "isTest", feed_position as position
      from events
      where tenant_id = ${tenantId}::uuid and feed_position > ${position}::bigint
        and (${types}::text[] is null or type = any (${types}::text[]))
      order by feed_position
      limit ${limit}::integer
    ) e on true
    order by e.position`)
}
