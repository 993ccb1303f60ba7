import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Logger } from 'pino'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { listTenantIds } from '../../../platform/database/tenants.queries.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { findDuePeople } from './data-protection.queries.ts'
import { eraseDueKindsOf } from './erase-due-kinds.ts'
import { erasePerson } from './erase-person.ts'

/** Erased one by one, each in its own transaction; the rest waits for the next run. */
const peoplePerRun = 500

/** Erases what every tenant no longer needs, by its own settings: people, and kinds of data of customers. */
export async function eraseDueData(services: SystemCommands, logger: Logger): Promise<void> {
  const { database } = services
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenantIds()))
  for (const { tenantId } of tenants) {
    const [tenant] = await database.read(tenantId, getTenant(tenantId))
    if (tenant !== undefined) await eraseDueDataOf(services, { tenantId, ...tenant }, logger)
  }
}

/** The same for one tenant. People go first: nothing is left to erase of theirs then. */
export async function eraseDueDataOf(services: SystemCommands, tenant: Tenant, logger: Logger): Promise<void> {
  await eraseDuePeopleOf(services, tenant, logger)
  await eraseDueKindsOf(services, tenant, logger)
}

/** A person whose erasure fails keeps nobody else's data from being erased. */
async function eraseDuePeopleOf(services: SystemCommands, tenant: Tenant, logger: Logger): Promise<void> {
  const { tenantId } = tenant
  const due = findDuePeople(tenantId, nowOf(services.clock, tenant), peoplePerRun)
  for (const person of await services.database.readForJob(tenantId, due)) {
    const { userId } = person
    try {
      await runSystemCommand(services, tenant, 'erase-due-person', (command) =>
        erasePerson(command, person, { reason: 'Retention period' }),
      )
      logger.info({ tenantId, userId }, 'erased the data of a person after the retention period')
    } catch (error) {
      logger.error({ err: error, tenantId, userId }, 'the data of a person could not be erased')
    }
  }
}
