import type { Command } from '../../../platform/commands/command.ts'
import { workflowView } from './workflow-view.ts'
import { lockWorkflow, updateWorkflow } from './workflows.queries.ts'
import type { Workflow, WorkflowPatch } from './workflows.schemas.ts'
import { problem, message } from './workflows.problems.ts'

/** Changes the given fields of a workflow; where that changes nothing, nothing is written. */
export async function patchWorkflow(command: Command, workflowId: string, patch: WorkflowPatch): Promise<Workflow> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockWorkflow(tenantId, workflowId))
  if (current === undefined) throw problem('not-found', message('There is no such workflow.'))
  const before = workflowView(current)
  command.requireMatch(before)
  const changed = await transaction.maybeOne(updateWorkflow({ ...current, ...patch }))
  if (changed === undefined) return before
  const after = workflowView(changed)
  command.emit({ type: 'workflows.update', subjectId: after.workflowId, data: after })
  command.audit({ subjectType: 'workflow', subjectId: after.workflowId, before, after })
  return after
}
