import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'

export interface TokenListRow {
  readonly tokenId: string
  readonly name: string
  readonly hint: string
  readonly scopes: string[]
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
  readonly lastUsedAt: Date | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

export interface NewToken {
  readonly tenantId: string
  readonly tokenId: string
  readonly name: string
  readonly hash: Buffer
  readonly hint: string
  readonly scopes: readonly string[]
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  token_id as "tokenId", name, hint, scopes, expires_at as "expiresAt", revoked_at as "revokedAt",
  last_used_at as "lastUsedAt", created_at as "createdAt", created_by as "createdBy"`

export function insertToken(token: NewToken): Statement<TokenListRow> {
  return sql<TokenListRow>`
    insert into api_tokens (tenant_id, token_id, name, hash, hint, scopes, expires_at, created_at, created_by)
    values (${token.tenantId}::uuid, ${token.tokenId}::uuid, ${token.name}::text, ${token.hash}::bytea, ${token.hint}::text,
            ${token.scopes}::text[], ${token.expiresAt}::timestamptz, ${token.createdAt}::timestamptz, ${json(token.createdBy)}::jsonb)
    returning ${columns}`
}

export function listTokens(tenantId: string): Statement<TokenListRow> {
  return sql<TokenListRow>`select ${columns} from api_tokens where tenant_id = ${tenantId}::uuid order by token_id`
}

export function lockToken(tenantId: string, tokenId: string): Statement<TokenListRow> {
  return sql<TokenListRow>`
    select ${columns} from api_tokens
    where tenant_id = ${tenantId}::uuid and token_id = ${tokenId}::uuid
    for update`
}

export function setTokenScopes(tenantId: string, tokenId: string, scopes: readonly string[]): Statement<TokenListRow> {
  return sql<TokenListRow>`
    update api_tokens set scopes = ${scopes}::text[]
    where tenant_id = ${tenantId}::uuid and token_id = ${tokenId}::uuid
    returning ${columns}`
}

export function setTokenRevoked(tenantId: string, tokenId: string, now: Date): Statement<TokenListRow> {
  return sql<TokenListRow>`
    update api_tokens set revoked_at = coalesce(revoked_at, ${now}::timestamptz)
    where tenant_id = ${tenantId}::uuid and token_id = ${tokenId}::uuid
    returning ${columns}`
}

export function findToken(tenantId: string, tokenId: string): Statement<TokenListRow> {
  return sql<TokenListRow>`
    select ${columns} from api_tokens where tenant_id = ${tenantId}::uuid and token_id = ${tokenId}::uuid`
}

export function findTokenByHash(tenantId: string, hash: Buffer): Statement<TokenListRow> {
  return sql<TokenListRow>`select ${columns} from api_tokens where tenant_id = ${tenantId}::uuid and hash = ${hash}::bytea`
}

export function listTokensPage(
  tenantId: string,
  filters: { state: 'live' | 'revoked' | null; now: Date },
  page: { limit: number; offset: number; after: string | null },
): Statement<TokenListRow> {
  const isLive = sql`(revoked_at is null and (expires_at is null or expires_at > ${filters.now}::timestamptz))`
  return sql<TokenListRow>`
    select ${columns} from api_tokens
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or token_id > ${page.after}::uuid)
      and (${filters.state}::text is null
        or (${filters.state}::text = 'live' and ${isLive}) or (${filters.state}::text = 'revoked' and revoked_at is not null))
    order by token_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function updateToken(
  tenantId: string,
  tokenId: string,
  fields: Pick<TokenListRow, 'name' | 'scopes' | 'expiresAt'>,
): Statement<TokenListRow> {
  return sql<TokenListRow>`
    update api_tokens
    set name = ${fields.name}::text, scopes = ${fields.scopes}::text[], expires_at = ${fields.expiresAt}::timestamptz
    where tenant_id = ${tenantId}::uuid and token_id = ${tokenId}::uuid
    returning ${columns}`
}
