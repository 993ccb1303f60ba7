import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Logger } from 'pino'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { listRunningTenants } from '../../../platform/database/tenants.queries.ts'
import type { DueWork } from '../../../platform/feature/feature.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { applyLimitation } from './apply-limitation.ts'
import { findCasesToCheck } from './limitation.queries.ts'

/** Applies limitation to every open case of every tenant on which something is due. A failed case does not stop the others. */
export async function checkLimitation(services: SystemCommands, logger: Pick<Logger, 'error'>): Promise<void> {
  const tenants = await services.database.asWorker('jobs', (transaction) => transaction.many(listRunningTenants()))
  for (const tenant of tenants) await checkLimitationOf(services, tenant, logger)
}

/** The same for one tenant, or for some of its cases. */
export async function checkLimitationOf(
  services: SystemCommands,
  tenant: Tenant,
  logger: Pick<Logger, 'error'>,
  caseIds?: readonly string[],
): Promise<void> {
  const { tenantId, timeZone } = tenant
  const today = localDate(nowOf(services.clock, tenant), timeZone)
  const found = findCasesToCheck(tenantId, { timeZone, today }, caseIds)
  const { database } = services
  const cases = caseIds === undefined ? database.readForJob(tenantId, found) : database.read(tenantId, found)
  for (const { caseId } of await cases) {
    try {
      await runSystemCommand(services, tenant, 'apply-limitation', (command) => applyLimitation(command, caseId))
    } catch (error) {
      logger.error({ err: error, tenantId, caseId }, 'limitation could not be applied to a case')
    }
  }
}

/** Selects the cases on which something is due at a time. */
export const casesToCheck: DueWork = ({ tenantId, timeZone }, now) =>
  findCasesToCheck(tenantId, { timeZone, today: localDate(now, timeZone) })
