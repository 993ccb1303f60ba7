import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as cases } from '../../casework/cases/index.ts'
import { createInteraction } from '../interactions/index.ts'
import { reportDelivery } from './report-delivery.ts'

export const exampleIds = {
  /** A letter that was sent. */
  sentInteractionId: demoId('sent letter'),
  /** A text message that came back. */
  failedInteractionId: demoId('failed message'),
} as const

export const demo: DemoSteps = {
  latest: async (run) => {
    const letter: Parameters<typeof createInteraction>[1] = {
      ...{ type: 'LETTER', direction: 'OUTGOING', state: 'SENT', referenceId: cases.mergeableCaseId },
      ...{ referenceType: 'case', notes: '<p>Rykker sendt med posten</p>' },
    }
    await run.step('sent letter', (command) => createInteraction(command, letter), 2)
    const text: Parameters<typeof createInteraction>[1] = {
      ...{
        type: 'SMS',
        direction: 'OUTGOING',
        state: 'SENT',
        referenceId: cases.mergeableCaseId,
        referenceType: 'case',
      },
      ...{ notes: '<p>Du har fået et brev fra os.</p>', details: { phone: '+4520123456' } },
    }
    await run.step(
      'failed message',
      async (command) => {
        const { id } = await createInteraction(command, text)
        await reportDelivery(command, id, { state: 'FAILED', reason: 'Nummeret findes ikke', letterNumber: null })
      },
      2,
    )
  },
}
