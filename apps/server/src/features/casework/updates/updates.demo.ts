import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createUpdateType } from './update-types.registry.ts'

export const exampleIds = {
  updateTypeId: demoId('update type'),
  /** Without references, so that it can be deleted. */
  unusedUpdateTypeId: demoId('update type 2'),
} as const

const lawyerContacted = {
  label: 'Advokat kontaktet',
  description: 'Debitors advokat er kontaktet.',
  referenceType: 'CASE',
  pausing: true,
  priority: 25,
} as const

/** The updates themselves are part of the story of the cases. */
export const demo: DemoSteps = {
  registries: async (run) => {
    await run.setUp('update type', (command) => createUpdateType(command, lawyerContacted))
    await run.setUp('update type 2', (command) => createUpdateType(command, { label: 'Afventer politirapport' }))
  },
}
