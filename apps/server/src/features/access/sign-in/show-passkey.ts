import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Session } from '../../../platform/identity/session.ts'
import {
  updatePasskeyCounter,
  listPasskeys,
  lockPasskeyByCredential,
  type PasskeyRow,
  setChallenge,
  takeChallenge,
} from './passkeys.queries.ts'
import { freshChallenge, newChallenge, relyingParty } from './passkeys.rules.ts'
import type { PasskeyProof } from './passkeys.schemas.ts'
import { showFactor } from './show-factor.ts'
import type { SignInOutcome } from './sign-in.schemas.ts'
import { signInRefused } from './sign-in-refused.ts'
import { loadWebAuthn } from './load-webauthn.ts'

/** Returns the options for signing in with a passkey. Throws if the user has none. */
export async function askForPasskey(
  { services, now }: SessionContext,
  { tenantId, user, sessionId }: Session,
): Promise<Record<string, unknown>> {
  const { challenge, stored } = newChallenge(now)
  const passkeys = await services.database.inTenant(tenantId, async (transaction) => {
    const [rows] = await Promise.all([
      transaction.many(listPasskeys(tenantId, user.userId)),
      transaction.run(setChallenge(tenantId, sessionId, stored)),
    ])
    return rows
  })
  if (passkeys.length === 0) throw signInRefused()
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services.publicUrl()).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'preferred',
  })
  return { ...options }
}

/** Completes signing in with a passkey. The challenge is used up, and the counter must increase. */
export function showPasskey(context: SessionContext, session: Session, proof: PasskeyProof): Promise<SignInOutcome> {
  const { tenantId, sessionId } = session
  return showFactor(context, session, 'passkey', async (transaction) => {
    const [taken, passkey] = await Promise.all([
      transaction.maybeOne(takeChallenge(tenantId, sessionId)),
      transaction.maybeOne(lockPasskeyByCredential(tenantId, session.user.userId, proof.id)),
    ])
    const challenge = freshChallenge(taken?.challenge, context.now)
    if (challenge === undefined || passkey === undefined) return false
    const counter = await counterOf(proof, passkey, { challenge, ...relyingParty(context.services.publicUrl()) })
    if (counter === undefined) return false
    await transaction.run(updatePasskeyCounter(tenantId, passkey.passkeyId, counter, context.now))
    return true
  })
}

/** The new counter of the device, or undefined if the signature is not valid. */
async function counterOf(
  { id, rawId, type, response }: PasskeyProof,
  passkey: PasskeyRow,
  expected: { readonly challenge: string; readonly id: string; readonly origin: string },
): Promise<number | undefined> {
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws for every invalid value, including a counter that decreased.
    return undefined
  }
}
