import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { lowestSignInRole, maySignIn } from '../../../platform/identity/session.ts'
import { createPasswordLink, hasPassword, type PasswordLink, sendInvitation } from '../sign-in/index.ts'
import { requireFound } from '../../../problems/index.ts'
import { userView } from './user-view.ts'
import { findUser, type UserRow } from './users.queries.ts'
import { requireReach, type ScopesOfRole } from './users.rules.ts'
import type { Invitation } from './users.schemas.ts'
import { problem, message } from './users.problems.ts'

/** Sends a new invitation to a user without a password. Only the user gets the link. */
export async function createInvitation(
  command: Command,
  userId: string,
  scopesOfRole: ScopesOfRole,
): Promise<Omit<Invitation, 'isMailConfigured'>> {
  const user = await getUser(command, userId)
  requireReach(command.principal, user.role, scopesOfRole)
  await requireInvitable(command, user)
  const { expiresAt } = await sendInvitation(command, user)
  command.emit({ type: 'users.invite', subjectId: user.userId, data: userView(user) })
  command.audit({ subjectType: 'user', subjectId: user.userId, after: { invited: user.email } })
  return { email: user.email, expiresAt: instant(expiresAt) }
}

/** Creates an invitation link for the operator to hand over, for installations without a mail server. */
export async function createInvitationLink(command: Command, userId: string): Promise<PasswordLink> {
  const user = await getUser(command, userId)
  await requireInvitable(command, user)
  const link = await createPasswordLink(command, { userId: user.userId, purpose: 'invitation' })
  command.emit({ type: 'users.invite', subjectId: user.userId, data: userView(user) })
  command.audit({ subjectType: 'user', subjectId: user.userId, after: { invited: user.email } })
  return link
}

async function getUser(command: Command, userId: string): Promise<UserRow> {
  const user = requireFound(
    await command.transaction.maybeOne(findUser(command.tenantId, userId)),
    message('There is no such user.'),
  )
  return user
}

async function requireInvitable(command: Command, user: UserRow): Promise<void> {
  if (!maySignIn({ role: user.role, isActive: true })) {
    throw problem(
      'role-without-sign-in',
      message('Users with the role {0} cannot sign in, so they cannot be invited.', message(user.role)),
      { extensions: { lowestRole: lowestSignInRole } },
    )
  }
  if (!user.active) throw problem('user-inactive', message('This user is deactivated.'))
  if (await hasPassword(command, user.userId)) {
    throw problem('invitation-accepted', message('The user already has a password.'))
  }
}
