import type { Command } from '../../../platform/commands/command.ts'
import { announceFailure, findPayout, lockPayouts, payoutView } from '../payouts/index.ts'
import { type BatchPaymentRow, findPayments, rejectPayment } from './batch-payments.queries.ts'
import { announceBatch, holdBatch, payoutBatchView } from './payout-batch-view.ts'
import type { PayoutBatch } from './payout-batches.schemas.ts'
import { message, problem } from './payout-batches.problems.ts'

/** Records that the bank did not pay a payment, for banks that report it on paper or on their own pages. */
export async function rejectPayoutPayment(
  command: Command,
  { payoutBatchId, payoutId }: { readonly payoutBatchId: string; readonly payoutId: string },
  reason: string,
): Promise<PayoutBatch> {
  const { tenantId, transaction } = command
  const batch = await holdBatch(command, payoutBatchId)
  const before = payoutBatchView(batch)
  await transaction.run(lockPayouts(tenantId))
  const payments = await transaction.many(findPayments(tenantId, payoutBatchId))
  const payment = payments.find((each) => each.payoutId === payoutId.toLowerCase())
  if (payment === undefined) throw problem('not-found', message('The batch has no such payment.'))
  if (payment.state !== 'SENT' && payment.state !== 'ACCEPTED') {
    throw problem('payout-batch-state', message('The payment is {0}.', payment.state))
  }
  if (payment.paidOn !== null) throw problem('payout-batch-state', message('The payout is paid.'))
  await rejectOne(command, payment, reason)
  return announceBatch(command, 'payout-batches.update', before)
}

/** Marks a payment as rejected, so that its payout can be paid again. The caller has locked the payouts. */
export async function rejectOne(command: Command, payment: BatchPaymentRow, reason: string): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const payout = payoutView(await transaction.one(findPayout(tenantId, payment.payoutId, now)))
  await transaction.run(rejectPayment(tenantId, payment.paymentId, { reason, decidedAt: now, decidedBy: actor }))
  await announceFailure(command, payout)
}
