import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { requireFirst } from '../../../problems/index.ts'
import { downloadFile } from '../files/index.ts'
import { manifestOf } from './manifest.rules.ts'
import { findBatch, type PrintBatchRow } from './print-batches.queries.ts'
import { lettersMax } from './print-batches.schemas.ts'
import { message, problem } from './print-batches.problems.ts'
import { listLetters } from './printed-letters.queries.ts'

/** Returns the PDF of a batch, as it was written. */
export async function downloadPrintBatch(context: ReadContext, printBatchId: string): Promise<FileReply> {
  const { fileId } = await requireWritten(context, printBatchId)
  if (fileId === null) {
    throw problem('print-batch-state', message('The file was deleted, because the data of somebody in it was erased.'))
  }
  return downloadFile(context, fileId)
}

/** Returns the list of the letters in a batch, as CSV. */
export async function downloadPrintManifest(context: ReadContext, printBatchId: string): Promise<FileReply> {
  const { tenantId, read } = context
  const { batchSeqId } = await requireWritten(context, printBatchId)
  const all = { limit: lettersMax, offset: 0, after: null }
  return manifestOf(batchSeqId, await read(listLetters(tenantId, printBatchId, all)))
}

async function requireWritten({ tenantId, read }: ReadContext, printBatchId: string): Promise<PrintBatchRow> {
  const found = await read(findBatch(tenantId, printBatchId))
  const batch = requireFirst(found, message('There is no such print batch.'))
  if (batch.readyAt !== null) return batch
  throw problem('print-batch-state', message('The print batch is {0}.', batch.state))
}
