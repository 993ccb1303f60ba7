import { exampleIds } from '../../../example-ids.ts'
import { createDocument, makeLetter } from '../../messaging/letters/index.ts'
import { createInteraction, patchInteraction } from '../../messaging/interactions/index.ts'
import { standardTemplateId } from '../../messaging/templates/index.ts'
import type { DemoRun } from './demo-run.ts'

/** A few letters and an e-mail on the example case; few, because rendering takes time. */
export async function fillLetters(run: DemoRun): Promise<void> {
  const { caseId } = exampleIds
  for (const [index, handle] of ['reminder', 'demand'].entries()) {
    const input = { caseId, handle, sharedWithDebtor: index === 0 }
    const daysAgo = 20 - index * 10
    const letter = await makeLetter(run.before(daysAgo), input)
    const made = await run.step(`demo letter ${index}`, (command) => createDocument(command, input, letter), daysAgo)
    await run.step(
      `demo letter ${index} sent`,
      (command) => patchInteraction(command, made.interactionId ?? '', { state: 'SENT' }),
      daysAgo - 1,
    )
  }
  const templateId = standardTemplateId('reminder', 'email', 'da')
  const email = { templateId, to: [{ contactId: exampleIds.contactId }] }
  await run.step(
    'demo e-mail',
    (command) => createInteraction(command, { type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, email }),
    1,
  )
}
