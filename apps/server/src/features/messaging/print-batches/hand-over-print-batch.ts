import type { Command } from '../../../platform/commands/command.ts'
import { sendLetters } from '../interactions/index.ts'
import { announceBatch, holdBatch, printBatchView } from './print-batch-view.ts'
import { handOver } from './print-batches.queries.ts'
import { type HandOverInput, lettersMax, type PrintBatch } from './print-batches.schemas.ts'
import { message, problem } from './print-batches.problems.ts'
import { listLetters, settleLetters } from './printed-letters.queries.ts'

/**
 * Hands a batch over: all its letters become sent, in one transaction. If the contact gate refuses one by now, or
 * somebody has cancelled one, nothing is handed over, because the file has it.
 */
export async function handOverPrintBatch(
  command: Command,
  printBatchId: string,
  { way }: HandOverInput,
  hasFolder: boolean,
): Promise<PrintBatch> {
  const { tenantId, transaction, now, actor } = command
  const batch = await holdBatch(command, printBatchId)
  const before = printBatchView(batch)
  if (batch.state !== 'READY') throw problem('print-batch-state', message('The print batch is {0}.', batch.state))
  if (way === 'FOLDER' && !hasFolder) {
    throw problem('print-folder-missing', message('The operator has not set PRINT_FOLDER.'))
  }
  const letters = await transaction.many(
    listLetters(tenantId, printBatchId, { limit: lettersMax, offset: 0, after: null }),
  )
  const gone = await sendLetters(
    command,
    letters.map(({ interactionId }) => interactionId),
  )
  if (gone.length > 0) {
    const numbers = letters.filter(({ interactionId }) => gone.includes(interactionId))
    throw problem(
      'print-batch-outdated',
      message('{0} letters of the batch are no longer waiting to be sent.', numbers.length),
      { extensions: { letters: numbers.map(({ letterNumber }) => letterNumber) } },
    )
  }
  await transaction.run(settleLetters(tenantId, printBatchId, 'SENT'))
  await transaction.run(handOver(tenantId, printBatchId, { way, now, actor }))
  return announceBatch(command, 'print-batches.hand-over', before)
}
