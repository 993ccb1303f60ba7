import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import type { SessionState, SignInMethod } from '../../../platform/identity/session.ts'

export interface CandidateRow {
  readonly tenantId: string
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly language: string
  readonly isActive: boolean
}

/** The most tenants that one e-mail address can sign in to. */
const candidatesMax = 20

/** The users with an e-mail address on all tenants. Only for `database.readByEmail`. */
export function findUsersByEmail(email: string): Statement<CandidateRow> {
  return sql<CandidateRow>`
    select tenant_id as "tenantId", user_id as "userId", name, email, role, language, is_active as "isActive"
    from published.users
    where lower(email) = lower(${email}::text)
    order by tenant_id
    limit ${candidatesMax}::integer`
}

export interface FactorsRow {
  readonly hasTotp: boolean
  readonly passkeyCount: number
  readonly recoveryCodeCount: number
}

/** The second factors of a user. */
export function findFactors(tenantId: string, userId: string): Statement<FactorsRow> {
  const ofUser = sql`tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
  return sql<FactorsRow>`
    select exists (select from user_credentials where ${ofUser} and totp_secret is not null) as "hasTotp",
           (select count(*)::integer from passkeys where ${ofUser}) as "passkeyCount",
           (select count(*)::integer from recovery_codes where ${ofUser}) as "recoveryCodeCount"`
}

export interface NewSession {
  readonly tenantId: string
  readonly sessionId: string
  readonly userId: string
  readonly hash: Buffer
  readonly state: SessionState
  readonly methods: readonly SignInMethod[]
  readonly device: string
  readonly address: string
  readonly now: Date
  readonly expiresAt: Date
}

export function insertSession(session: NewSession): Statement {
  return sql`
    insert into sessions (tenant_id, session_id, user_id, hash, state, methods, device, address, created_at, last_seen_at, expires_at)
    values (${session.tenantId}::uuid, ${session.sessionId}::uuid, ${session.userId}::uuid, ${session.hash}::bytea,
            ${session.state}::text, ${session.methods}::text[], ${session.device}::text, ${session.address}::text,
            ${session.now}::timestamptz, ${session.now}::timestamptz, ${session.expiresAt}::timestamptz)`
}

/** Ends a session. Of two concurrent calls, only one deletes the row. */
export function deleteSession(tenantId: string, sessionId: string): Statement {
  return sql`delete from sessions where tenant_id = ${tenantId}::uuid and session_id = ${sessionId}::uuid`
}

/** Ends the sessions of a user, except one if given. */
export function deleteSessionsOf(tenantId: string, userId: string, exceptId: string | null): Statement {
  return sql`
    delete from sessions
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
      and session_id is distinct from ${exceptId}::uuid`
}

export interface SessionListRow {
  readonly sessionId: string
  readonly device: string
  readonly address: string
  readonly methods: SignInMethod[]
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/** The active sessions of a user, the most recently used first. */
export function listSessionsOf(tenantId: string, userId: string, bounds: SessionBounds): Statement<SessionListRow> {
  return sql<SessionListRow>`
    select session_id as "sessionId", device, address, methods, created_at as "createdAt",
           last_seen_at as "lastSeenAt", expires_at as "expiresAt"
    from sessions
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and state = 'signed-in'
      and expires_at > ${bounds.now}::timestamptz and last_seen_at > ${bounds.idleSince}::timestamptz
    order by last_seen_at desc, session_id desc
    limit 100`
}

export interface SessionBounds {
  readonly now: Date
  /** Sessions not used since then have ended. */
  readonly idleSince: Date
}

export interface SettingsRow {
  readonly currency: string | null
}

export function findTenantCurrency(tenantId: string): Statement<SettingsRow> {
  return sql<SettingsRow>`
    select default_currency as currency from published.tenant_settings where tenant_id = ${tenantId}::uuid`
}

/** Sets a password and resets all failed attempts. */
export function putPassword(tenantId: string, userId: string, passwordHash: string, now: Date): Statement {
  return sql`
    with forgiven as (
      delete from sign_in_sources where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid)
    insert into user_credentials as c (tenant_id, user_id, password_hash, password_changed_at)
    values (${tenantId}::uuid, ${userId}::uuid, ${passwordHash}::text, ${now}::timestamptz)
    on conflict (tenant_id, user_id) do update
      set password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at,
          failed_count = 0, failed_at = null, locked_until = null,
          factor_failed_count = 0, factor_failed_at = null, factor_locked_until = null`
}

export function findPassword(tenantId: string, userId: string): Statement<{ passwordHash: string }> {
  return sql<{ passwordHash: string }>`
    select password_hash as "passwordHash" from user_credentials
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

/** Deletes expired sessions and links, failures that no longer count, and devices not used for half a year. */
export function deleteExpired(tenantId: string, bounds: SessionBounds): Statement {
  return sql`
    with links as (
      delete from password_links where tenant_id = ${tenantId}::uuid and expires_at <= ${bounds.now}::timestamptz
    ), sources as (
      delete from sign_in_sources
      where tenant_id = ${tenantId}::uuid and failed_at <= ${bounds.now}::timestamptz - interval '1 day'
    ), devices as (
      delete from known_devices
      where tenant_id = ${tenantId}::uuid and used_at <= ${bounds.now}::timestamptz - interval '180 days')
    delete from sessions
    where tenant_id = ${tenantId}::uuid
      and (expires_at <= ${bounds.now}::timestamptz or last_seen_at <= ${bounds.idleSince}::timestamptz)`
}

/** When the password was last entered in a session: to sign in, or to confirm it. */
export function findPasswordShownAt(tenantId: string, sessionId: string): Statement<{ at: Date }> {
  return sql<{ at: Date }>`
    select greatest(created_at, password_shown_at) as at from sessions
    where tenant_id = ${tenantId}::uuid and session_id = ${sessionId}::uuid`
}

export function setPasswordShownAt(tenantId: string, sessionId: string, now: Date): Statement {
  return sql`
    update sessions set password_shown_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and session_id = ${sessionId}::uuid`
}
