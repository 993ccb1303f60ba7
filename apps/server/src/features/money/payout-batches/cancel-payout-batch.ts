import type { Command } from '../../../platform/commands/command.ts'
import { lockPayouts } from '../payouts/index.ts'
import { releasePayments } from './batch-payments.queries.ts'
import { announceBatch, holdBatch, payoutBatchView } from './payout-batch-view.ts'
import { cancelBatch } from './payout-batches.queries.ts'
import type { PayoutBatch } from './payout-batches.schemas.ts'
import { message, problem } from './payout-batches.problems.ts'

/** Cancels a batch that nobody has approved. Its payouts can be put into another one. */
export async function cancelPayoutBatch(command: Command, payoutBatchId: string): Promise<PayoutBatch> {
  const { tenantId, transaction, now, actor } = command
  const batch = await holdBatch(command, payoutBatchId)
  const before = payoutBatchView(batch)
  command.requireMatch(before)
  if (batch.state === 'CANCELLED') return before
  if (batch.state !== 'PREPARED') throw problem('payout-batch-state', message('The batch is {0}.', batch.state))
  await transaction.run(lockPayouts(tenantId))
  await transaction.run(releasePayments(tenantId, payoutBatchId))
  await transaction.run(cancelBatch(tenantId, payoutBatchId, { cancelledAt: now, cancelledBy: actor }))
  return announceBatch(command, 'payout-batches.cancel', before)
}
