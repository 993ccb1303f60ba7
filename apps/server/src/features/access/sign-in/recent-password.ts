import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import { isPassword } from '../../../platform/identity/passwords.ts'
import type { Session } from '../../../platform/identity/session.ts'
import { releaseAttempt, reserveAttempt } from './attempts.queries.ts'
import { findPasswordShownAt, setPasswordShownAt } from './sign-in.queries.ts'
import { recordFailedSignIn } from './sign-in-refused.ts'
import { problem, message } from './sign-in.problems.ts'

/** For how long after entering the password a user can change their factors. */
const recentMs = 15 * 60_000

/** Checks the password of the signed-in user. A wrong one counts as a failed attempt. */
export async function requirePassword(context: SessionContext, session: Session, password: string): Promise<void> {
  const { database } = context.services
  const { tenantId, user } = session
  const { userId } = user
  // Counted for the session only, so that attackers elsewhere cannot lock out the user, and vice versa.
  const source = `session ${session.sessionId}`
  const attempt = await database.inTenant(tenantId, (transaction) =>
    transaction.maybeOne(reserveAttempt({ tenantId, userId, source, deviceHash: null, now: context.now })),
  )
  if (attempt === undefined || !(await isPassword(password, attempt.passwordHash))) {
    recordFailedSignIn(context, { tenantId, userId, method: 'password' })
    throw problem('password-wrong', message('The current password is wrong.'))
  }
  await database.inTenant(tenantId, (transaction) => transaction.run(releaseAttempt(tenantId, userId, attempt)))
}

/** Confirms the password, which allows the session to change the user's factors for a while. */
export async function showPassword(
  context: SessionContext,
  session: Session,
  password: string,
): Promise<Record<string, never>> {
  await requirePassword(context, session, password)
  const { tenantId, sessionId } = session
  await context.services.database.inTenant(tenantId, (transaction) =>
    transaction.run(setPasswordShownAt(tenantId, sessionId, context.now)),
  )
  return {}
}

/** Requires a recently entered password, so that nobody at an unlocked screen can lock out its owner. */
export async function requireRecentPassword({ services, now }: SessionContext, session: Session): Promise<void> {
  const { tenantId, sessionId } = session
  const [shown] = await services.database.read(tenantId, findPasswordShownAt(tenantId, sessionId))
  if (shown !== undefined && now.getTime() - shown.at.getTime() <= recentMs) return
  throw problem('password-not-recent', message('Confirm your password first.'))
}
