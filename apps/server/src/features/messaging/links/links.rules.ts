import { createHash, randomBytes } from 'node:crypto'
import { fromBase62, toBase62 } from '../../../platform/text/base62.ts'
import { validationFailed } from '../../../problems/index.ts'
import type { LinkState } from './links.schemas.ts'
import { message } from './links.problems.ts'

const dayMs = 86_400_000
const lifetimeDaysDefault = 90
const lifetimeDaysMax = 366
/** The end of the tenant's id, and 128 random bits. */
const tenantBytes = 4
const randomByteCount = 16
const secretBytes = tenantBytes + randomByteCount
/** 62^27 is the first power of 62 above 2^160, so every secret fits and all have one length. */
const secretCharacters = 27
const secretShape = new RegExp(`^[0-9A-Za-z]{${secretCharacters}}$`)

/**
 * Creates the secret of a new link, in letters and digits and short enough to type from a letter: 128 random bits after
 * the last 32 of the tenant's id, which find the tenant. A whole id would make it half as long again.
 */
export function createLinkSecret(tenantId: string, random: Buffer = randomBytes(randomByteCount)): string {
  const hex = tenantId.slice(-2 * tenantBytes) + random.toString('hex', 0, randomByteCount)
  return toBase62(BigInt(`0x${hex}`), secretCharacters)
}

/** The last 8 digits of the tenant's id, of which there may be several. */
export function tenantEndingOf(secret: string): string {
  return fromBase62(secret)
    .toString(16)
    .padStart(2 * secretBytes, '0')
    .slice(0, 2 * tenantBytes)
}

/** Whether a text has the form of a link secret. */
export function isLinkSecret(text: string): boolean {
  return secretShape.test(text) && fromBase62(text) < 1n << BigInt(8 * secretBytes)
}

/** The SHA-256 under which a link is stored. 128 random bits need no slow hash. */
export function hashLinkSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The state of a link at a moment. Revoked takes precedence over expired. */
export function linkStateOf(link: { readonly revokedAt: Date | null; readonly expiresAt: Date }, now: Date): LinkState {
  if (link.revokedAt !== null) return 'REVOKED'
  return link.expiresAt.getTime() <= now.getTime() ? 'EXPIRED' : 'ACTIVE'
}

/** When a new link expires: at the requested time if it is allowed, or in 90 days. */
export function expiryOf(requested: Date | undefined, now: Date): Date {
  if (requested === undefined) return new Date(now.getTime() + lifetimeDaysDefault * dayMs)
  const lifetimeMs = requested.getTime() - now.getTime()
  if (lifetimeMs <= 0) throw validationFailed([{ path: '/expiresAt', message: message('must be in the future') }])
  if (lifetimeMs > lifetimeDaysMax * dayMs) {
    throw validationFailed([{ path: '/expiresAt', message: message('must be within {0} days', lifetimeDaysMax) }])
  }
  return requested
}
