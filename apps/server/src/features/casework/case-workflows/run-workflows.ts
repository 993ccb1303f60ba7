import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Logger } from 'pino'
import { listRunningTenants } from '../../../platform/database/tenants.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { assignWorkflows } from './assign-workflows.ts'
import { findCaseStates } from './case-state.queries.ts'
import { claimDue, findPositions } from './positions.queries.ts'
import { isResting, restCases } from './rest-cases.ts'
import { type DueCase, workCase, type WorkflowWorker } from './work-case.ts'

/** Cases that a worker claims together, and for how long. */
const claimedMax = 50
const leaseMs = 60_000
/** How many of them it works on at the same time: rendering and commits overlap. */
const atOnce = 4

type Log = Pick<Logger, 'error'>

/** Does what is due on the cases of every tenant. A tenant or case that fails does not stop the others. */
export async function runWorkflows(worker: WorkflowWorker, logger: Log): Promise<void> {
  const tenants = await worker.database.asWorker('jobs', (transaction) => transaction.many(listRunningTenants()))
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
    if (!(await assignWorkflows(worker, tenant))) return count
    const claimed = await claimCases(worker, tenant)
    if (claimed.length === 0) return count
    count += await workCases(worker, tenant, claimed, logger)
  }
}

/** Works on claimed cases: those that wait together, the others one by one. Returns how many succeeded. */
async function workCases(
  worker: WorkflowWorker,
  tenant: Tenant,
  caseIds: readonly string[],
  logger: Log,
): Promise<number> {
  const now = nowOf(worker.clock, tenant)
  const due = await readDue(worker, tenant, caseIds, now)
  const [resting, acting] = [
    due.filter((each) => isResting(each, now, tenant)),
    due.filter((each) => !isResting(each, now, tenant)),
  ]
  await restCases(worker, tenant, resting)
  let count = resting.length
  for (let index = 0; index < acting.length; index += atOnce) {
    const together = acting.slice(index, index + atOnce)
    const worked = await Promise.all(together.map((each) => tryCase(worker, tenant, each, logger)))
    count += worked.filter(Boolean).length
  }
  return count
}

async function readDue(
  { database }: WorkflowWorker,
  { tenantId }: Tenant,
  caseIds: readonly string[],
  now: Date,
): Promise<DueCase[]> {
  const [rows, states] = await Promise.all([
    database.read(tenantId, findPositions(tenantId, caseIds)),
    database.read(tenantId, findCaseStates(tenantId, caseIds, now)),
  ])
  const factsOf = new Map(states.map((facts) => [facts.caseId, facts]))
  return rows.flatMap((row) => {
    const facts = factsOf.get(row.caseId)
    return facts === undefined || row.state !== 'RUNNING' ? [] : [{ row, facts }]
  })
}

/** Works on a case, and returns whether that succeeded. */
async function tryCase(worker: WorkflowWorker, tenant: Tenant, due: DueCase, logger: Log): Promise<boolean> {
  const { caseId } = due.row
  try {
    await workCase(worker, tenant, due)
    return true
  } catch (error) {
    // Its lease ends by itself, and the case is tried again then.
    logger.error({ err: error, tenantId: tenant.tenantId, caseId }, 'a step of a workflow failed and will be retried')
    return false
  }
}

async function claimCases({ database, clock }: WorkflowWorker, tenant: Tenant): Promise<string[]> {
  const { tenantId } = tenant
  const now = nowOf(clock, tenant)
  const claim = { now, leasedUntil: new Date(now.getTime() + leaseMs), limit: claimedMax }
  const claimed = await database.inTenant(tenantId, (transaction) => transaction.many(claimDue(tenantId, claim)))
  return claimed.map(({ caseId }) => caseId)
}
