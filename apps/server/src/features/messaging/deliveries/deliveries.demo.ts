import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as cases } from '../../casework/cases/index.ts'
import { createInteraction } from '../interactions/index.ts'

export const exampleIds = {
  /** A letter that was sent. */
  sentInteractionId: demoId('sent letter'),
} as const

export const demo: DemoSteps = {
  latest: async (run) => {
    const letter: Parameters<typeof createInteraction>[1] = {
      ...{ type: 'LETTER', direction: 'OUTGOING', state: 'SENT', referenceId: cases.mergeableCaseId },
      ...{ referenceType: 'case', notes: '<p>Rykker sendt med posten</p>' },
    }
    await run.step('sent letter', (command) => createInteraction(command, letter), 2)
  },
}
