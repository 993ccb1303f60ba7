import { createHash } from 'node:crypto'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { requireIndependentSecondPerson } from '../../access/users/index.ts'
import { listPayable, lockPayouts } from '../payouts/index.ts'
import { candidateOf, explainLeftOut, paymentText } from './batch-candidates.rules.ts'
import { type BatchPaymentRow, findPayments, sendPayments } from './batch-payments.queries.ts'
import { type OrderedPayment, writePain001 } from './pain001.rules.ts'
import { announceBatch, holdBatch, messageIdOf, payoutBatchView } from './payout-batch-view.ts'
import { approveBatch, insertFile, type PayoutBatchRow } from './payout-batches.queries.ts'
import { type PayoutBatch, paymentsMax } from './payout-batches.schemas.ts'
import { message, problem } from './payout-batches.problems.ts'

/**
 * Approves a batch and writes its payment file, both or neither: the file is a row of the same transaction. It is written
 * once; the database has no right to change it.
 */
export async function approvePayoutBatch(command: Command, payoutBatchId: string): Promise<PayoutBatch> {
  const { tenantId, tenant, transaction, now, actor, principal: second } = command
  const batch = await holdBatch(command, payoutBatchId)
  const before = payoutBatchView(batch)
  command.requireMatch(before)
  if (batch.state === 'APPROVED') return before
  if (batch.state !== 'PREPARED') throw problem('payout-batch-state', message('The batch is {0}.', batch.state))
  if (batch.needsSecondPerson) {
    await requireIndependentSecondPerson(transaction, { tenantId, firstId: batch.createdBy.id, second, now })
  }
  await transaction.run(lockPayouts(tenantId))
  const payments = await orderPayments(command, batch)
  const today = localDate(now, tenant.timeZone)
  const executionDate = batch.executionDate > today ? batch.executionDate : today
  const { payerName, agreement, account } = batch.source
  const { currency, format } = batch
  const content = writePain001({
    ...{ messageId: messageIdOf(payoutBatchId), format, createdAt: now, executionDate, currency },
    ...{ payerName, agreement, account, payments },
  })
  const sha256 = createHash('sha256').update(content).digest('hex')
  await transaction.run(insertFile({ tenantId, batch, content, sha256, approvedAt: now, approvedBy: actor }))
  await transaction.run(sendPayments(tenantId, payoutBatchId, now))
  await transaction.run(approveBatch(tenantId, payoutBatchId, executionDate))
  return announceBatch(command, 'payout-batches.approve', before)
}

/** The payments of a batch. Rejects the batch if one of its payouts can no longer be paid. */
async function orderPayments(command: Command, batch: PayoutBatchRow): Promise<OrderedPayment[]> {
  const { tenantId, tenant, transaction, now } = command
  const { payoutBatchId, transactionAccountId, currency } = batch
  const payments = await transaction.many(findPayments(tenantId, payoutBatchId))
  const chosen = { payoutIds: payments.map(({ payoutId }) => payoutId), limit: paymentsMax, now }
  const rows = await transaction.many(listPayable(tenantId, { transactionAccountId, currency }, chosen))
  const candidates = new Map(rows.map((row) => [row.payoutId, candidateOf(row, currency, payoutBatchId)]))
  const refused: BatchPaymentRow[] = []
  const ordered = payments.flatMap((payment): OrderedPayment[] => {
    const candidate = candidates.get(payment.payoutId)
    if (candidate?.account === undefined || candidate.leftOut !== null) {
      refused.push(payment)
      return []
    }
    const { payout, account } = candidate
    const text = paymentText(payout, tenant.language)
    return [{ endToEndId: payment.endToEndId, amount: payout.amount, name: payout.recipientName, account, text }]
  })
  if (refused.length === 0) return ordered
  throw problem('payout-not-payable', message('Some payouts of the batch cannot be paid any more.'), {
    errors: refused.map(({ payoutId }) => ({
      ...{ path: `/payouts/${payoutId}`, message: explainLeftOut(candidates.get(payoutId)) },
    })),
  })
}
