import type * as WebAuthn from '@simplewebauthn/server'
import type { decodeAttestationObject } from '@simplewebauthn/server/helpers'

/** Loaded on first use: the library costs 30 MB and a second. */
export async function loadWebAuthn(): Promise<
  typeof WebAuthn & { decodeAttestationObject: typeof decodeAttestationObject }
> {
  const [library, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return { ...library, decodeAttestationObject: helpers.decodeAttestationObject }
}
