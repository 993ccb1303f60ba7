import type { Logger } from 'pino'
import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { advanceCursor, findDueCustomers, type KeptKind, listKeptKinds } from './data-protection.queries.ts'
import { nextStart } from './data-protection.rules.ts'
import { eraseKind } from './erase-kind.ts'

/** Erased one by one, each in its own transaction; the rest waits for the next run. */
const customersPerRun = 500

/** Erases the kinds of data that a tenant keeps for a shorter time than the people. */
export async function eraseDueKindsOf(services: SystemCommands, tenant: Tenant, logger: Logger): Promise<void> {
  const { tenantId } = tenant
  const now = nowOf(services.clock, tenant)
  for (const kept of await services.database.read(tenantId, listKeptKinds(tenantId, now))) {
    const endedBefore = await eraseKept(services, tenant, { ...kept, now, logger })
    await services.database.inTenant(tenantId, (transaction) =>
      transaction.run(advanceCursor(tenantId, { kind: kept.kind, endedBefore })),
    )
  }
}

/** Returns the moment before which every customer has lost the data: the next run begins there. */
async function eraseKept(
  services: SystemCommands,
  tenant: Tenant,
  { kind, endedBefore, now, logger }: KeptKind & { readonly now: Date; readonly logger: Logger },
): Promise<Date> {
  const { tenantId } = tenant
  const failures: Date[] = []
  const due = await services.database.readForJob(
    tenantId,
    findDueCustomers(tenantId, { kind, now, limit: customersPerRun }),
  )
  for (const customer of due) {
    const { customerId, endedAt } = customer
    try {
      await runSystemCommand(services, tenant, 'erase-due-data', (command) => eraseKind(command, customer))
      logger.info({ tenantId, customerId, kind }, 'erased data of a customer after its retention period')
    } catch (error) {
      failures.push(endedAt)
      logger.error({ err: error, tenantId, customerId, kind }, 'data of a customer could not be erased')
    }
  }
  return nextStart({ due, failures, limit: customersPerRun, endedBefore })
}
