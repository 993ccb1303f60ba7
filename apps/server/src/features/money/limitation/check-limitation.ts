import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Logger } from 'pino'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { listRunningTenants } from '../../../platform/database/tenants.queries.ts'
import type { DueWork } from '../../../platform/feature/feature.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { applyLimitation } from './apply-limitation.ts'
import { findCasesToCheck, findCheckStart, recordCheck } from './limitation-search.queries.ts'

/** Applies limitation to every open case of every tenant on which something is due. A failed case does not stop the others. */
export async function checkLimitation(services: SystemCommands, logger: Pick<Logger, 'error'>): Promise<void> {
  const tenants = await services.database.asWorker('jobs', (transaction) => transaction.many(listRunningTenants()))
  for (const tenant of tenants) await checkLimitationOf(services, tenant, logger)
}

/**
 * The same for one tenant, or for some of its cases. A check of the whole tenant is recorded, with the end of the journal
 * before it began, so that the next one begins there.
 */
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
  if (caseIds !== undefined) {
    await applyToAll(services, tenant, logger, await database.read(tenantId, found))
    return
  }
  const start = await database.inTenant(tenantId, (transaction) => transaction.one(findCheckStart(tenantId, timeZone)))
  const failedCaseIds = await applyToAll(services, tenant, logger, await database.readForJob(tenantId, found))
  await database.inTenant(tenantId, (transaction) =>
    transaction.run(recordCheck(tenantId, start, { today, failedCaseIds })),
  )
}

/** Applies limitation to cases, and returns those on which it failed. */
async function applyToAll(
  services: SystemCommands,
  tenant: Tenant,
  logger: Pick<Logger, 'error'>,
  cases: readonly { readonly caseId: string }[],
): Promise<string[]> {
  const failed: string[] = []
  for (const { caseId } of cases) {
    try {
      await runSystemCommand(services, tenant, 'apply-limitation', (command) => applyLimitation(command, caseId))
    } catch (error) {
      failed.push(caseId)
      logger.error({ err: error, tenantId: tenant.tenantId, caseId }, 'limitation could not be applied to a case')
    }
  }
  return failed
}

/** Selects the cases on which something is due at a time. */
export const casesToCheck: DueWork = ({ tenantId, timeZone }, now) =>
  findCasesToCheck(tenantId, { timeZone, today: localDate(now, timeZone) })
