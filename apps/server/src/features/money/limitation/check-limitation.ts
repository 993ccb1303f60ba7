import type { Logger } from 'pino'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { listTenantIds } from '../../../platform/database/tenants.queries.ts'
import { applyLimitation } from './apply-limitation.ts'
import { findCasesToCheck, findTenantOfJob } from './limitation.queries.ts'

/** Applies limitation to every open case of every tenant on which something is due. A failed case does not stop the others. */
export async function checkLimitation(services: SystemCommands, logger: Pick<Logger, 'error'>): Promise<void> {
  const { database, clock } = services
  const tenants = await database.asWorker('jobs', (transaction) => transaction.many(listTenantIds()))
  for (const { tenantId } of tenants) {
    const [tenant] = await database.read(tenantId, findTenantOfJob(tenantId))
    if (tenant === undefined) continue
    const { timeZone } = tenant
    const today = localDate(clock.now(), timeZone)
    for (const { caseId } of await database.read(tenantId, findCasesToCheck(tenantId, { timeZone, today }))) {
      try {
        await runSystemCommand(services, tenant, 'apply-limitation', (command) => applyLimitation(command, caseId))
      } catch (error) {
        logger.error({ err: error, tenantId, caseId }, 'limitation could not be applied to a case')
      }
    }
  }
}
