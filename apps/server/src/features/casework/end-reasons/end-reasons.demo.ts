import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createEndReason } from './end-reasons.registry.ts'

export const exampleIds = {
  endReasonId: demoId('end reason'),
  /** Without references, so that it can be deleted. */
  unusedEndReasonId: demoId('end reason 2'),
} as const

export const demo: DemoSteps = {
  registries: async (run) => {
    const agreed = { handle: 'AGREED_WRITE_OFF', label: 'Aftalt afskrivning' }
    const sold = { handle: 'SOLD', label: 'Fordringen er solgt' }
    await run.setUp('end reason', (command) => createEndReason(command, agreed))
    await run.setUp('end reason 2', (command) => createEndReason(command, sold))
  },
}
