import type { Command } from '../../../platform/commands/command.ts'
import { endSessionsOf } from '../sign-in/index.ts'
import { requireFound } from '../../../problems/index.ts'
import { findUser } from './users.queries.ts'
import { requireReach, type ScopesOfRole } from './users.rules.ts'
import { message } from './users.problems.ts'

/** Signs a user out everywhere, within a second. */
export async function endUserSessions(command: Command, userId: string, scopesOfRole: ScopesOfRole): Promise<void> {
  const user = requireFound(
    await command.transaction.maybeOne(findUser(command.tenantId, userId)),
    message('There is no such user.'),
  )
  requireReach(command.principal, user.role, scopesOfRole)
  await endSessionsOf(command, user.userId)
  command.audit({ subjectType: 'user', subjectId: user.userId, after: { sessions: 'ended' } })
}
