import type { Command } from '../../../platform/commands/command.ts'
import { maySignIn } from '../../../platform/identity/session.ts'
import { sendInvitation } from '../sign-in/index.ts'
import { userView } from './user-view.ts'
import { insertUser } from './users.queries.ts'
import { requireReach, type ScopesOfRole } from './users.rules.ts'
import type { User, UserInput } from './users.schemas.ts'

/** Creates a user and invites them by e-mail if their role can sign in. */
export async function createUser(command: Command, input: UserInput, scopesOfRole: ScopesOfRole): Promise<User> {
  requireReach(command.principal, input.role, scopesOfRole)
  const user = await addUser(command, input)
  if (maySignIn({ role: user.role, isActive: true })) await sendInvitation(command, user)
  return user
}

/**
 * Inserts a user. The e-mail address is unique regardless of case. The caller must have checked that the role may be
 * granted.
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
