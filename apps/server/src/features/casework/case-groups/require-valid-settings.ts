import type { Command } from '../../../platform/commands/command.ts'
import { isUuid } from '../../../platform/ids.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { holdWorkflow } from '../workflows/index.ts'
import { message } from './case-groups.problems.ts'

/** Checks the default workflow. All other settings are free-form. */
export async function requireValidSettings(command: Command, settings: Record<string, unknown>): Promise<void> {
  const path = '/settings/defaultWorkflowId'
  const workflowId = settings['defaultWorkflowId'] ?? null
  if (workflowId === null) return
  if (typeof workflowId !== 'string' || !isUuid(workflowId)) {
    throw validationFailed([{ path, message: message('must be a UUID or null') }])
  }
  const workflow = await command.transaction.maybeOne(holdWorkflow(command.tenantId, workflowId))
  if (workflow === undefined) throw unknownReference(path, 'workflow')
}
