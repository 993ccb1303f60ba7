import { instant } from '../../platform/http/schemas.ts'
import type { Command } from '../../platform/idempotency/command.ts'
import { maySignIn } from '../../platform/identity/session.ts'
import { Problem, say } from '../../problems/index.ts'
import { createPasswordLink, hasPassword, sendInvitation } from '../sign-in/index.ts'
import { userView } from './user-view.ts'
import { findUser } from './users.queries.ts'
import { requireRank } from './users.rules.ts'
import type { Invitation, InvitationInput } from './users.schemas.ts'

/** Makes a new link by which a user who has no password yet chooses one. */
export async function createInvitation(command: Command, userId: string, input: InvitationInput): Promise<Invitation> {
  const user = await command.transaction.maybeOne(findUser(command.tenantId, userId))
  if (user === undefined) throw new Problem('not-found', say('There is no such user.'))
  requireRank(command.principal, user.role)
  if (!maySignIn({ role: user.role, isActive: user.active }) || (await hasPassword(command, userId))) {
    throw new Problem('invitation-accepted', say('This user has a password already, or may not sign in.'))
  }
  const link =
    input.mail === false
      ? await createPasswordLink(command, { userId, purpose: 'invitation' })
      : await sendInvitation(command, user)
  command.emit({ type: 'users.invite', subjectId: user.userId, data: userView(user) })
  command.audit({ subjectType: 'user', subjectId: user.userId, after: { invited: user.email } })
  return { url: link.url, expiresAt: instant(link.expiresAt) }
}
