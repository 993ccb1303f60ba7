import type { Command } from '../../../platform/commands/command.ts'
import { announceBatch, holdBatch, printBatchView } from './print-batch-view.ts'
import { cancelBatch } from './print-batches.queries.ts'
import type { PrintBatch } from './print-batches.schemas.ts'
import { message, problem } from './print-batches.problems.ts'
import { settleLetters } from './printed-letters.queries.ts'

/** Cancels a batch that was not handed over. Its letters wait again, and can be put into another one. */
export async function cancelPrintBatch(command: Command, printBatchId: string): Promise<PrintBatch> {
  const { tenantId, transaction, now, actor } = command
  const batch = await holdBatch(command, printBatchId)
  const before = printBatchView(batch)
  if (batch.state === 'CANCELLED') return before
  if (batch.state === 'HANDED_OVER') throw problem('print-batch-state', message('The print batch is {0}.', batch.state))
  await transaction.run(settleLetters(tenantId, printBatchId, 'RELEASED'))
  await transaction.run(cancelBatch(tenantId, printBatchId, { now, actor }))
  return announceBatch(command, 'print-batches.cancel', before)
}
