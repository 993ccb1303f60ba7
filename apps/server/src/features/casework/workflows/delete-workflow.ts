import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { workflowView } from './workflow-view.ts'
import { deleteWorkflow as deleteWorkflowRow, findWorkflowUses, lockWorkflow } from './workflows.queries.ts'
import { problem, message } from './workflows.problems.ts'

/** Removes a workflow that nothing refers to. */
export async function deleteWorkflow(command: Command, workflowId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockWorkflow(tenantId, workflowId))
  if (current === undefined) throw problem('not-found', message('There is no such workflow.'))
  const before = workflowView(current)
  command.requireMatch(before)
  requireUnused('workflow', await transaction.many(findWorkflowUses(tenantId, workflowId)))
  await transaction.run(deleteWorkflowRow(tenantId, workflowId))
  command.emit({ type: 'workflows.delete', subjectId: before.workflowId, data: before })
  command.audit({ subjectType: 'workflow', subjectId: before.workflowId, before })
  return {}
}
