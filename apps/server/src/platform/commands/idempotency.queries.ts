import { json, sql, type Statement } from '../database/sql.ts'
import { sqlFunction } from '../database/sql-functions.ts'

export interface ClaimRow {
  readonly outcome: 'claimed' | 'replay' | 'reused'
  readonly status: number | null
  readonly headers: Record<string, string> | null
  readonly body: string | null
}

export interface Claim {
  /** The owner of the key; see `keyOwnerOf`. */
  readonly principalId: string
  readonly key: string
  readonly fingerprint: Buffer
}

const claimIdempotencyKey = sqlFunction('claim_idempotency_key')
const isKeyExpired = sqlFunction('is_key_expired')

export function claimKey(tenantId: string, claim: Claim, now: Date): Statement<ClaimRow> {
  return sql<ClaimRow>`
    select outcome, status, headers, body
    from ${claimIdempotencyKey}(${tenantId}::uuid, ${claim.principalId}::uuid, ${claim.key}::text,
      ${claim.fingerprint}::bytea, ${now}::timestamptz)`
}

export interface StoredReply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

export function storeReply(tenantId: string, claim: Claim, reply: StoredReply): Statement {
  return sql`
    update idempotency_keys
    set status = ${reply.status}::integer, headers = ${json(reply.headers)}::jsonb, body = ${reply.body}::text
    where tenant_id = ${tenantId}::uuid and principal_id = ${claim.principalId}::uuid and key = ${claim.key}::text`
}

/** Deletes expired keys in batches, so that the sweep never delays a request. */
export function deleteExpiredKeys(tenantId: string, now: Date): Statement {
  return sql`
    delete from idempotency_keys k
    using (
      select principal_id, key from idempotency_keys
      where tenant_id = ${tenantId}::uuid and ${isKeyExpired}(principal_id, created_at, ${now}::timestamptz)
        -- Implied, and found by the index.
        and created_at <= ${now}::timestamptz - interval '48 hours'
      limit 1000 for update skip locked) expired
    where k.tenant_id = ${tenantId}::uuid and k.principal_id = expired.principal_id and k.key = expired.key`
}
