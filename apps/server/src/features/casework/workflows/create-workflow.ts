import type { Command } from '../../../platform/commands/command.ts'
import { workflowView } from './workflow-view.ts'
import { insertWorkflow } from './workflows.queries.ts'
import type { Workflow, WorkflowInput } from './workflows.schemas.ts'

/** Adds a way in which cases are pursued, for creditors to choose as their default. */
export async function createWorkflow(command: Command, input: WorkflowInput): Promise<Workflow> {
  const row = await command.transaction.one(
    insertWorkflow({
      tenantId: command.tenantId,
      workflowId: command.newId(),
      name: input.name,
      description: input.description ?? null,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const workflow = workflowView(row)
  command.emit({ type: 'workflows.create', subjectId: workflow.workflowId, data: workflow })
  command.audit({ subjectType: 'workflow', subjectId: workflow.workflowId, after: workflow })
  return workflow
}
