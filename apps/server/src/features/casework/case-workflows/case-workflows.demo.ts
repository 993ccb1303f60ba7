import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { planDemoCases } from '../cases/index.ts'
import { exampleIds as workflows } from '../workflows/index.ts'
import { holdCaseWorkflow, startCaseWorkflow } from './change-case-workflow.ts'

/** A case in collection that nothing pauses, and that has no payment plan. */
const [, , third] = planDemoCases().filter(
  ({ index, outcome, update }) => index > 0 && outcome === 'VERIFIED' && update === null,
)

export const exampleIds = { workflowCaseId: third?.caseId ?? '' } as const

/** Held, so that the demo stays as it is until somebody continues the workflow. */
export const demo: DemoSteps = {
  latest: async (run) => {
    await run.step('workflow of a case', async (command) => {
      const { workflowCaseId: caseId } = exampleIds
      await startCaseWorkflow(command, caseId, workflows.standardWorkflowId)
      return holdCaseWorkflow(command, caseId, 'Afventer kreditors bekræftelse af kravet')
    })
  },
}
