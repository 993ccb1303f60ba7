import type { Command } from '../../../platform/commands/command.ts'
import { findFactorPolicy, lockSettings } from './factors.queries.ts'

/**
 * Whether the tenant requires a second factor; the setting is locked until the command is done. It is read by a second
 * statement, because one that waited for the lock would still see the old value.
 */
export async function isFactorRequired({ transaction, tenantId }: Command): Promise<boolean> {
  const [, { isRequired }] = await Promise.all([
    transaction.run(lockSettings(tenantId)),
    transaction.one(findFactorPolicy(tenantId)),
  ])
  return isRequired
}
