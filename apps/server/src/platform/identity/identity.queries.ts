import type { TenantClock } from '../clock/tenant-clock.ts'
import { sql, type Statement } from '../database/sql.ts'

export interface TokenRow extends TenantRow {
  readonly tokenId: string
  readonly tokenName: string
  readonly scopes: string[]
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

/** A token and its tenant. */
export function findTokenByHash(tenantId: string, hash: Buffer): Statement<TokenRow> {
  return sql<TokenRow>`
    select k.token_id as "tokenId", k.name as "tokenName", k.scopes, k.expires_at as "expiresAt", k.revoked_at as "revokedAt",
           t.name, t.time_zone as "timeZone", t.language, t.clock_offset_ms as "clockOffsetMs",
           t.clock_stopped_at as "clockStoppedAt"
    from api_tokens k join published.tenants t on t.tenant_id = k.tenant_id
    where k.tenant_id = ${tenantId}::uuid and k.hash = ${hash}::bytea`
}

export interface TenantRow extends TenantClock {
  readonly name: string
  readonly timeZone: string
  readonly language: string
}

export function getTenant(tenantId: string): Statement<TenantRow> {
  return sql<TenantRow>`
    select name, time_zone as "timeZone", language, clock_offset_ms as "clockOffsetMs",
           clock_stopped_at as "clockStoppedAt"
    from published.tenants where tenant_id = ${tenantId}::uuid`
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
