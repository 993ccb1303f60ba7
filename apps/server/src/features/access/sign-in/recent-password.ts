import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import { isPassword } from '../../../platform/identity/passwords.ts'
import type { Session } from '../../../platform/identity/session.ts'
import { releaseAttempt, reserveAttempt } from './attempts.queries.ts'
import { findPasswordShownAt, setPasswordShownAt } from './sign-in.queries.ts'
import { noteFailedSignIn } from './sign-in-refused.ts'
import { problem, message } from './sign-in.problems.ts'

/** For this long after a password was shown, what one signs in with can be changed. */
const recentMs = 15 * 60_000

/** Refuses whoever does not know the password of the session's user; a wrong one counts as a failed attempt. */
export async function requirePassword(context: SessionContext, session: Session, password: string): Promise<void> {
  const { database } = context.services
  const { tenantId, user } = session
  const { userId } = user
  // Counted for the session alone: strangers cannot keep its user from what it may do, nor the other way round.
  const source = `session ${session.sessionId}`
  const attempt = await database.inTenant(tenantId, (transaction) =>
    transaction.maybeOne(reserveAttempt({ tenantId, userId, source, deviceHash: null, now: context.now })),
  )
  if (attempt === undefined || !(await isPassword(password, attempt.passwordHash))) {
    noteFailedSignIn(context, { tenantId, userId, method: 'password' })
    throw problem('password-wrong', message('The current password is wrong.'))
  }
  await database.inTenant(tenantId, (transaction) => transaction.run(releaseAttempt(tenantId, userId, attempt)))
}

/** Shows the password once more: the session may change what its user signs in with for a while. */
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

/** Refuses a session whose password was shown long ago: whoever finds a screen unlocked is not to lock its owner out. */
export async function requireRecentPassword({ services, now }: SessionContext, session: Session): Promise<void> {
  const { tenantId, sessionId } = session
  const [shown] = await services.database.read(tenantId, findPasswordShownAt(tenantId, sessionId))
  if (shown !== undefined && now.getTime() - shown.at.getTime() <= recentMs) return
  throw problem('password-not-recent', message('Confirm your password first.'))
}
