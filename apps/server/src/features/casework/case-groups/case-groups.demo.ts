import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createCaseGroup } from './case-groups.registry.ts'

export const exampleIds = {
  caseGroupId: demoId('case group'),
  /** Without references, so that it can be deleted. */
  unusedCaseGroupId: demoId('case group 3'),
} as const

/** The groups of the demo tenant. */
export const demoGroupIds = {
  people: exampleIds.caseGroupId,
  companies: demoId('case group 2'),
  instalments: exampleIds.unusedCaseGroupId,
} as const

const groups = [
  ['case group', 'Privat'],
  ['case group 2', 'Erhverv'],
  ['case group 3', 'Afdragsordninger'],
] as const

export const demo: DemoSteps = {
  registries: async (run) => {
    for (const [step, label] of groups)
      await run.setUp(step, (command) => createCaseGroup(command, { label, settings: {} }))
  },
}
