import type { Command } from '../../../platform/commands/command.ts'
import { type CasePayment, registerCasePayments } from '../payments/index.ts'
import type { BankLineRow, NewBooking } from './bank-lines.queries.ts'
import { bankLineView } from './bank-line-view.ts'
import { depositOf } from './book-bank-line.ts'
import { insertBookings, lockMatchedLines, setBooked } from './book-matched-lines.queries.ts'

/**
 * Books lines on the cases of their references, all together. Lines on which anything is special are left, with nothing
 * written: `bookMatchedLine` books them one by one, or says why not. Returns the ids of the lines that are booked.
 */
export async function bookMatchedLines(command: Command, bankLineIds: readonly string[]): Promise<string[]> {
  const { tenantId, transaction, now, actor } = command
  const lines = await transaction.many(lockMatchedLines(tenantId, bankLineIds))
  if (lines.length === 0) return []
  const planned = lines.map(({ matchedCaseId: caseId, ...line }) => ({ line, caseId, bankBookingId: command.newId() }))
  const deposits = await registerCasePayments(command, planned.map(paymentOf))
  const booked = planned.flatMap((each, index) => {
    const caseVoucherId = deposits[index]
    return caseVoucherId === undefined ? [] : [{ ...each, caseVoucherId }]
  })
  if (booked.length === 0) return []
  const bookings = booked.map(({ line: { bankLineId, amount }, ...ids }): NewBooking => {
    return { ...ids, bankLineId, amount, isAutomatic: true, createdAt: now, createdBy: actor }
  })
  const ids = booked.map(({ line }) => line.bankLineId)
  await Promise.all([
    transaction.run(insertBookings(tenantId, bookings)),
    transaction.run(setBooked(tenantId, ids, { handledAt: now, handledBy: actor })),
  ])
  for (const { line } of booked) announce(command, line)
  return ids
}

interface PlannedBooking {
  readonly line: BankLineRow
  readonly caseId: string
  readonly bankBookingId: string
}

function paymentOf({ line, caseId, bankBookingId }: PlannedBooking): CasePayment {
  return { caseId, payment: { ...depositOf(line, bankBookingId), amount: line.amount } }
}

function announce(command: Command, line: BankLineRow): void {
  const { now: handledAt, actor: handledBy } = command
  const subjectId = line.bankLineId
  const done: BankLineRow = { ...line, state: 'BOOKED', bookedAmount: line.amount, reason: null, handledAt, handledBy }
  const after = bankLineView(done)
  command.emit({ type: 'bank-lines.book', subjectId, data: after })
  command.audit({ subjectType: 'bank-line', subjectId, before: bankLineView(line), after })
}
