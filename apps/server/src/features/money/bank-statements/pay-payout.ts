import type { Command } from '../../../platform/commands/command.ts'
import { shownAmount, unknownReference } from '../../../problems/index.ts'
import { lockPayouts, settlePayout } from '../payouts/index.ts'
import { type BankLineRow, findLine } from './bank-lines.queries.ts'
import type { BankLine } from './bank-lines.schemas.ts'
import { changeLine, holdLine, requireState } from './change-bank-line.ts'
import { message, problem } from './bank-statements.problems.ts'
import { findBatchOfPayout, listPaymentsOfBatch } from './match-bank-lines.queries.ts'

/**
 * Books a debit as the payment of a payout, which is then paid. Amount and currency must be those of the payout, or the
 * sum of all payouts that the bank has from the payment file of the payout: some banks debit a file in one sum.
 */
export async function payPayout(command: Command, payoutId: string, bankLineId: string): Promise<BankLine> {
  const { tenantId, transaction } = command
  const line = await holdDebit(command, bankLineId)
  const batch = await transaction.maybeOne(findBatchOfPayout(tenantId, payoutId))
  if (batch?.isPaid === true) throw problem('bank-line-state', message('Another bank line has paid the payout batch.'))
  if (batch !== undefined && (await isSumOfBatch(command, line, batch.payoutBatchId)))
    return payBatch(command, line, batch.payoutBatchId)
  const { amount, currency, bookingDate, servicerReference: reference } = line
  await settlePayout(command, payoutId, { amount, currency, paidOn: bookingDate, reference })
  const change = { type: 'bank-lines.book', state: 'BOOKED', bookedAmount: line.amount, payoutId } as const
  return changeLine(command, line, change)
}

/** Books a debit as the payment of a whole batch. Rejects another sum than that of the payments that the bank has. */
export async function payPayoutBatch(command: Command, payoutBatchId: string, bankLineId: string): Promise<BankLine> {
  const line = await holdDebit(command, bankLineId)
  await command.transaction.run(lockPayouts(command.tenantId))
  return payBatch(command, line, payoutBatchId)
}

async function holdDebit(command: Command, bankLineId: string): Promise<BankLineRow> {
  const known = await command.transaction.maybeOne(findLine(command.tenantId, bankLineId))
  if (known === undefined) throw unknownReference('/bankLineId', 'bank line')
  const line = await holdLine(command, bankLineId)
  requireState(line, ['OPEN', 'SET_ASIDE'])
  if (line.direction !== 'debit') throw problem('bank-line-state', message('The line is money that came in.'))
  return line
}

async function isSumOfBatch(command: Command, line: BankLineRow, payoutBatchId: string): Promise<boolean> {
  await command.transaction.run(lockPayouts(command.tenantId))
  const payments = await command.transaction.many(listPaymentsOfBatch(command.tenantId, payoutBatchId))
  return payments.length > 1 && sumOf(payments) === line.amount && payments.every(isIn(line.currency))
}

async function payBatch(command: Command, line: BankLineRow, payoutBatchId: string): Promise<BankLine> {
  const payments = await command.transaction.many(listPaymentsOfBatch(command.tenantId, payoutBatchId))
  const amount = sumOf(payments)
  if (amount !== line.amount || !payments.every(isIn(line.currency)))
    throw problem('bank-line-state', message('The payout batch is {0} {1}.', shownAmount(amount), line.currency))
  const { bookingDate: paidOn, servicerReference: reference, currency } = line
  for (const payment of payments)
    await settlePayout(command, payment.payoutId, { amount: payment.amount, currency, paidOn, reference })
  const change = { type: 'bank-lines.book', state: 'BOOKED', bookedAmount: line.amount, payoutBatchId } as const
  return changeLine(command, line, change)
}

function sumOf(payments: readonly { readonly amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

const isIn =
  (currency: string) =>
  (payment: { readonly currency: string }): boolean =>
    payment.currency === currency
