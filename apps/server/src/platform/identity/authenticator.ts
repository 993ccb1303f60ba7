import { Problem } from '../../problems/index.ts'
import type { Database, Transaction } from '../database/database.ts'
import { chooseTenant, findTokenByHash, getTenant, presentTokenHash, touchToken } from './identity.queries.ts'
import type { Principal } from './principal.ts'
import { hashTokenText, isTokenText } from './token-text.ts'

interface Known {
  readonly principal: Principal
  readonly lookedUpAt: number
  touchedAt: number
}

/** A look-up is repeated after this long even if no change was announced: the connection may have died in silence. */
const cacheMs = 1_000
const touchIntervalMs = 60_000
const knownMax = 10_000

/** Finds out who presents a token. Look-ups are cached for as long as changes are heard of at once. */
export class Authenticator {
  readonly #database: Database
  readonly #known = new Map<string, Known>()
  readonly #onTouchFailure: (error: unknown) => void
  #hearsChanges = false
  /** Counts announcements, so that a look-up that one overtook is not kept. */
  #changeCount = 0

  constructor(database: Database, onTouchFailure: (error: unknown) => void) {
    this.#database = database
    this.#onTouchFailure = onTouchFailure
  }

  /** The caller behind an Authorization header; one answer for everything that is wrong with it. */
  async authenticate(header: string | undefined, now: Date): Promise<Principal> {
    const token = /^bearer ([\w-]+)$/i.exec(header ?? '')?.[1]
    if (token === undefined || !isTokenText(token)) throw unauthorized()
    const hash = hashTokenText(token)
    const known = this.#cached(hash, now) ?? (await this.#lookUp(hash, now))
    if (known === undefined || isExpired(known.principal, now)) throw unauthorized()
    this.#touch(known, now)
    return known.principal
  }

  /** Called when a token was changed or revoked somewhere. */
  forget(tokenId: string): void {
    this.#changeCount += 1
    for (const [key, known] of this.#known) if (known.principal.id === tokenId) this.#known.delete(key)
  }

  /** Called when announcements begin or cease to arrive: without them nothing is cached. */
  setHearsChanges(hears: boolean): void {
    this.#hearsChanges = hears
    this.#changeCount += 1
    this.#known.clear()
  }

  #cached(hash: Buffer, now: Date): Known | undefined {
    const known = this.#known.get(hash.toString('base64'))
    return known !== undefined && now.getTime() - known.lookedUpAt < cacheMs ? known : undefined
  }

  async #lookUp(hash: Buffer, now: Date): Promise<Known | undefined> {
    const changeCount = this.#changeCount
    const principal = await this.#database.withoutTenant((transaction) => findPrincipal(transaction, hash))
    if (principal === undefined) return undefined
    const known = { principal, lookedUpAt: now.getTime(), touchedAt: 0 }
    if (this.#hearsChanges && changeCount === this.#changeCount) {
      if (this.#known.size >= knownMax) this.#known.clear()
      this.#known.set(hash.toString('base64'), known)
    }
    return known
  }

  /** Keeps the time of last use, at most once a minute and never in the way of the request. */
  #touch(known: Known, now: Date): void {
    if (now.getTime() - known.touchedAt < touchIntervalMs) return
    known.touchedAt = now.getTime()
    const { tenant, id } = known.principal
    this.#database
      .inTenant(tenant.tenantId, (transaction) => transaction.run(touchToken(tenant.tenantId, id, now)))
      .catch(this.#onTouchFailure)
  }
}

async function findPrincipal(transaction: Transaction, hash: Buffer): Promise<Principal | undefined> {
  const [, row] = await Promise.all([
    transaction.run(presentTokenHash(hash)),
    transaction.maybeOne(findTokenByHash(hash)),
  ])
  if (row === undefined || row.revokedAt !== null) return undefined
  const [, tenant] = await Promise.all([
    transaction.run(chooseTenant(row.tenantId)),
    transaction.one(getTenant(row.tenantId)),
  ])
  return {
    type: 'KEY',
    role: 'admin',
    id: row.tokenId,
    name: row.name,
    tenant: { tenantId: row.tenantId, ...tenant },
    scopes: new Set(row.scopes),
    expiresAt: row.expiresAt,
  }
}

function isExpired(principal: Principal, now: Date): boolean {
  return principal.expiresAt !== null && principal.expiresAt <= now
}

/** The one answer to a missing, unknown, revoked, expired or foreign token. */
export function unauthorized(): Problem {
  return new Problem('unauthorized', 'Send a live access token of this tenant as Authorization: Bearer <token>.', {
    headers: { 'www-authenticate': 'Bearer' },
  })
}
