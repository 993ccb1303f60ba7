import type { Command } from '../../../platform/commands/command.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import { validationFailed } from '../../../problems/index.ts'
import { findRemoval, requestRemoval } from '../tenants/index.ts'
import { message, problem } from './test-clock.problems.ts'
import type { Removal, RemovalInput } from './test-clock.schemas.ts'

/** Asks for the removal of a test tenant with everything it has. A worker does it within seconds. */
export async function requestTestTenantRemoval(command: Command, input: RemovalInput): Promise<Removal> {
  const { tenantId, transaction, now } = command
  const { name, isTest, requestedAt } = await transaction.one(findRemoval(tenantId))
  if (!isTest) throw problem('not-a-test-tenant', message('This is not a test tenant.'))
  if (input.name !== name)
    throw validationFailed([{ path: '/name', message: message('must be the name of the test tenant, {0}', name) }])
  const removal: Removal = { tenantId, name, requestedAt: instant(requestedAt ?? now) }
  if (requestedAt !== null) return removal
  await transaction.run(requestRemoval(tenantId, now))
  command.audit({ subjectType: 'removal', subjectId: tenantId, after: removal })
  return removal
}
