import type { SessionContext } from '../../platform/http/session-context.ts'
import { isPassword } from '../../platform/identity/passwords.ts'
import type { Session } from '../../platform/identity/session.ts'
import { Problem, say } from '../../problems/index.ts'
import { countAttempt, findPasswordShownAt, setPasswordShownAt, uncountAttempt } from './sign-in.queries.ts'

/** For this long after a password was shown, what one signs in with can be changed. */
const recentMs = 15 * 60_000

/** Refuses whoever does not know the password of the session's user; a wrong one counts as a failed attempt. */
export async function requirePassword(context: SessionContext, session: Session, password: string): Promise<void> {
  const { database } = context.services
  const { tenantId, user } = session
  const attempt = await database.inTenant(tenantId, (transaction) =>
    transaction.maybeOne(countAttempt(tenantId, user.userId, context.now)),
  )
  if (attempt === undefined || !(await isPassword(password, attempt.passwordHash))) {
    throw new Problem('password-wrong', say('The current password is not right.'))
  }
  await database.inTenant(tenantId, (transaction) =>
    transaction.run(uncountAttempt(tenantId, user.userId, attempt.failedCount)),
  )
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
  throw new Problem('password-not-recent', say('Your password was shown a while ago. Show it again first.'))
}
