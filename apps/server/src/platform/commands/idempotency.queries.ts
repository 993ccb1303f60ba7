import { json, sql, type Statement } from '../database/sql.ts'
import { sqlFunction } from '../database/sql-functions.ts'
import type { Actor } from '../identity/actor.ts'
import type { AuditRecord, EventRecord } from './command.ts'

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

export interface Written<Entry> {
  readonly tenantId: string
  readonly now: Date
  readonly newId: () => string
  readonly entries: readonly Entry[]
}

export function insertEvents({ tenantId, now, newId, entries }: Written<EventRecord>): Statement {
  const rows = entries.map((event) => ({ ...event, eventId: newId() }))
  return sql`
    insert into events (tenant_id, event_id, type, time, subject_id, case_id, data)
    select ${tenantId}::uuid, e."eventId", e.type, ${now}::timestamptz, e."subjectId", e."caseId", e.data
    from jsonb_to_recordset(${json(rows)}::jsonb) as e ("eventId" uuid, type text, "subjectId" uuid, "caseId" uuid, data jsonb)
    returning true`
}

export interface AuditContext extends Written<AuditRecord> {
  readonly requestId: string
  readonly operation: string
  readonly actor: Actor
}

export function insertAuditEntries({ tenantId, now, newId, entries, ...context }: AuditContext): Statement {
  const rows = entries.map((entry) => ({ ...entry, auditId: newId() }))
  return sql`
    insert into audit_entries (tenant_id, audit_id, at, request_id, operation, actor, subject_type, subject_id, before, after)
    select ${tenantId}::uuid, a."auditId", ${now}::timestamptz, ${context.requestId}::text,
           ${context.operation}::text, ${json(context.actor)}::jsonb, a."subjectType", a."subjectId", a.before, a.after
    from jsonb_to_recordset(${json(rows)}::jsonb)
      as a ("auditId" uuid, "subjectType" text, "subjectId" uuid, before jsonb, after jsonb)
    returning true`
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
