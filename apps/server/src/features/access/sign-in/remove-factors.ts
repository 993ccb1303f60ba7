import type { Command } from '../../../platform/commands/command.ts'
import { endSessionsOf } from './end-sessions.ts'
import { deleteRecoveryCodes, removeTotp } from './factors.queries.ts'
import { deletePasskeysOf } from './passkeys.queries.ts'
import { findFactors } from './sign-in.queries.ts'

/** Whether the user has a second factor. */
export async function hasSecondFactor({ transaction, tenantId }: Command, userId: string): Promise<boolean> {
  const { hasTotp, passkeyCount } = await transaction.one(findFactors(tenantId, userId))
  return hasTotp || passkeyCount > 0
}

/** Removes all second factors of a user and ends all their sessions. */
export async function removeFactorsOf(command: Command, userId: string): Promise<void> {
  const { transaction, tenantId } = command
  await transaction.run(removeTotp(tenantId, userId))
  await transaction.run(deletePasskeysOf(tenantId, userId))
  await transaction.run(deleteRecoveryCodes(tenantId, userId))
  await endSessionsOf(command, userId)
}
