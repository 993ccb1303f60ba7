import { randomBytes } from 'node:crypto'
import type { AttestationObject } from '@simplewebauthn/server/helpers'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { PasskeyRow } from './passkeys.queries.ts'
import type { Passkey } from './passkeys.schemas.ts'

/** The COSE numbers of ES256, EdDSA and RS256, which authenticators support. */
export const algorithms = [-7, -8, -257]

const challengeMs = 5 * 60_000

/** A passkey as responses show it. */
export function passkeyView({ passkeyId, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { passkeyId, name, createdAt: instant(createdAt), lastUsedAt: nullableInstant(lastUsedAt) }
}

/**
 * The relying party id and the origin of the pages that can use passkeys. Browsers accept host names but no IP
 * addresses, so a loopback address becomes `localhost`.
 */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const url = new URL(publicUrl)
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

/** A new challenge, and its stored form with the expiry. */
export function newChallenge(now: Date): { challenge: string; stored: string } {
  const challenge = randomBytes(32).toString('base64url')
  return { challenge, stored: `${now.getTime() + challengeMs}.${challenge}` }
}

/** The challenge, unless it is missing or expired. */
export function freshChallenge(stored: string | undefined, now: Date): string | undefined {
  const [until, challenge] = stored?.split('.', 2) ?? []
  return Number(until) > now.getTime() ? challenge : undefined
}

/**
 * Whether a new passkey has no certificates. We request none and browsers remove them. Verifying certificates that a
 * caller sends anyway could make the server fetch URLs of the caller's choice.
 */
export function hasNoCertificates(attestation: AttestationObject): boolean {
  const format: string = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}
