import type { Command } from '../../../platform/commands/command.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { announcePositions } from './case-workflow-view.ts'
import { decide } from './decide.ts'
import { decideHeld, holdCasesOf, overdueOn } from './held-case.ts'
import { type RestingCase, saveResting } from './positions.queries.ts'
import type { DueCase, WorkflowWorker } from './prepare-cases.ts'
import { restingOf, runAsWorkflow } from './work-case.ts'

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
  const { tenantId, transaction } = command
  const held = await holdCasesOf(command, workflowId, caseIds)
  const resting = held.flatMap((each): RestingCase[] => {
    const { decision } = decideHeld(command, each)
    if (decision.kind === 'perform' || overdueOn(command, each).length > 0) return []
    return [{ caseId: each.row.caseId, ...restingOf(command, decision, each.facts) }]
  })
  if (resting.length === 0) return
  await transaction.run(saveResting(tenantId, resting, command))
  const over = resting.filter(({ state }) => state !== 'RUNNING')
  await announcePositions(
    command,
    over.map(({ caseId }) => caseId),
  )
}

/** Whether nothing is to be done on a case now. */
export function isResting({ row, facts }: DueCase, now: Date, tenant: Pick<Tenant, 'timeZone'>): boolean {
  const { decision } = decide(row, facts, { now, timeZone: tenant.timeZone })
  return decision.kind !== 'perform' && overdueOn({ now, tenant }, { facts }).length === 0
}
