import type { Command } from '../../../platform/commands/command.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { requireFound } from '../../../problems/index.ts'
import { findBatch, lockBatch, type PayoutBatchRow } from './payout-batches.queries.ts'
import type { PayoutBatch } from './payout-batches.schemas.ts'
import { message } from './payout-batches.problems.ts'

/** The id of the payment file of a batch. No other file of any tenant has it. */
export function messageIdOf(payoutBatchId: string): string {
  return payoutBatchId.replaceAll('-', '')
}

/** Shapes a batch for responses and events. */
export function payoutBatchView(row: PayoutBatchRow): PayoutBatch {
  const { source, ...rest } = row
  return {
    ...rest,
    messageId: messageIdOf(row.payoutBatchId),
    transactionAccountName: source.name,
    createdAt: instant(row.createdAt),
    approvedAt: nullableInstant(row.approvedAt),
    cancelledAt: nullableInstant(row.cancelledAt),
  }
}

/** Locks a batch and reads it. */
export async function holdBatch({ transaction, tenantId }: Command, payoutBatchId: string): Promise<PayoutBatchRow> {
  await transaction.maybeOne(lockBatch(tenantId, payoutBatchId))
  return requireFound(
    await transaction.maybeOne(findBatch(tenantId, payoutBatchId)),
    message('There is no such payout batch.'),
  )
}

/** Announces a change of a batch, and returns the batch as it is now. */
export async function announceBatch(command: Command, type: string, before: PayoutBatch): Promise<PayoutBatch> {
  const { tenantId, transaction } = command
  const { payoutBatchId: subjectId } = before
  const after = payoutBatchView(await transaction.one(findBatch(tenantId, subjectId)))
  command.emit({ type, subjectId, data: after })
  command.audit({ subjectType: 'payout-batch', subjectId, before, after })
  return after
}
