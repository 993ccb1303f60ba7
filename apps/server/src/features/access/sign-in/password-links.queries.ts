import { sql, type Statement } from '../../../platform/database/sql.ts'

export type LinkPurpose = 'invitation' | 'reset'

export interface NewLink {
  readonly tenantId: string
  readonly linkId: string
  readonly userId: string
  readonly purpose: LinkPurpose
  readonly hash: Buffer
  readonly now: Date
  readonly expiresAt: Date
}

export function insertLink(link: NewLink): Statement {
  return sql`
    insert into password_links (tenant_id, link_id, user_id, purpose, hash, created_at, expires_at)
    values (${link.tenantId}::uuid, ${link.linkId}::uuid, ${link.userId}::uuid, ${link.purpose}::text,
            ${link.hash}::bytea, ${link.now}::timestamptz, ${link.expiresAt}::timestamptz)`
}

export function deleteLinksOf(tenantId: string, userId: string): Statement {
  return sql`delete from password_links where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

/** Whether a link was created for the user since a point in time. */
export function hasLinkSince(tenantId: string, userId: string, since: Date): Statement {
  return sql`
    select from password_links
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and created_at > ${since}::timestamptz`
}

export function findLinkByHash(tenantId: string, hash: Buffer, now: Date): Statement<{ userId: string }> {
  return sql<{ userId: string }>`
    select user_id as "userId" from password_links
    where tenant_id = ${tenantId}::uuid and hash = ${hash}::bytea and expires_at > ${now}::timestamptz`
}

/** Deletes the link. Of two concurrent uses, only one deletes the row. */
export function takeLink(tenantId: string, hash: Buffer): Statement {
  return sql`delete from password_links where tenant_id = ${tenantId}::uuid and hash = ${hash}::bytea`
}
