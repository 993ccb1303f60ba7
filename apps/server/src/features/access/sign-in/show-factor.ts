import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { FactorMethod, Session } from '../../../platform/identity/session.ts'
import { type FactorAttemptRow, resetFactorFailures, reserveFactorAttempt } from './attempts.queries.ts'
import { takeRecoveryCode, useTotpStep } from './factors.queries.ts'
import { openSession } from './open-session.ts'
import type { SignInOutcome } from './sign-in.schemas.ts'
import { recordFailedSignIn, signInRefused } from './sign-in-refused.ts'
import { plainCode, recoveryPurpose, totpPurpose } from './totp-factor.ts'
import { stepOfCode } from './totp.rules.ts'

/** Completes signing in with an app code. A code works once, and a wrong one counts as a failed attempt. */
export function showTotp(context: SessionContext, session: Session, code: string): Promise<SignInOutcome> {
  const { secrets } = context.services
  return showFactor(context, session, 'totp', async (transaction, attempt) => {
    if (attempt.totpSecret === null) return false
    const secret = secrets.open(totpPurpose, attempt.totpSecret)
    const step = stepOfCode(secret, code, { now: context.now, usedStep: attempt.totpUsedStep })
    if (step === undefined) return false
    return (await transaction.run(useTotpStep(session.tenantId, session.user.userId, step))) === 1
  })
}

/** Completes signing in with a recovery code, which works once. */
export function showRecoveryCode(context: SessionContext, session: Session, code: string): Promise<SignInOutcome> {
  const hashes = context.services.secrets.hashes(recoveryPurpose, plainCode(code))
  return showFactor(context, session, 'recovery-code', async (transaction) => {
    return (await transaction.run(takeRecoveryCode(session.tenantId, session.user.userId, hashes))) === 1
  })
}

/** Completes signing in with a second factor. An attempt counts as failed until it is verified. */
export function showFactor(
  context: SessionContext,
  session: Session,
  method: FactorMethod,
  verify: (transaction: Transaction, attempt: FactorAttemptRow) => Promise<boolean>,
): Promise<SignInOutcome> {
  const { database, signInGuard } = context.services
  const { tenantId, user, principal } = session
  const { userId } = user
  return signInGuard.judge(context.address, context.now.getTime(), async () => {
    const attempt = await database.inTenant(tenantId, (transaction) =>
      transaction.maybeOne(reserveFactorAttempt(tenantId, userId, context.now)),
    )
    const isVerified =
      attempt !== undefined &&
      (await database.inTenant(tenantId, async (transaction) => {
        const isValid = await verify(transaction, attempt)
        if (isValid) await transaction.run(resetFactorFailures(tenantId, userId))
        return isValid
      }))
    if (!isVerified) {
      recordFailedSignIn(context, { tenantId, userId, method })
      throw signInRefused()
    }
    const methods = [...session.methods, method]
    return openSession(context, { user, tenant: principal.tenant, state: 'signed-in', methods })
  })
}
