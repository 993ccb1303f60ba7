import type { Command } from '../../../platform/commands/command.ts'
import { maySignIn } from '../../../platform/identity/session.ts'
import { sendInvitation } from '../sign-in/index.ts'
import { userView } from './user-view.ts'
import { insertUser } from './users.queries.ts'
import { requireReach, type ScopesOfRole } from './users.rules.ts'
import type { User, UserInput } from './users.schemas.ts'

/** Adds a user of the tenant and invites it by e-mail, if its role lets it sign in. */
export async function createUser(command: Command, input: UserInput, scopesOfRole: ScopesOfRole): Promise<User> {
  requireReach(command.principal, input.role, scopesOfRole)
  const user = await addUser(command, input)
  if (maySignIn({ role: user.role, isActive: true })) await sendInvitation(command, user)
  return user
}

/**
 * Adds a user of the tenant with its role; an e-mail address belongs to one user, whatever its case. Whether the caller
 * may give that role was decided before.
 */
export async function addUser(command: Command, input: UserInput): Promise<User> {
  const row = await command.transaction.one(
    insertUser({
      tenantId: command.tenantId,
      userId: command.newId(),
      email: input.email,
      name: input.name,
      role: input.role,
      lang: input.lang ?? command.tenant.language,
      phone: input.phone ?? null,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const user = userView(row)
  command.emit({ type: 'users.create', subjectId: user.userId, data: user })
  command.audit({ subjectType: 'user', subjectId: user.userId, after: user })
  return user
}
