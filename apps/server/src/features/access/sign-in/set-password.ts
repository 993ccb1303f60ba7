import type { Command } from '../../../platform/commands/command.ts'
import { hashPassword } from '../../../platform/identity/passwords.ts'
import { findUserOfSession } from '../../../platform/identity/sessions.queries.ts'
import { putPassword } from './sign-in.queries.ts'
import { requireGoodPassword } from './password.rules.ts'

/** Gives a user a password, if it is good enough; that it was set is kept, and not what it is. */
export async function setPassword(
  command: Command,
  { userId, password, path }: { userId: string; password: string; path: string },
): Promise<void> {
  const { name, email } = await command.transaction.one(findUserOfSession(command.tenantId, userId))
  await requireGoodPassword(password, { path, names: [name, email.split('@')[0] ?? '', email, command.tenant.name] })
  const passwordHash = await hashPassword(password)
  await command.transaction.run(putPassword(command.tenantId, userId, passwordHash, command.now))
  command.audit({ subjectType: 'user', subjectId: userId, after: { password: 'set' } })
}
