import type { Command } from '../../../platform/commands/command.ts'
import { hashPassword } from '../../../platform/identity/passwords.ts'
import { findUserOfSession } from '../../../platform/identity/sessions.queries.ts'
import { putPassword } from './sign-in.queries.ts'
import { requireStrongPassword } from './password.rules.ts'

/** Sets the password of a user, if it is strong enough. The audit trail records the change but not the password. */
export async function setPassword(
  command: Command,
  { userId, password, path }: { userId: string; password: string; path: string },
): Promise<void> {
  const { name, email } = await command.transaction.one(findUserOfSession(command.tenantId, userId))
  await requireStrongPassword(password, { path, names: [name, email.split('@')[0] ?? '', email, command.tenant.name] })
  const passwordHash = await hashPassword(password)
  await command.transaction.run(putPassword(command.tenantId, userId, passwordHash, command.now))
  command.audit({ subjectType: 'user', subjectId: userId, after: { password: 'set' } })
}
