import type { TenantClock } from '../../../platform/clock/tenant-clock.ts'
import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { LinkLanguage, LinkState } from './links.schemas.ts'

export interface LinkRow {
  readonly linkId: string
  readonly tenantId: string
  readonly caseId: string
  readonly userId: string | null
  readonly language: LinkLanguage | null
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly revokedBy: Actor | null
  readonly openCount: number
  readonly lastOpenedAt: Date | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  link_id as "linkId", tenant_id as "tenantId", case_id as "caseId", user_id as "userId", language,
  expires_at as "expiresAt", revoked_at as "revokedAt", revoked_by as "revokedBy", open_count as "openCount",
  last_opened_at as "lastOpenedAt", created_at as "createdAt", created_by as "createdBy"`

export function findLink(tenantId: string, linkId: string): Statement<LinkRow> {
  return sql<LinkRow>`select ${columns} from links where tenant_id = ${tenantId}::uuid and link_id = ${linkId}::uuid`
}

export function lockLink(tenantId: string, linkId: string): Statement<LinkRow> {
  return sql<LinkRow>`${findLink(tenantId, linkId)} for update`
}

/** Whether the case and the user exist; an absent one counts as existing. */
export function findLinked(
  tenantId: string,
  named: { readonly caseId: string | null; readonly userId: string | null },
): Statement<{ case: boolean; user: boolean; userOfCase: boolean }> {
  return sql<{ case: boolean; user: boolean; userOfCase: boolean }>`
    select
      ${rowIsThere(tenantId, sql`published.cases where case_id`, named.caseId)} as "case",
      ${rowIsThere(tenantId, sql`published.customer_users where user_id`, named.userId)} as "user",
      ${named.userId}::uuid is null or exists (
        select from published.customer_users u join published.cases c on c.tenant_id = u.tenant_id and c.customer_id = u.customer_id
        where u.tenant_id = ${tenantId}::uuid and u.user_id = ${named.userId}::uuid
          and c.case_id = ${named.caseId}::uuid) as "userOfCase"`
}

export interface LinkFilters {
  readonly caseId: string | null
  readonly userId: string | null
  readonly state: LinkState | null
}

export function listLinks(
  tenantId: string,
  { filters, now }: { filters: LinkFilters; now: Date },
  page: { limit: number; offset: number; after: string | null },
): Statement<LinkRow> {
  return sql<LinkRow>`
    select ${columns} from links
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or link_id > ${page.after}::uuid)
      and (${filters.caseId}::uuid is null or case_id = ${filters.caseId}::uuid)
      and (${filters.userId}::uuid is null or user_id = ${filters.userId}::uuid)
      and (${filters.state}::text is null or ${filters.state}::text = case
             when revoked_at is not null then 'REVOKED'
             when expires_at <= ${now}::timestamptz then 'EXPIRED'
             else 'ACTIVE' end)
    order by link_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export interface NewLink extends Pick<
  LinkRow,
  'linkId' | 'tenantId' | 'caseId' | 'userId' | 'language' | 'expiresAt' | 'createdAt' | 'createdBy'
> {
  readonly hash: Buffer
}

export function insertLink(link: NewLink): Statement<LinkRow> {
  return sql<LinkRow>`
    insert into links (tenant_id, link_id, case_id, user_id, language, hash, expires_at, created_at, created_by)
    values (${link.tenantId}::uuid, ${link.linkId}::uuid, ${link.caseId}::uuid, ${link.userId}::uuid,
            ${link.language}::text, ${link.hash}::bytea, ${link.expiresAt}::timestamptz, ${link.createdAt}::timestamptz,
            ${json(link.createdBy)}::jsonb)
    returning ${columns}`
}

export function revokeLink(
  tenantId: string,
  linkId: string,
  { now, actor }: { now: Date; actor: Actor },
): Statement<LinkRow> {
  return sql<LinkRow>`
    update links set revoked_at = ${now}::timestamptz, revoked_by = ${json(actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and link_id = ${linkId}::uuid
    returning ${columns}`
}

export function lockLinksOfUser(tenantId: string, userId: string): Statement<LinkRow> {
  return sql<LinkRow>`
    select ${columns} from links where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
    order by link_id for update`
}

/** Revokes the links of a user who is removed from the customer, and clears the user. */
export function revokeLinksOfUser(
  tenantId: string,
  userId: string,
  { now, actor }: { now: Date; actor: Actor },
): Statement<LinkRow> {
  return sql<LinkRow>`
    update links
    set user_id = null, revoked_at = coalesce(revoked_at, ${now}::timestamptz),
        revoked_by = coalesce(revoked_by, ${json(actor)}::jsonb)
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
    returning ${columns}`
}

/** The tenants whose ids end in these 8 digits: nearly always one. */
export function findTenantsByEnding(ending: string): Statement<{ tenantId: string }> {
  return sql<{ tenantId: string }>`select tenant_id as "tenantId" from tenants_ending_in(${ending}::text) tenant_id`
}

/** A link, with the clock of its tenant. */
export function findLinkByHash(tenantId: string, hash: Buffer): Statement<LinkRow & TenantClock> {
  return sql<LinkRow & TenantClock>`
    select l.*, t.clock_offset_ms as "clockOffsetMs", t.clock_stopped_at as "clockStoppedAt"
    from (select ${columns} from links where tenant_id = ${tenantId}::uuid and hash = ${hash}::bytea) l
    join published.tenants t on t.tenant_id = ${tenantId}::uuid`
}

export function countOpening(tenantId: string, linkId: string, now: Date): Statement {
  return sql`
    update links set open_count = open_count + 1, last_opened_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and link_id = ${linkId}::uuid`
}
