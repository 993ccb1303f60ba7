import { sql, type Statement } from '../database/sql.ts'
import type { Role } from './roles.ts'
import type { SessionState, SignInMethod } from './session.ts'

export interface SessionRow {
  readonly tenantId: string
  readonly sessionId: string
  readonly userId: string
  readonly state: SessionState
  readonly methods: SignInMethod[]
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

export function findSessionByHash(tenantId: string, hash: Buffer): Statement<SessionRow> {
  return sql<SessionRow>`
    select tenant_id as "tenantId", session_id as "sessionId", user_id as "userId", state, methods,
           created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
    from sessions
    where tenant_id = ${tenantId}::uuid and hash = ${hash}::bytea`
}

export interface SessionUserRow {
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly language: string
  readonly isActive: boolean
}

export function findUserOfSession(tenantId: string, userId: string): Statement<SessionUserRow> {
  return sql<SessionUserRow>`
    select name, email, role, language, is_active as "isActive" from published.users
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

export function touchSession(tenantId: string, sessionId: string, now: Date): Statement {
  return sql`
    update sessions set last_seen_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and session_id = ${sessionId}::uuid and last_seen_at < ${now}::timestamptz`
}
