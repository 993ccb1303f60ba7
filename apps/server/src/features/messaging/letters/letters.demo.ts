import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as cases } from '../../casework/cases/index.ts'
import { exampleIds as contacts } from '../../parties/contacts/index.ts'
import { createInteraction, patchInteraction } from '../interactions/index.ts'
import { standardTemplateId } from '../templates/index.ts'
import { createDocument } from './create-document.ts'
import { makeLetter } from './make-letter.ts'

export const exampleIds = {
  /** A reminder on the example case. */
  documentId: demoId('letter 0'),
} as const

export const demo: DemoSteps = {
  latest: async (run) => {
    await addLetters(run)
    await queueEmail(run)
  },
}

/** Letters on the example case, before it was paused; few, because rendering takes time. */
async function addLetters(run: DemoRun): Promise<void> {
  for (const [index, handle] of ['reminder', 'demand'].entries()) {
    const input = { caseId: cases.caseId, handle, sharedWithDebtor: index === 0 }
    const daysAgo = 31 - index * 9
    const letter = await makeLetter(run.before(daysAgo), input)
    const { interactionId } = await run.step(
      `letter ${index}`,
      (command) => createDocument(command, input, letter),
      daysAgo,
    )
    await run.step(
      `letter ${index} sent`,
      (command) => patchInteraction(command, interactionId ?? '', { state: 'SENT' }),
      daysAgo - 1,
    )
  }
}

/** An e-mail from a template, to be sent. The example case is paused, so it is on another one of the customer. */
async function queueEmail(run: DemoRun): Promise<void> {
  const templateId = standardTemplateId('reminder', 'email', 'da')
  const input: Parameters<typeof createInteraction>[1] = {
    type: 'EMAIL',
    direction: 'OUTGOING',
    referenceId: cases.mergeableCaseId,
    email: { templateId, to: [{ contactId: contacts.contactId }] },
  }
  await run.step('e-mail', (command) => createInteraction(command, input), 1)
}
