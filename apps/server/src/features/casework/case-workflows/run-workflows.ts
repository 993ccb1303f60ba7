import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Logger } from 'pino'
import { listTenants } from '../../../platform/database/tenants.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { assignWorkflows } from './assign-workflows.ts'
import { claimDue } from './positions.queries.ts'
import { workCase, type WorkflowWorker } from './work-case.ts'

/** Cases that a worker claims together, and for how long. */
const claimedMax = 20
const leaseMs = 60_000
/** How many of them it works on at the same time: rendering and commits overlap. */
const atOnce = 4

type Log = Pick<Logger, 'error'>

/** Does what is due on the cases of every tenant. A tenant or case that fails does not stop the others. */
export async function runWorkflows(worker: WorkflowWorker, logger: Log): Promise<void> {
  const tenants = await worker.database.asWorker('jobs', (transaction) => transaction.many(listTenants()))
  for (const tenant of tenants) {
    try {
      await runWorkflowsOf(worker, tenant, logger)
    } catch (error) {
      logger.error({ err: error, tenantId: tenant.tenantId }, 'the workflows of a tenant could not be run')
    }
  }
}

/**
 * Does everything that is due on the cases of a tenant now, and returns how many cases it looked at. Several workers
 * share the cases: each is claimed by one of them at a time.
 */
export async function runWorkflowsOf(worker: WorkflowWorker, tenant: Tenant, logger: Log): Promise<number> {
  let count = 0
  for (;;) {
    await assignWorkflows(worker, tenant)
    const claimed = await claimCases(worker, tenant)
    if (claimed.length === 0) return count
    for (let index = 0; index < claimed.length; index += atOnce) {
      const together = claimed.slice(index, index + atOnce)
      const worked = await Promise.all(together.map(({ caseId }) => tryCase(worker, tenant, caseId, logger)))
      count += worked.filter(Boolean).length
    }
  }
}

/** Works on a case, and returns whether that succeeded. */
async function tryCase(worker: WorkflowWorker, tenant: Tenant, caseId: string, logger: Log): Promise<boolean> {
  try {
    await workCase(worker, tenant, caseId)
    return true
  } catch (error) {
    // Its lease ends by itself, and the case is tried again then.
    logger.error({ err: error, tenantId: tenant.tenantId, caseId }, 'a step of a workflow failed and will be retried')
    return false
  }
}

function claimCases({ database, clock }: WorkflowWorker, tenant: Tenant): Promise<{ caseId: string }[]> {
  const { tenantId } = tenant
  const now = nowOf(clock, tenant)
  const claim = { now, leasedUntil: new Date(now.getTime() + leaseMs), limit: claimedMax }
  return database.inTenant(tenantId, (transaction) => transaction.many(claimDue(tenantId, claim)))
}
