import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createWorkflow } from './workflows.registry.ts'

export const exampleIds = {
  workflowId: demoId('workflow'),
  /** Without references, so that it can be deleted. */
  unusedWorkflowId: demoId('workflow 2'),
} as const

export const demo: DemoSteps = {
  registries: async (run) => {
    const standard = { name: 'Standardforløb', description: 'Rykker, inkassovarsel, betalingspåkrav' }
    const business = { name: 'Erhvervsforløb', description: 'Kortere frister og kompensation' }
    await run.setUp('workflow', (command) => createWorkflow(command, standard))
    await run.setUp('workflow 2', (command) => createWorkflow(command, business))
  },
}
