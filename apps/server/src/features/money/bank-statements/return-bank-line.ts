import type { Command } from '../../../platform/commands/command.ts'
import { validationFailed } from '../../../problems/index.ts'
import { cancelRefunds } from '../payouts/index.ts'
import type { BankLine } from './bank-lines.schemas.ts'
import { changeLine, holdLine, requireState } from './change-bank-line.ts'
import { reverseBookings } from './undo-bank-line.ts'
import { message } from './bank-statements.problems.ts'

/** Books a debit as the return of a payment: reverses its deposits, so that the debt is owed again. */
export async function returnBankLine(
  command: Command,
  bankLineId: string,
  returnsBankLineId: string,
): Promise<BankLine> {
  const line = await holdLine(command, bankLineId)
  requireState(line, ['OPEN'])
  const returned = await holdLine(command, returnsBankLineId).catch(() => undefined)
  const isPayment =
    line.direction === 'debit' &&
    returned?.direction === 'credit' &&
    returned.state === 'BOOKED' &&
    returned.transactionAccountId === line.transactionAccountId &&
    returned.amount === line.amount
  if (!isPayment) {
    const error = message('is not a booked payment of the same account and amount')
    throw validationFailed([{ path: '/returnsBankLineId', message: error }])
  }
  await cancelRefunds(command, returned.bankLineId)
  await reverseBookings(command, returned.bankLineId)
  await changeLine(command, returned, { type: 'bank-lines.return', state: 'RETURNED', bookedAmount: 0 })
  return changeLine(command, line, {
    ...{ type: 'bank-lines.book', state: 'BOOKED', bookedAmount: line.amount },
    returnsBankLineId: returned.bankLineId,
  })
}
