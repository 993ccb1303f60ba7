import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import { type EventReader, inFeedOrder } from './event-reader.ts'

export interface FeedRow {
  readonly eventId: string
  readonly event: string
  readonly time: Date
  readonly data: unknown
  readonly caseId: string | null
  readonly sequence: number | null
  readonly isTest: boolean
  readonly position: number
}

export const columns = sql`
  e.event_id as "eventId", e.type as event, e.time, e.data, e.case_id as "caseId", e.case_sequence as sequence,
  e.is_test as "isTest", e.position`

export interface FeedFilter {
  readonly readerId: string
  readonly reader: EventReader
}

/** The position of an event in the feed. */
function placeOf(tenantId: string, eventId: string | null): Statement {
  return sql`(select p.position from events p where p.tenant_id = ${tenantId}::uuid and p.event_id = ${eventId}::uuid)`
}

/**
 * The feed after an event, or after the last one the reader acknowledged. A single row without an event means that the
 * position is known and nothing follows; no row means that it is unknown.
 */
export function listFeed(
  tenantId: string,
  { readerId, reader }: FeedFilter,
  { limit, offset, after }: { limit: number; offset: number; after: string | null },
): Statement<FeedRow | { readonly eventId: null }> {
  const where = sql`and e.position > start.position and not e.is_test`
  return plannedByValues(sql`
    select e.*
    from (
      select case when ${after}::uuid is null
        then coalesce((select position from webhook_readers
                       where tenant_id = ${tenantId}::uuid and reader_id = ${readerId}::uuid), 0)
        else ${placeOf(tenantId, after)}
        end as position
    ) start
    left join lateral (
      ${inFeedOrder(tenantId, reader, { columns, where, direction: sql`asc`, limit, offset })}
    ) e on true
    where start.position is not null
    order by e.position`)
}

/** The feed from its end, or before an event; the same rows as `listFeed`. */
export function listFeedBackwards(
  tenantId: string,
  { reader }: FeedFilter,
  { limit, offset, after }: { limit: number; offset: number; after: string | null },
): Statement<FeedRow | { readonly eventId: null }> {
  const where = sql`and e.position < start.position and not e.is_test`
  return plannedByValues(sql`
    select e.*
    from (
      select case when ${after}::uuid is null then 9223372036854775807 else ${placeOf(tenantId, after)} end as position
    ) start
    left join lateral (
      ${inFeedOrder(tenantId, reader, { columns, where, direction: sql`desc`, limit, offset })}
    ) e on true
    where start.position is not null
    order by e.position desc`)
}

/** Moves a reader's position forward. An event before the last acknowledged one changes nothing. */
export function acknowledge(
  tenantId: string,
  { readerId, eventId, now }: { readerId: string; eventId: string; now: Date },
): Statement<{ eventId: string; acknowledgedAt: Date }> {
  return sql<{ eventId: string; acknowledgedAt: Date }>`
    insert into webhook_readers as r (tenant_id, reader_id, position, event_id, acknowledged_at)
    select ${tenantId}::uuid, ${readerId}::uuid, position, event_id, ${now}::timestamptz
    from events
    where tenant_id = ${tenantId}::uuid and event_id = ${eventId}::uuid
    on conflict (tenant_id, reader_id) do update
      set position = greatest(r.position, excluded.position),
          event_id = case when excluded.position > r.position then excluded.event_id else r.event_id end,
          acknowledged_at = case when excluded.position > r.position then excluded.acknowledged_at else r.acknowledged_at end
    returning event_id as "eventId", acknowledged_at as "acknowledgedAt"`
}
