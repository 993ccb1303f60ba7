import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { shownAmount, unknownReference } from '../../../problems/index.ts'
import { payInvoice } from '../creditor-accounts/index.ts'
import { findLine } from './bank-lines.queries.ts'
import type { BankLine } from './bank-lines.schemas.ts'
import { changeLine, holdLine, requireState } from './change-bank-line.ts'
import { message, problem } from './bank-statements.problems.ts'

/**
 * Books money of an open line as the payment of an invoice to a creditor. What the invoice does not need stays in suspense,
 * and the line stays open.
 */
export async function payInvoiceFromLine(
  command: Command,
  invoiceId: string,
  { bankLineId, amount: wanted }: { readonly bankLineId: string; readonly amount?: number | undefined },
): Promise<BankLine> {
  const { tenantId, transaction, tenant, now } = command
  const known = await transaction.maybeOne(findLine(tenantId, bankLineId))
  if (known === undefined) throw unknownReference('/bankLineId', 'bank line')
  const line = await holdLine(command, bankLineId)
  requireState(line, ['OPEN'])
  if (line.direction !== 'credit') throw problem('bank-line-state', message('The line is money that went out.'))
  const left = line.amount - line.bookedAmount
  if (wanted !== undefined && wanted > left) {
    throw problem('bank-line-exceeded', message('Only {0} is left of the line.', shownAmount(left)), {
      extensions: { left },
    })
  }
  const today = localDate(now, tenant.timeZone)
  // A bank that dates an entry ahead does not open days of the future.
  const date = line.bookingDate < today ? line.bookingDate : today
  const paid = await payInvoice(command, invoiceId, { bankLineId, left, currency: line.currency, date, amount: wanted })
  const bookedAmount = line.bookedAmount + paid
  const isUsedUp = bookedAmount === line.amount
  const outcome = isUsedUp ? { state: 'BOOKED' as const } : { state: 'OPEN' as const, reason: 'overpayment' }
  return changeLine(command, line, { type: 'bank-lines.book', bookedAmount, ...outcome })
}
