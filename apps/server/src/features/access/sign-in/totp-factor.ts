import { randomBytes } from 'node:crypto'
import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { Session } from '../../../platform/identity/session.ts'
import { endSessionsOf } from './end-sessions.ts'
import { completeEnrolment, requireRemainingFactor } from './factor-policy.ts'
import {
  confirmTotp,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  lockPendingTotp,
  removeTotp,
  setPendingTotp,
} from './factors.queries.ts'
import { findFactors } from './sign-in.queries.ts'
import { createTotpSecret, stepOfCode, totpUri } from './totp.rules.ts'
import { problem, message } from './sign-in.problems.ts'

export const totpPurpose = 'totp'
export const recoveryPurpose = 'recovery code'
const codeCount = 10

/** Starts setting up app codes: returns the secret, which has no effect until it is confirmed with a code. */
export async function startTotp(context: SessionContext, session: Session): Promise<{ secret: string; uri: string }> {
  const secret = createTotpSecret()
  const sealed = context.services.secrets.seal(totpPurpose, secret)
  const { tenantId, user, principal } = session
  await context.execute(principal, (command) => command.transaction.run(setPendingTotp(tenantId, user.userId, sealed)))
  return { secret, uri: totpUri(secret, { issuer: principal.tenant.name, label: user.email }) }
}

/** Confirms the setup with a code and returns the recovery codes. From now on, signing in requires a code. */
export async function confirmTotpFactor(
  context: SessionContext,
  session: Session,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { tenantId, user, principal, sessionId } = session
  const { userId } = user
  const confirmed = await context.execute(principal, async (command) => {
    const pending = await command.transaction.maybeOne(lockPendingTotp(tenantId, userId))
    const sealed = pending?.sealed ?? undefined
    const secret = sealed === undefined ? undefined : command.secrets.open(totpPurpose, sealed)
    const step = secret === undefined ? undefined : stepOfCode(secret, code, { now: command.now, usedStep: 0 })
    if (step === undefined)
      throw problem('code-wrong', message('The code is wrong. Enter the code that the app shows now.'))
    await command.transaction.run(confirmTotp(tenantId, userId, step))
    const recoveryCodes = await renewRecoveryCodes(command, userId)
    await endSessionsOf(command, userId, sessionId)
    command.audit({ subjectType: 'user', subjectId: userId, after: { totp: 'set up' } })
    return { recoveryCodes }
  })
  await completeEnrolment(context, session, 'totp')
  return confirmed
}

/** Removes the app codes, and the recovery codes if there is no passkey. */
export function removeTotpFactor(
  context: SessionContext,
  { tenantId, user, principal }: Session,
): Promise<Record<string, never>> {
  return context.execute(principal, async (command) => {
    await command.transaction.run(removeTotp(tenantId, user.userId))
    await requireRemainingFactor(command, user.userId)
    await deleteUnusableRecoveryCodes(command, user.userId)
    command.audit({ subjectType: 'user', subjectId: user.userId, after: { totp: 'removed' } })
    return {}
  })
}

/** Recovery codes only replace another second factor, so they are deleted with the last one. */
export async function deleteUnusableRecoveryCodes({ transaction, tenantId }: Command, userId: string): Promise<void> {
  const { hasTotp, passkeyCount } = await transaction.one(findFactors(tenantId, userId))
  if (!hasTotp && passkeyCount === 0) await transaction.run(deleteRecoveryCodes(tenantId, userId))
}

/** Replaces the recovery codes with ten new ones. */
export async function renewRecoveryCodes(
  { transaction, tenantId, secrets }: Command,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => {
    const text = BigInt(`0x${randomBytes(8).toString('hex')}`)
      .toString(36)
      .padStart(12, '0')
      .slice(-12)
    return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
  })
  await transaction.run(deleteRecoveryCodes(tenantId, userId))
  const hashes = codes.map((code) => secrets.hash(recoveryPurpose, plainCode(code)))
  await transaction.run(insertRecoveryCodes(tenantId, userId, { hashes, keyId: secrets.keyId }))
  return codes
}

/** A code without case and punctuation, for comparison. */
export function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
