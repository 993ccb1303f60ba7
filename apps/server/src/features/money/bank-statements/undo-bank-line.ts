import type { Command } from '../../../platform/commands/command.ts'
import { reversePaymentsOfLine } from '../creditor-accounts/index.ts'
import { cancelRefunds } from '../payouts/index.ts'
import { reverseCaseVoucher } from '../case-vouchers/index.ts'
import { findLiveBookings, findReversal, undoBooking } from './bank-lines.queries.ts'
import type { BankLine } from './bank-lines.schemas.ts'
import { changeLine, holdLine, requireState } from './change-bank-line.ts'
import { message, problem } from './bank-statements.problems.ts'

/** Undoes what was done with a line: reverses its deposits, withdraws its refund, or takes it back from what was set aside. */
export async function undoBankLine(command: Command, bankLineId: string): Promise<BankLine> {
  const line = await holdLine(command, bankLineId)
  requireState(line, ['OPEN', 'BOOKED', 'SET_ASIDE'])
  if (line.returnsBankLineId !== null) {
    // The returned payment had been booked. Its deposits are reversed for good, so it waits for a person again.
    const returned = await holdLine(command, line.returnsBankLineId)
    await changeLine(command, returned, { type: 'bank-lines.undo', state: 'OPEN' })
  } else if (line.state !== 'SET_ASIDE' && line.bookedAmount === 0) {
    throw problem('bank-line-state', message('The bank line is {0}.', line.state))
  }
  await cancelRefunds(command, bankLineId)
  await reverseBookings(command, bankLineId)
  return changeLine(command, line, { type: 'bank-lines.undo', state: 'OPEN', bookedAmount: 0 })
}

/** Reverses the deposits and invoice payments of a line. A deposit that somebody has reversed on the case is only marked. */
export async function reverseBookings(command: Command, bankLineId: string): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const bookings = await transaction.many(findLiveBookings(tenantId, bankLineId))
  for (const { bankBookingId, caseId, caseVoucherId, isReversed } of bookings) {
    const reversal = isReversed
      ? await transaction.one(findReversal(tenantId, caseId, caseVoucherId))
      : await reverseCaseVoucher(command, { caseId, caseVoucherId }, {}, { isFromBank: true })
    const undone = { reversalVoucherId: reversal.caseVoucherId, undoneAt: now, undoneBy: actor }
    await transaction.run(undoBooking(tenantId, bankBookingId, undone))
  }
  await reversePaymentsOfLine(command, bankLineId)
}
