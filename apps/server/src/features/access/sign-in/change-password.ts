import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import { systemPrincipal, type Tenant } from '../../../platform/identity/principal.ts'
import { hashSecretText, isSecretText, tenantOfSecretText } from '../../../platform/identity/secret-text.ts'
import { maySignIn, type Session } from '../../../platform/identity/session.ts'
import { findUserOfSession } from '../../../platform/identity/sessions.queries.ts'
import type { Problem } from '../../../problems/index.ts'
import { endSessionsOf } from './end-sessions.ts'
import { markDevice } from './known-device.ts'
import { hasPassword, sendInvitation, sendReset } from './password-links.ts'
import { deleteLinksOf, findLinkByHash, hasLinkSince, takeLink } from './password-links.queries.ts'
import { requirePassword } from './recent-password.ts'
import { setPassword } from './set-password.ts'
import { type CandidateRow, findUsersByEmail } from './sign-in.queries.ts'
import { problem, message } from './sign-in.problems.ts'

/** Longer than creating a link takes, so that the response time does not reveal whether the user exists. */
const responseDelayMs = 150
/** A link works for an hour, so at most four are valid at a time. */
const linkIntervalMs = 15 * 60_000

/** E-mails a link to choose a new password to the users with the address. The response is the same if there are none. */
export async function requestPasswordReset(context: SessionContext, email: string): Promise<Record<string, never>> {
  const { services, address, now } = context
  services.signInGuard.take(address, now.getTime())
  const delay = new Promise((resolve) => setTimeout(resolve, responseDelayMs))
  const users = await services.database.readByEmail(email, findUsersByEmail(email))
  for (const user of users.filter(maySignIn)) await mailLink(context, user)
  await delay
  return {}
}

async function mailLink(context: SessionContext, user: CandidateRow): Promise<void> {
  const { tenantId, userId } = user
  await context.execute(systemPrincipal(await tenantOf(context, tenantId)), async (command) => {
    const since = new Date(command.now.getTime() - linkIntervalMs)
    // So that nobody can flood another user's mailbox.
    if ((await command.transaction.maybeOne(hasLinkSince(tenantId, userId, since))) !== undefined) return
    const reader = { ...user, lang: user.language }
    await ((await hasPassword(command, userId)) ? sendReset(command, reader) : sendInvitation(command, reader))
    command.audit({ subjectType: 'user', subjectId: userId, after: { passwordLink: 'sent' } })
  })
}

/**
 * Sets the password of the user of a link. The link works once, and all sessions of the user end. The browser becomes a
 * known device, so that attackers who guess passwords cannot slow down the user who can read the e-mail.
 */
export async function setPasswordByLink(
  context: SessionContext,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const { services, address, now } = context
  const hash = hashSecretText(token)
  const { tenantId, userId } = await services.signInGuard.judge(address, now.getTime(), async () => {
    if (!isSecretText(token)) throw linkInvalid()
    const tenantId = tenantOfSecretText(token)
    const [link] = await services.database.read(tenantId, findLinkByHash(tenantId, hash, now))
    if (link === undefined) throw linkInvalid()
    return { tenantId, ...link }
  })
  return context.execute(systemPrincipal(await tenantOf(context, tenantId)), async (command) => {
    const user = await command.transaction.one(findUserOfSession(tenantId, userId))
    const takenCount = await command.transaction.run(takeLink(tenantId, hash))
    if (takenCount === 0 || !maySignIn(user)) throw linkInvalid()
    await setPassword(command, { userId, password, path: '/password' })
    await command.transaction.run(deleteLinksOf(tenantId, userId))
    await endSessionsOf(command, userId)
    await markDevice(context, command, userId)
    return { email: user.email }
  })
}

/** Changes the password of the signed-in user, who must know the current one. All other sessions end. */
export async function changePassword(
  context: SessionContext,
  session: Session,
  passwords: { current: string; new: string },
): Promise<Record<string, never>> {
  const { user, sessionId } = session
  await requirePassword(context, session, passwords.current)
  await context.execute(session.principal, async (command) => {
    await setPassword(command, { userId: user.userId, password: passwords.new, path: '/new' })
    await endSessionsOf(command, user.userId, sessionId)
  })
  return {}
}

async function tenantOf({ services }: SessionContext, tenantId: string): Promise<Tenant> {
  const [tenant] = await services.database.read(tenantId, getTenant(tenantId))
  if (tenant === undefined) throw new Error('The tenant of the user does not exist.')
  return { tenantId, ...tenant }
}

function linkInvalid(): Problem {
  return problem(
    'password-link-invalid',
    message('This link has been used, has expired or was replaced by a newer one.'),
  )
}
