import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference } from '../../../problems/index.ts'
import { settlePayout } from '../payouts/index.ts'
import { findLine } from './bank-lines.queries.ts'
import type { BankLine } from './bank-lines.schemas.ts'
import { changeLine, holdLine, requireState } from './change-bank-line.ts'
import { message, problem } from './bank-statements.problems.ts'

/** Books a debit as the payment of a payout, which is then paid. Amount and currency must be those of the payout. */
export async function payPayout(command: Command, payoutId: string, bankLineId: string): Promise<BankLine> {
  const { tenantId, transaction } = command
  const known = await transaction.maybeOne(findLine(tenantId, bankLineId))
  if (known === undefined) throw unknownReference('/bankLineId', 'bank line')
  const line = await holdLine(command, bankLineId)
  requireState(line, ['OPEN', 'SET_ASIDE'])
  if (line.direction !== 'debit') throw problem('bank-line-state', message('The line is money that came in.'))
  const { amount, currency, bookingDate, servicerReference: reference } = line
  await settlePayout(command, payoutId, { amount, currency, paidOn: bookingDate, reference })
  const change = { type: 'bank-lines.book', state: 'BOOKED', bookedAmount: line.amount, payoutId } as const
  return changeLine(command, line, change)
}
