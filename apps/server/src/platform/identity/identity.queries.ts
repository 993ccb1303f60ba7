import { sql, type Statement } from '../database/sql.ts'

export interface TokenRow {
  readonly tenantId: string
  readonly tokenId: string
  readonly name: string
  readonly scopes: string[]
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

/** Gives access to the one row whose hash the caller presents; see the policy `bearer`. */
export function presentTokenHash(hash: Buffer): Statement {
  return sql`select set_config('app.token_hash', ${hash.toString('hex')}::text, true)`
}

export function findTokenByHash(hash: Buffer): Statement<TokenRow> {
  return sql<TokenRow>`
    select tenant_id as "tenantId", token_id as "tokenId", name, scopes, expires_at as "expiresAt", revoked_at as "revokedAt"
    from api_tokens
    where hash = ${hash}::bytea`
}

export interface TenantRow {
  readonly name: string
  readonly timeZone: string
  readonly language: string
}

export function getTenant(tenantId: string): Statement<TenantRow> {
  return sql<TenantRow>`
    select name, time_zone as "timeZone", language from published.tenants where tenant_id = ${tenantId}::uuid`
}

export function touchToken(tenantId: string, tokenId: string, now: Date): Statement {
  return sql`
    update api_tokens set last_used_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and token_id = ${tokenId}::uuid
      and (last_used_at is null or last_used_at <= ${now}::timestamptz - interval '1 minute')`
}

/** Makes every process look up this id again, once the transaction has committed. */
export function announceIdentityChange(id: string): Statement {
  return sql`select pg_notify('identity_changed', ${id}::text)`
}
