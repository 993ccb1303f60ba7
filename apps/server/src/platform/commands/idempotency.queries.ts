import { columnsOf } from '../columns/columns.ts'
import { json, lookup, rowWritten, sql, type Statement } from '../database/sql.ts'
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

/** Merged like a lookup, it claims the keys of several requests in their order. */
export function claimKey(tenantId: string, claim: Claim, now: Date): Statement<ClaimRow> {
  return lookup(sql<ClaimRow>`
    select outcome, status, headers, body
    from ${claimIdempotencyKey}(${tenantId}::uuid, ${claim.principalId}::uuid, ${claim.key}::text,
      ${claim.fingerprint}::bytea, ${now}::timestamptz)`)
}

export interface StoredReply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

export function storeReply(tenantId: string, claim: Claim, reply: StoredReply): Statement {
  return rowWritten(sql`
    update idempotency_keys
    set status = ${reply.status}::integer, headers = ${json(reply.headers)}::jsonb, body = ${reply.body}::text
    where tenant_id = ${tenantId}::uuid and principal_id = ${claim.principalId}::uuid and key = ${claim.key}::text`)
}

/** Gives back keys that were claimed in the same transaction by requests that are refused. */
export function releaseKeys(tenantId: string, claims: readonly Claim[]): Statement {
  const { uuid, text } = columnsOf(claims)
  return sql`
    delete from idempotency_keys k
    using unnest(${uuid(({ principalId }) => principalId)}::uuid[], ${text(({ key }) => key)}::text[]) as c (principal_id, key)
    where k.tenant_id = ${tenantId}::uuid and k.principal_id = c.principal_id and k.key = c.key`
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
