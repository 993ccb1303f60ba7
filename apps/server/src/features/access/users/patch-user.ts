import type { Command } from '../../../platform/commands/command.ts'
import { announceIdentityChange } from '../../../platform/identity/identity.queries.ts'
import { maySignIn } from '../../../platform/identity/session.ts'
import { endSessionsOf } from '../sign-in/index.ts'
import { userView } from './user-view.ts'
import { lockUserAndAdministrators, updateUser } from './users.queries.ts'
import { leavesNoAdministrator, requireReach, type ScopesOfRole } from './users.rules.ts'
import type { User, UserPatch } from './users.schemas.ts'
import { problem, message } from './users.problems.ts'

/** Changes or deactivates a user. At least one administrator must remain. */
export async function patchUser(
  command: Command,
  userId: string,
  { patch, scopesOfRole }: { patch: UserPatch; scopesOfRole: ScopesOfRole },
): Promise<User> {
  const { tenantId, transaction, now, actor } = command
  const users = await transaction.many(lockUserAndAdministrators(tenantId, userId))
  const current = users.find((user) => user.userId === userId.toLowerCase())
  if (current === undefined) throw problem('not-found', message('There is no such user.'))
  const before = userView(current)
  command.requireMatch(before)
  const fields = { ...current, ...patch }
  for (const role of [current.role, fields.role]) requireReach(command.principal, role, scopesOfRole)
  if (leavesNoAdministrator(users, fields)) {
    throw problem('last-admin', message('This is the last active administrator of the tenant.'))
  }
  const changed = await transaction.maybeOne(updateUser({ tenantId, userId, fields, now, actor }))
  if (changed === undefined) return before
  const after = userView(changed)
  // A role change takes effect in all sessions immediately. A user who can no longer sign in loses all sessions.
  if (maySignIn({ role: after.role, isActive: after.active })) {
    await transaction.run(announceIdentityChange(after.userId))
  } else await endSessionsOf(command, after.userId)
  command.emit({ type: 'users.update', subjectId: after.userId, data: after })
  command.audit({ subjectType: 'user', subjectId: after.userId, before, after })
  return after
}
