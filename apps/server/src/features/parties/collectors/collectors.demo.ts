import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createCollector } from './collectors.registry.ts'

export const exampleIds = {
  collectorId: demoId('collector'),
  /** Without references, so that it can be deleted. */
  unusedCollectorId: demoId('collector 2'),
} as const

export const demo: DemoSteps = {
  registries: async (run) => {
    const registryIdentifier = { scheme: 'DK:CVR', value: '87654327' } as const
    await run.setUp('collector', (command) =>
      createCollector(command, { name: 'Nordisk Inkasso A/S', registryIdentifier }),
    )
    await run.setUp('collector 2', (command) => createCollector(command, { name: 'Sydinkasso ApS' }))
  },
}
