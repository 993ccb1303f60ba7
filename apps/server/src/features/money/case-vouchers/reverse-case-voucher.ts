import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { findLiveAllocations, type LockedVoucher } from './allocations.queries.ts'
import { paymentCalendar } from './payment-calendar.ts'
import { requirePaymentDate } from './case-vouchers.rules.ts'
import { findVoucherOrigin, insertCaseVouchers } from './case-vouchers.queries.ts'
import type { CreatedCaseVoucher, ReversalInput } from './case-vouchers.schemas.ts'
import { debitLapsed } from './outstanding.rules.ts'
import { requireCountableReversal, requireReversible, reversalOf, sidesOf } from './reversal.rules.ts'
import { lockCase, settleVouchers } from './settle-vouchers.ts'
import { problem, message } from './case-vouchers.problems.ts'

/** What undoes a voucher that only it may undo. */
interface ReversalOrigin {
  /** The limitation of a debit turned out not to have ended. */
  readonly isLapseUndone?: boolean
  /** The bank line of a deposit is undone. */
  readonly isFromBank?: boolean
}

/**
 * Reverses a voucher with a new one of the opposite direction. The deposit of a bank line is reversed only by undoing
 * the line, which passes `isFromBank`: otherwise its money would be nowhere. Existing allocations of the voucher are undone, and then
 * the two settle each other in full.
 */
export async function reverseCaseVoucher(
  command: Command,
  { caseId, caseVoucherId }: { readonly caseId: string; readonly caseVoucherId: string },
  input: ReversalInput,
  origin: ReversalOrigin = {},
): Promise<CreatedCaseVoucher> {
  const { tenantId, transaction, tenant, now } = command
  const reversalId = command.newId()
  // Queued on one connection and run in order, so the allocations are read after the vouchers are locked.
  const [locked, undo, booked, calendar] = await Promise.all([
    lockCase(command, caseId),
    transaction.many(findLiveAllocations(tenantId, caseVoucherId)),
    transaction.one(findVoucherOrigin(tenantId, caseVoucherId)),
    paymentCalendar(command),
  ])
  // Vouchers of a merged case can be addressed under their own case and under the remaining one.
  const isWithin = ({ caseId: ownCaseId }: LockedVoucher): boolean =>
    locked.context.caseId === ownCaseId || locked.context.caseId === locked.rootCaseId
  const voucher = locked.vouchers.find(
    (candidate) => candidate.caseVoucherId === caseVoucherId.toLowerCase() && isWithin(candidate),
  )
  if (voucher === undefined) throw problem('not-found', message('The case has no such voucher.'))
  requireReversible(voucher, locked.vouchers, booked.hasPayout)
  requireOwnWay({ isLapse: voucher.isLapse, isFromBank: booked.isFromBank }, origin)
  const date = (input.date == null ? undefined : parseTimestamp(input.date, tenant.timeZone)) ?? now
  requirePaymentDate(date, calendar, '/date')
  const reversal = reversalOf(voucher, { caseVoucherId: reversalId, date, text: input.text ?? null })
  requireCountableReversal(locked.vouchers, reversal)
  const { amount } = reversal
  const allocationId = command.newId()
  const context = { ...locked.context, caseId: voucher.caseId }
  const inserted = await transaction.one(insertCaseVouchers(context, [reversal]))
  const subject = { subjectId: reversalId, caseId: voucher.caseId, data: inserted.voucher }
  command.emit({ ...subject, type: 'case-vouchers.create' })
  command.emit({ ...subject, type: 'case-vouchers.reverse' })
  command.audit({ subjectType: 'case-voucher', subjectId: reversalId, after: inserted.voucher })
  const allocate = amount === 0 ? [] : [{ allocationId, ...sidesOf(voucher, reversal), amount }]
  await settleVouchers(
    command,
    { ...locked, context },
    {
      ...{ cause: 'reversal', allocate, undo, newVoucherId: reversalId },
    },
  )
  return { caseVoucherId: reversalId }
}

/** A write-off by limitation and the deposit of a bank line are undone with what they belong to. */
function requireOwnWay(
  voucher: { readonly isLapse: boolean; readonly isFromBank: boolean },
  { isLapseUndone = false, isFromBank = false }: ReversalOrigin,
): void {
  if (voucher.isLapse && !isLapseUndone) throw debitLapsed()
  if (!voucher.isFromBank || isFromBank) return
  throw problem('voucher-from-bank', message('The deposit was booked for a bank line. Undo the line instead.'))
}
