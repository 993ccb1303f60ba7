import { Readable } from 'node:stream'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { requireFirst } from '../../../problems/index.ts'
import { fileHeaders } from '../../messaging/files/index.ts'
import { findBatch, findFile } from './payout-batches.queries.ts'
import { message, problem } from './payout-batches.problems.ts'

/** Returns the payment file of a batch, as it was written. */
export async function downloadPayoutFile(
  { tenantId, read }: Pick<ReadContext, 'tenantId' | 'read'>,
  payoutBatchId: string,
): Promise<FileReply> {
  const [file] = await read(findFile(tenantId, payoutBatchId))
  if (file === undefined) {
    const { state } = requireFirst(
      await read(findBatch(tenantId, payoutBatchId)),
      message('There is no such payout batch.'),
    )
    throw problem('payout-batch-state', message('The batch is {0}.', state))
  }
  const bytes = Buffer.from(file.content, 'utf8')
  const fileName = `payments-${file.batchSeqId}.xml`
  return {
    content: Readable.from([bytes]),
    headers: fileHeaders({ fileName, contentType: 'application/xml', size: bytes.length }),
  }
}
