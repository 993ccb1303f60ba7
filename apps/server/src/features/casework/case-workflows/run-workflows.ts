import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Logger } from 'pino'
import { listRunningTenants } from '../../../platform/database/tenants.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { checkLimitationOf } from '../../money/limitation/index.ts'
import { assignWorkflows } from './assign-workflows.ts'
import { mapAtOnce } from './at-once.ts'
import { findCaseStates } from './case-state.queries.ts'
import { decide } from './decide.ts'
import { groupsOf } from './groups.rules.ts'
import { claimDue, findPositions } from './positions.queries.ts'
import { type DueCase, prepareCases, type PreparedCase, type WorkflowWorker } from './prepare-cases.ts'
import { isResting, restCases } from './rest-cases.ts'
import { workCase } from './work-case.ts'
import { type RefusedCase, refuseTogether, workTogether } from './work-together.ts'

/** Cases that a worker claims together, and for how long. */
const claimedMax = 50
const leaseMs = 60_000
/** How many transactions with steps of several cases run at the same time. */
const groupsAtOnce = 2

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

/** Works on claimed cases: first those that wait, all together, then on the others. Returns how many succeeded. */
async function workCases(
  worker: WorkflowWorker,
  tenant: Tenant,
  caseIds: readonly string[],
  logger: Log,
): Promise<number> {
  const now = nowOf(worker.clock, tenant)
  // What has lapsed since the hourly check, or came with a new case, is no longer collected.
  await checkLimitationOf(worker, tenant, logger, caseIds)
  const due = await readDue(worker, tenant, caseIds, now)
  const [resting, acting] = [
    due.filter((each) => isResting(each, now, tenant)),
    due.filter((each) => !isResting(each, now, tenant)),
  ]
  await restCases(worker, tenant, resting)
  const groups = groupsOf(acting, (each) => stepIdOf(each, now, tenant))
  const counts = await mapAtOnce(groups, groupsAtOnce, (cases) => workGroup(worker, tenant, cases, logger))
  return counts.reduce((sum, count) => sum + count, resting.length)
}

/** Does the steps of some cases in one transaction, or in one each if that is not possible. Returns how many succeeded. */
async function workGroup(
  worker: WorkflowWorker,
  tenant: Tenant,
  cases: readonly DueCase[],
  logger: Log,
): Promise<number> {
  const outcomes = await prepareCases(worker, tenant, cases)
  const prepared = outcomes.flatMap((outcome, index) => {
    if (outcome.status === 'fulfilled') return [outcome.value]
    logFailure(logger, tenant, cases[index], outcome.reason)
    return []
  })
  const refusedBefore = prepared.flatMap((each) => refusedCase(each) ?? [])
  const possible = prepared.filter((each) => refusedCase(each) === undefined)
  const together =
    possible.length > 1 ? await workTogether(worker, tenant, possible) : { refused: [], failed: possible }
  const refused = [...refusedBefore, ...together.refused]
  const areRefused = refused.length > 1 && (await refuseTogether(worker, tenant, refused))
  const alone = [...together.failed, ...(areRefused ? [] : refused.map(asPrepared))]
  let count = prepared.length - alone.length
  for (const each of alone) {
    try {
      await workCase(worker, tenant, each)
      count += 1
    } catch (error) {
      logFailure(logger, tenant, each, error)
    }
  }
  return count
}

/** A case whose step was refused while it was prepared. */
function refusedCase(prepared: PreparedCase): RefusedCase | undefined {
  const { attempt } = prepared
  return attempt?.refusal === undefined ? undefined : { prepared, attempt, refused: attempt.refusal }
}

function asPrepared({ prepared, attempt, refused }: RefusedCase): PreparedCase {
  return { ...prepared, attempt: { ...attempt, refusal: refused } }
}

function stepIdOf({ row, facts }: DueCase, now: Date, { timeZone }: Tenant): string {
  const { decision } = decide(row, facts, { now, timeZone })
  return decision.kind === 'perform' ? decision.step.id : ''
}

/** Its lease ends by itself, and the case is tried again then. */
function logFailure(logger: Log, { tenantId }: Tenant, due: DueCase | undefined, err: unknown): void {
  logger.error({ err, tenantId, caseId: due?.row.caseId }, 'a step of a workflow failed and will be retried')
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

async function claimCases({ database, clock }: WorkflowWorker, tenant: Tenant): Promise<string[]> {
  const { tenantId } = tenant
  const now = nowOf(clock, tenant)
  const claim = { now, leasedUntil: new Date(now.getTime() + leaseMs), limit: claimedMax }
  const claimed = await database.inTenant(tenantId, (transaction) => transaction.many(claimDue(tenantId, claim)))
  return claimed.map(({ caseId }) => caseId)
}
