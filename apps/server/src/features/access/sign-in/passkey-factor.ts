import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { Session } from '../../../platform/identity/session.ts'
import { type Problem, requireFound } from '../../../problems/index.ts'
import { endSessionsOf } from './end-sessions.ts'
import { completeEnrolment, requireRemainingFactor } from './factor-policy.ts'
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  lockCredentials,
  passkeysMax,
  type PasskeyRow,
  setChallenge,
  takeChallenge,
} from './passkeys.queries.ts'
import {
  algorithms,
  freshChallenge,
  hasNoCertificates,
  newChallenge,
  passkeyView,
  relyingParty,
} from './passkeys.rules.ts'
import type { ConfirmedPasskey, PasskeyRegistration } from './passkeys.schemas.ts'
import { findFactors } from './sign-in.queries.ts'
import { deleteUnusableRecoveryCodes, renewRecoveryCodes } from './totp-factor.ts'
import { loadWebAuthn } from './load-webauthn.ts'
import { problem, message } from './sign-in.problems.ts'

/** Starts setting up a passkey: returns the options for the browser. */
export async function startPasskey(
  { services, now }: SessionContext,
  { tenantId, user, principal, sessionId }: Session,
): Promise<Record<string, unknown>> {
  const { challenge, stored } = newChallenge(now)
  const passkeys = await services.database.inTenant(tenantId, async (transaction) => {
    const [rows] = await Promise.all([
      transaction.many(listPasskeys(tenantId, user.userId)),
      transaction.run(setChallenge(tenantId, sessionId, stored)),
    ])
    return rows
  })
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: `Fordring: ${principal.tenant.name}`,
    rpID: relyingParty(services.publicUrl()).id,
    userID: new Uint8Array(Buffer.from(user.userId.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: algorithms,
  })
  return { ...options }
}

/** Saves the passkey. From now on, signing in requires a second factor. */
export async function confirmPasskey(
  context: SessionContext,
  session: Session,
  registration: PasskeyRegistration,
): Promise<ConfirmedPasskey> {
  const { tenantId, user, principal, sessionId } = session
  const { userId } = user
  const verified = await verifyRegistration(context, session, registration)
  const confirmed = await context.execute(principal, async (command) => {
    const { transaction } = command
    await transaction.run(lockCredentials(tenantId, userId))
    const [others, factors] = await Promise.all([
      transaction.many(listPasskeys(tenantId, userId)),
      transaction.one(findFactors(tenantId, userId)),
    ])
    if (others.length >= passkeysMax)
      throw problem('too-many-passkeys', message('You can have at most {0}.', passkeysMax))
    const name = registration.name ?? 'Passkey'
    const row = { ...verified, passkeyId: command.newId(), name, createdAt: command.now, lastUsedAt: null }
    await transaction.run(insertPasskey(tenantId, userId, row))
    const recoveryCodes = factors.recoveryCodeCount > 0 ? null : await renewRecoveryCodes(command, userId)
    await endSessionsOf(command, userId, sessionId)
    const passkey = passkeyView(row)
    command.audit({ subjectType: 'passkey', subjectId: row.passkeyId, after: { ...passkey, userId } })
    return { passkey, recoveryCodes }
  })
  await completeEnrolment(context, session, 'passkey')
  return confirmed
}

type VerifiedCredential = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** Verifies the response of the device. The challenge is used up even if that fails. */
async function verifyRegistration(
  { services, now }: SessionContext,
  { tenantId, sessionId }: Session,
  { credential }: PasskeyRegistration,
): Promise<VerifiedCredential> {
  const taken = await services.database.inTenant(tenantId, (transaction) =>
    transaction.maybeOne(takeChallenge(tenantId, sessionId)),
  )
  const expectedChallenge = freshChallenge(taken?.challenge, now)
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services.publicUrl())
  if (expectedChallenge === undefined) throw passkeyRefused()
  const { response } = credential
  try {
    const { decodeAttestationObject, verifyRegistrationResponse } = await loadWebAuthn()
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
    if (!hasNoCertificates(attestation)) throw passkeyRefused()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        clientExtensionResults: {},
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      },
      ...{ expectedChallenge, expectedOrigin, expectedRPID },
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) throw passkeyRefused()
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return { credentialId, publicKey: Buffer.from(publicKey), counter, transports: response.transports ?? [] }
  } catch {
    // The library throws for every invalid value. The caller does not learn which one it was.
    throw passkeyRefused()
  }
}

/** Removes a passkey, and the recovery codes if it was the last second factor. */
export function removePasskey(
  context: SessionContext,
  { tenantId, user, principal }: Session,
  passkeyId: string,
): Promise<Record<string, never>> {
  return context.execute(principal, async (command: Command) => {
    await command.transaction.run(lockCredentials(tenantId, user.userId))
    const removed = requireFound(
      await command.transaction.maybeOne(deletePasskey(tenantId, user.userId, passkeyId)),
      message('You have no such passkey.'),
    )
    await requireRemainingFactor(command, user.userId)
    await deleteUnusableRecoveryCodes(command, user.userId)
    const before = { ...passkeyView(removed), userId: user.userId }
    command.audit({ subjectType: 'passkey', subjectId: removed.passkeyId, before })
    return {}
  })
}

function passkeyRefused(): Problem {
  return problem('passkey-refused', message('The passkey response is not valid for this site and attempt.'))
}
