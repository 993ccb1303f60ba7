import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as cases } from '../../casework/cases/index.ts'
import { createDocument, makeLetter } from '../letters/index.ts'
import { createPrintBatch } from './create-print-batch.ts'
import { writeBatchesOf } from './write-print-batches.ts'

export const exampleIds = {
  /** A batch whose file a worker writes when the service runs. */
  printBatchId: demoId('print batch 2'),
  readyPrintBatchId: demoId('print batch 1'),
  /** A letter that waits to be sent and is in no batch. */
  waitingDocumentId: demoId('printed letter 3'),
} as const

export const demo: DemoSteps = {
  /** Three letters on another case of the example customer: one is printed, one is being printed, and one waits. */
  latest: async (run) => {
    const input = { caseId: cases.mergeableCaseId, handle: 'reminder', sharedWithDebtor: false }
    for (const number of [1, 2, 3]) {
      const name = `printed letter ${number}`
      if (!(await run.isDone(name))) {
        const letter = await makeLetter(run.before(0), input)
        await run.step(name, (command) => createDocument(command, input, letter))
      }
      if (number === 3) return
      const documentIds = [demoId(name)]
      await run.step(`print batch ${number}`, (command) => createPrintBatch(command, { documentIds }))
      const writing = `print batch ${number} file`
      if (number === 1 && !(await run.isDone(writing))) await writeBatchesOf(run.commandsFor(writing), run.tenant)
    }
  },
}
