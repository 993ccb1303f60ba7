import type * as WebAuthn from '@simplewebauthn/server'

/** The library takes 30 MB and a second; a service that nobody shows a passkey to does without. */
export function loadWebAuthn(): Promise<typeof WebAuthn> {
  return import('@simplewebauthn/server')
}
