import type { Command } from '../../../platform/commands/command.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { holdManyCases } from '../case-status/index.ts'
import { overduePromises } from './case-state.ts'
import { findCaseStates } from './case-state.queries.ts'
import { lockPositions } from './positions.queries.ts'
import { advance, type PreparedCase, readFacts, runAsWorkflow, type WorkflowWorker } from './work-case.ts'

/**
 * Does the prepared steps of cases of one workflow in one transaction: their locks, facts and journal cost little more
 * than those of one case. Returns false if a step was refused or failed. Then nothing was written, and each case is to be
 * worked on alone.
 */
export async function workTogether(
  worker: WorkflowWorker,
  tenant: Tenant,
  cases: readonly PreparedCase[],
): Promise<boolean> {
  const [first] = cases
  if (first === undefined) return true
  try {
    await runAsWorkflow(worker, tenant, first.row, (command) => advanceTogether(command, first.row.workflowId, cases))
    return true
  } catch {
    return false
  }
}

/** Decides again on each case under the locks of all. Cases that changed hands meanwhile are left for the next visit. */
async function advanceTogether(command: Command, workflowId: string, cases: readonly PreparedCase[]): Promise<void> {
  const { tenantId, transaction, now, tenant } = command
  const { timeZone } = tenant
  const heldIds = [
    ...(await holdManyCases(
      command,
      cases.map(({ row }) => row.caseId),
    )),
  ]
  const rows = await transaction.many(lockPositions(tenantId, heldIds))
  const states = await transaction.many(findCaseStates(tenantId, heldIds, now))
  const factsOf = new Map(states.map((facts) => [facts.caseId, facts]))
  for (const row of rows) {
    const known = factsOf.get(row.caseId)
    if (known === undefined || row.state !== 'RUNNING' || row.workflowId !== workflowId) continue
    const isOverdue = overduePromises(known, localDate(now, timeZone), timeZone).length > 0
    const facts = isOverdue ? await readFacts(command, row.caseId) : known
    const attempt = cases.find((each) => each.row.caseId === row.caseId)?.attempt
    await advance(command, { row, facts, attempt })
  }
}
