import type { Command } from '../../../platform/commands/command.ts'
import { findFactorPolicy, holdSettings } from './factors.queries.ts'

/**
 * Whether the tenant requires a second factor, for good until the command is done. The settings are read by a statement
 * of their own: one that waited for their lock itself would still see what they were before.
 */
export async function isFactorRequired({ transaction, tenantId }: Command): Promise<boolean> {
  const [, { isRequired }] = await Promise.all([
    transaction.run(holdSettings(tenantId)),
    transaction.one(findFactorPolicy(tenantId)),
  ])
  return isRequired
}
