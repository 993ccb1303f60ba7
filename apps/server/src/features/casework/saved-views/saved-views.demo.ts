import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { demoGroupIds } from '../case-groups/index.ts'
import { createSavedView } from './saved-views.registry.ts'

export const exampleIds = { savedViewId: demoId('saved view') } as const

const views: readonly [string, string, Record<string, string>][] = [
  ['saved view', 'Til godkendelse', { status: 'PENDING' }],
  ['saved view 2', 'Afdragsordninger', { groupId: demoGroupIds.instalments, status: 'VERIFIED' }],
]

export const demo: DemoSteps = {
  registries: async (run) => {
    for (const [step, name, query] of views) {
      const view = { name, area: 'cases', query, shared: true } as const
      await run.setUp(step, (command) => createSavedView(command, view))
    }
  },
}
