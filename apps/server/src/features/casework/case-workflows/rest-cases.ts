import type { Command } from '../../../platform/commands/command.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { holdManyCases } from '../case-status/index.ts'
import { overduePromises } from './case-state.ts'
import { findCaseStates } from './case-state.queries.ts'
import { announcePosition } from './case-workflow-view.ts'
import { decide } from './decide.ts'
import { lockPositions, type RestingCase, saveResting } from './positions.queries.ts'
import { type DueCase, restingOf, runAsWorkflow, type WorkflowWorker } from './work-case.ts'

/**
 * Moves cases on that have nothing to do now, all of one workflow in one transaction: most visits to a case find that it
 * still waits. Each is decided again under its lock; one on which something is due by then is left for the next visit.
 */
export async function restCases(worker: WorkflowWorker, tenant: Tenant, cases: readonly DueCase[]): Promise<void> {
  const workflows = new Map(cases.map(({ row }) => [row.workflowId, row.workflowName]))
  for (const [workflowId, workflowName] of workflows) {
    const together = cases.filter(({ row }) => row.workflowId === workflowId)
    const caseIds = together.map(({ row }) => row.caseId)
    await runAsWorkflow(worker, tenant, { workflowId, workflowName }, (command) => rest(command, workflowId, caseIds))
  }
}

async function rest(command: Command, workflowId: string, caseIds: readonly string[]): Promise<void> {
  const { tenantId, transaction, now, tenant } = command
  const heldIds = [...(await holdManyCases(command, caseIds))]
  const rows = await transaction.many(lockPositions(tenantId, heldIds))
  const states = await transaction.many(findCaseStates(tenantId, heldIds, now))
  const factsOf = new Map(states.map((facts) => [facts.caseId, facts]))
  const resting = rows.flatMap((row): RestingCase[] => {
    const facts = factsOf.get(row.caseId)
    if (facts === undefined || row.state !== 'RUNNING' || row.workflowId !== workflowId) return []
    const { decision } = decide(row, facts, { now, timeZone: tenant.timeZone })
    if (decision.kind === 'perform' || isOverdue({ row, facts }, now, tenant)) return []
    return [{ caseId: row.caseId, ...restingOf(command, decision, facts) }]
  })
  if (resting.length === 0) return
  await transaction.run(saveResting(tenantId, resting, command))
  for (const { caseId, state } of resting) if (state !== 'RUNNING') await announcePosition(command, caseId)
}

/** Whether a promise on the case was not kept by its day: then it no longer pauses the case, which changes the decision. */
function isOverdue({ facts }: DueCase, now: Date, { timeZone }: Pick<Tenant, 'timeZone'>): boolean {
  return overduePromises(facts, localDate(now, timeZone), timeZone).length > 0
}

/** Whether nothing is to be done on a case now. */
export function isResting(due: DueCase, now: Date, tenant: Pick<Tenant, 'timeZone'>): boolean {
  const { decision } = decide(due.row, due.facts, { now, timeZone: tenant.timeZone })
  return decision.kind !== 'perform' && !isOverdue(due, now, tenant)
}
