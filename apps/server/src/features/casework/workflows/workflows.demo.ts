import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { standardWorkflowId } from './create-standard-workflows.ts'
import { createWorkflow } from './workflows.registry.ts'
import { saveWorkflowDraft } from './workflow-drafts.ts'

export const exampleIds = {
  workflowId: demoId('workflow'),
  /** Without references, so that it can be deleted. */
  unusedWorkflowId: demoId('workflow 2'),
  draftedWorkflowId: demoId('workflow 3'),
  standardWorkflowId: standardWorkflowId('dk-consumer'),
} as const

export const demo: DemoSteps = {
  registries: async (run) => {
    const standard = { name: 'Standardforløb', description: 'Rykker, inkassovarsel, betalingspåkrav' }
    const business = { name: 'Erhvervsforløb', description: 'Kortere frister og kompensation' }
    const small = { name: 'Småsager', description: 'Én rykker, derefter lukkes sagen' }
    await run.setUp('workflow', (command) => createWorkflow(command, standard))
    await run.setUp('workflow 2', (command) => createWorkflow(command, business))
    await run.setUp('workflow 3', (command) => createWorkflow(command, small))
    await run.setUp('draft of workflow 3', (command) =>
      saveWorkflowDraft(command, exampleIds.draftedWorkflowId, {
        steps: [
          { id: 'overdue', type: 'wait', label: 'Afvent betaling', days: 10, after: 'due-date' },
          { id: 'reminder', type: 'letter', label: 'Rykkerbrev', template: 'reminder' },
          { id: 'wait', type: 'wait', label: 'Afvent betaling', days: 20 },
          { id: 'end', type: 'end', label: 'Sagen afsluttes', endReason: 'SMALL_CASE_NOT_WANTED' },
        ],
      }),
    )
  },
}
