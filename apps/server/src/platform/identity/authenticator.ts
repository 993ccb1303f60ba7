import { problem, type Problem, message } from '../../problems/index.ts'
import type { Database } from '../database/database.ts'
import { IdentityCache } from './identity-cache.ts'
import { findTokenByHash, getTenant, touchToken } from './identity.queries.ts'
import type { Principal } from './principal.ts'
import { hashSecretText, isSecretText, tenantOfSecretText } from './secret-text.ts'
import { idleMs, type Session, sessionOf } from './session.ts'
import { findSessionByHash, findUserOfSession, touchSession } from './sessions.queries.ts'
import { hashTokenText, isTokenText, tenantOfTokenText } from './token-text.ts'

interface KnownToken {
  readonly principal: Principal
  readonly announcedAs: readonly string[]
  touchedAt: number
}

interface KnownSession {
  readonly session: Session
  readonly announcedAs: readonly string[]
  seenAt: number
}

const touchIntervalMs = 60_000

/** Authenticates tokens and session cookies. */
export class Authenticator {
  readonly #database: Database
  readonly #tokens = new IdentityCache<KnownToken>()
  readonly #sessions = new IdentityCache<KnownSession>()
  readonly #onTouchFailure: (error: unknown) => void

  constructor(database: Database, onTouchFailure: (error: unknown) => void) {
    this.#database = database
    this.#onTouchFailure = onTouchFailure
  }

  /** The caller of an Authorization header. The error is the same for everything that can be wrong with it. */
  async authenticate(header: string | undefined, now: Date): Promise<Principal> {
    const token = /^bearer ([\w-]+)$/i.exec(header ?? '')?.[1]
    if (token === undefined) throw unauthorized()
    const hash = hashTokenText(token)
    // A known token is not checked for typos again: that takes longer than finding it.
    const known = await this.#tokens.find(hash, now, async (before) =>
      isTokenText(token)
        ? findToken(this.#database, { tenantId: tenantOfTokenText(token), hash }, before?.touchedAt)
        : undefined,
    )
    if (known === undefined || isExpired(known.principal, now)) throw unauthorized()
    this.#touchToken(known, now)
    return known.principal
  }

  /** The active session of a cookie, if any. Using it keeps it from going idle. */
  async findSession(text: string, now: Date, isUse = true): Promise<Session | undefined> {
    if (!isSecretText(text)) return undefined
    const hash = hashSecretText(text)
    const known = await this.#sessions.find(hash, now, () =>
      findSession(this.#database, tenantOfSecretText(text), hash),
    )
    if (known === undefined || known.session.expiresAt <= now) return undefined
    if (now.getTime() - known.seenAt >= idleMs) return undefined
    if (isUse) await this.#touchSession(known, now)
    return known.session
  }

  /** Called when a token, session, user or tenant with this id was changed by any process. */
  forget(id: string): void {
    this.#tokens.forget(id)
    this.#sessions.forget(id)
  }

  /** Called when announcements start or stop arriving. Without them, nothing is cached. */
  setReceivesChanges(receives: boolean): void {
    this.#tokens.setReceivesChanges(receives)
    this.#sessions.setReceivesChanges(receives)
  }

  /** Records the time of last use, at most once a minute and without delaying the request. */
  #touchToken(known: KnownToken, now: Date): void {
    if (now.getTime() - known.touchedAt < touchIntervalMs) return
    known.touchedAt = now.getTime()
    const { tenant, id } = known.principal
    this.#database
      .inTenant(tenant.tenantId, (transaction) => transaction.run(touchToken(tenant.tenantId, id, now)))
      .catch(this.#onTouchFailure)
  }

  /** The same for a session. It is awaited, because the lifetime of the session depends on it. */
  async #touchSession(known: KnownSession, now: Date): Promise<void> {
    if (now.getTime() - known.seenAt < touchIntervalMs) return
    known.seenAt = now.getTime()
    const { tenantId, sessionId } = known.session
    await this.#database.inTenant(tenantId, (transaction) => transaction.run(touchSession(tenantId, sessionId, now)))
  }
}

async function findToken(
  database: Database,
  { tenantId, hash }: { tenantId: string; hash: Buffer },
  touchedAt = 0,
): Promise<KnownToken | undefined> {
  const [row] = await database.read(tenantId, findTokenByHash(tenantId, hash))
  if (row === undefined || row.revokedAt !== null) return undefined
  const { name, timeZone, language, clockOffsetMs, clockStoppedAt } = row
  const principal: Principal = {
    type: 'KEY',
    role: 'admin',
    id: row.tokenId,
    name: row.tokenName,
    tenant: { tenantId, name, timeZone, language, clockOffsetMs, clockStoppedAt },
    scopes: new Set(row.scopes),
    expiresAt: row.expiresAt,
  }
  return { principal, announcedAs: [row.tokenId, tenantId], touchedAt }
}

async function findSession(database: Database, tenantId: string, hash: Buffer): Promise<KnownSession | undefined> {
  const [row] = await database.read(tenantId, findSessionByHash(tenantId, hash))
  if (row === undefined) return undefined
  const { sessionId, userId } = row
  const [user, tenant] = await database.inTenant(tenantId, (transaction) =>
    Promise.all([transaction.one(findUserOfSession(tenantId, userId)), transaction.one(getTenant(tenantId))]),
  )
  const session = sessionOf(row, user, tenant)
  return session && { session, announcedAs: [sessionId, userId, tenantId], seenAt: row.lastSeenAt.getTime() }
}

function isExpired(principal: Principal, now: Date): boolean {
  return principal.expiresAt !== null && principal.expiresAt <= now
}

/** The same error for a missing, unknown, revoked, expired or foreign token. */
export function unauthorized(): Problem {
  return problem(
    'unauthorized',
    message('Send a valid access token of this tenant as Authorization: Bearer <token>, or sign in.'),
    { headers: { 'www-authenticate': 'Bearer' } },
  )
}
