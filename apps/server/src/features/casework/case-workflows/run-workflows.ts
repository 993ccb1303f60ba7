import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Logger } from 'pino'
import { listRunningTenants } from '../../../platform/database/tenants.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { assignWorkflows } from './assign-workflows.ts'
import { findCaseStates } from './case-state.queries.ts'
import { claimDue, findPositions } from './positions.queries.ts'
import { isResting, restCases } from './rest-cases.ts'
import { type DueCase, prepareCase, type PreparedCase, workCase, type WorkflowWorker } from './work-case.ts'
import { workTogether } from './work-together.ts'

/** Cases that a worker claims together, and for how long. */
const claimedMax = 50
const leaseMs = 60_000
/** Steps in one transaction, of cases of one workflow. */
const togetherMax = 10
/** How many of these transactions, and of the messages of each, are prepared at the same time. */
const atOnce = 2

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
  const due = await readDue(worker, tenant, caseIds, now)
  const [resting, acting] = [
    due.filter((each) => isResting(each, now, tenant)),
    due.filter((each) => !isResting(each, now, tenant)),
  ]
  await restCases(worker, tenant, resting)
  const counts = await mapAtOnce(groupsOf(acting), (cases) => workGroup(worker, tenant, cases, logger))
  return counts.reduce((sum, count) => sum + count, resting.length)
}

/** The cases of each workflow, a few at a time. */
function groupsOf(cases: readonly DueCase[]): DueCase[][] {
  const groups: DueCase[][] = []
  for (const workflowId of new Set(cases.map(({ row }) => row.workflowId))) {
    const together = cases.filter(({ row }) => row.workflowId === workflowId)
    for (let index = 0; index < together.length; index += togetherMax) {
      groups.push(together.slice(index, index + togetherMax))
    }
  }
  return groups
}

/** Does the steps of some cases in one transaction, or in one each if that is not possible. Returns how many succeeded. */
async function workGroup(
  worker: WorkflowWorker,
  tenant: Tenant,
  cases: readonly DueCase[],
  logger: Log,
): Promise<number> {
  const attempts = await mapAtOnce(cases, (due) =>
    attemptOn(due, tenant, logger, () => prepareCase(worker, tenant, due)),
  )
  const prepared = attempts.filter((each): each is PreparedCase => each !== undefined)
  const possible = prepared.filter(({ attempt }) => attempt?.refusal === undefined)
  const isDone = possible.length > 1 && (await workTogether(worker, tenant, possible))
  let count = isDone ? possible.length : 0
  for (const each of prepared) {
    if (isDone && possible.includes(each)) continue
    const isWorked = await attemptOn(each, tenant, logger, () => workCase(worker, tenant, each).then(() => true))
    if (isWorked === true) count += 1
  }
  return count
}

/** Calls a function for each item, a few at a time. */
async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let index = 0; index < items.length; index += atOnce) {
    results.push(...(await Promise.all(items.slice(index, index + atOnce).map(work))))
  }
  return results
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

/** Does something for a case. Returns undefined if it failed. */
async function attemptOn<Result>(
  { row: { caseId } }: DueCase,
  tenant: Tenant,
  logger: Log,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    // Its lease ends by itself, and the case is tried again then.
    logger.error({ err: error, tenantId: tenant.tenantId, caseId }, 'a step of a workflow failed and will be retried')
    return undefined
  }
}

async function claimCases({ database, clock }: WorkflowWorker, tenant: Tenant): Promise<string[]> {
  const { tenantId } = tenant
  const now = nowOf(clock, tenant)
  const claim = { now, leasedUntil: new Date(now.getTime() + leaseMs), limit: claimedMax }
  const claimed = await database.inTenant(tenantId, (transaction) => transaction.many(claimDue(tenantId, claim)))
  return claimed.map(({ caseId }) => caseId)
}
