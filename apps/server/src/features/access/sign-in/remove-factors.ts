import type { Command } from '../../../platform/commands/command.ts'
import { endSessionsOf } from './end-sessions.ts'
import { deleteRecoveryCodes, removeTotp } from './factors.queries.ts'
import { deletePasskeysOf } from './passkeys.queries.ts'
import { findFactors } from './sign-in.queries.ts'

/** Whether signing in asks the user for more than a password. */
export async function hasSecondFactor({ transaction, tenantId }: Command, userId: string): Promise<boolean> {
  const { hasTotp, passkeyCount } = await transaction.one(findFactors(tenantId, userId))
  return hasTotp || passkeyCount > 0
}

/** Removes whatever a user signs in with beside the password, and ends all their sessions. */
export async function removeFactorsOf(command: Command, userId: string): Promise<void> {
  const { transaction, tenantId } = command
  await transaction.run(removeTotp(tenantId, userId))
  await transaction.run(deletePasskeysOf(tenantId, userId))
  await transaction.run(deleteRecoveryCodes(tenantId, userId))
  await endSessionsOf(command, userId)
}
