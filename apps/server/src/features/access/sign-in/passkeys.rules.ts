import { randomBytes } from 'node:crypto'
import type { AttestationObject } from '@simplewebauthn/server/helpers'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { PasskeyRow } from './passkeys.queries.ts'
import type { Passkey } from './passkeys.schemas.ts'

/** ES256, EdDSA and RS256, by their numbers in COSE: what authenticators have. */
export const algorithms = [-7, -8, -257]

const challengeMs = 5 * 60_000

/** A passkey as its owner reads it. */
export function passkeyView({ passkeyId, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { passkeyId, name, createdAt: instant(createdAt), lastUsedAt: nullableInstant(lastUsedAt) }
}

/**
 * Whom passkeys are made for, and the address of pages that may use them. Browsers take names and no addresses: on
 * one's own machine that is `localhost`.
 */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const url = new URL(publicUrl)
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

/** What a passkey is to sign, and the same with its end as it is kept. */
export function newChallenge(now: Date): { challenge: string; kept: string } {
  const challenge = randomBytes(32).toString('base64url')
  return { challenge, kept: `${now.getTime() + challengeMs}.${challenge}` }
}

/** What was to be signed, unless there was nothing or it is too old. */
export function freshChallenge(kept: string | undefined, now: Date): string | undefined {
  const [until, challenge] = kept?.split('.', 2) ?? []
  return Number(until) > now.getTime() ? challenge : undefined
}

/**
 * Whether a new passkey comes without certificates. We ask for none, browsers take them out, and looking into those of
 * whoever sends some all the same could mean to fetch addresses of its choice.
 */
export function isWithoutCertificates(attestation: AttestationObject): boolean {
  const format: string = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}
