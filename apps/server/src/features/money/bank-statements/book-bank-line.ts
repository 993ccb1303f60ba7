import type { Command } from '../../../platform/commands/command.ts'
import { noMatch, shownAmount, unknownReferences, validationFailed } from '../../../problems/index.ts'
import type { Earmark } from '../case-vouchers/index.ts'
import { type CasePaymentInput, registerCasePayment } from '../payments/index.ts'
import { type BankLineRow, findCaseAfter, findKnownCases, findMatchedCase } from './bank-lines.queries.ts'
import { insertBookings } from './book-matched-lines.queries.ts'
import type { BookedLine, BookInput } from './bank-lines.schemas.ts'
import { changeLine, holdLine, requireState } from './change-bank-line.ts'
import { message, problem } from './bank-statements.problems.ts'

/** Books an open line as payments on cases. What the payments do not use stays in suspense. */
export async function bookBankLine(command: Command, bankLineId: string, input: BookInput): Promise<BookedLine> {
  const line = await holdLine(command, bankLineId)
  requireState(line, ['OPEN'])
  const payments = planPayments(line, input)
  await requireCases(command, input)
  return bookLine(command, line, { payments, isAutomatic: false })
}

/** A payment exceeds the debt of its case, which only a person may book. */
export class OverpaymentError extends Error {
  override readonly name = 'OverpaymentError'
}

/** Books a line on the case of its reference, unless the payment exceeds the debt. Does nothing if it is not matched. */
export async function bookMatchedLine(command: Command, bankLineId: string): Promise<void> {
  const line = await holdLine(command, bankLineId)
  const matched = await command.transaction.maybeOne(findMatchedCase(command.tenantId, bankLineId))
  if (matched === undefined) return
  const payments = [{ caseId: matched.caseId, amount: line.amount, path: '' }]
  const booked = await bookLine(command, line, { payments, isAutomatic: true })
  const unallocated = booked.payments[0]?.unallocated ?? 0
  if (unallocated > 0) throw new OverpaymentError()
}

/** Rejects cases that the tenant does not have, all at once. */
async function requireCases({ transaction, tenantId }: Command, { payments }: BookInput): Promise<void> {
  const caseIds = payments.map(({ caseId }) => caseId)
  const known = new Set((await transaction.many(findKnownCases(tenantId, caseIds))).map(({ caseId }) => caseId))
  const errors = caseIds.flatMap((caseId, index) =>
    known.has(caseId.toLowerCase()) ? [] : [{ path: `/payments/${index}/caseId`, message: noMatch('case') }],
  )
  if (errors.length > 0) throw unknownReferences(errors)
}

interface PlannedPayment {
  readonly caseId: string
  readonly amount: number
  readonly earmark?: Earmark | undefined
  /** Where it is in the request. */
  readonly path: string
}

/** The payments with their amounts, in the order of their cases, in which cases are locked. */
function planPayments({ direction, amount, bookedAmount }: BankLineRow, { payments }: BookInput): PlannedPayment[] {
  if (direction !== 'credit') {
    throw problem('bank-line-state', message('The line is a debit; only a return can be booked.'))
  }
  const caseIds = payments.map(({ caseId }) => caseId.toLowerCase())
  const repeated = caseIds.flatMap((caseId, index) =>
    caseIds.indexOf(caseId) === index
      ? []
      : [{ path: `/payments/${index}/caseId`, message: message('is listed more than once') }],
  )
  if (repeated.length > 0) throw validationFailed(repeated)
  const left = amount - bookedAmount
  let unused = left
  const planned = payments.map((payment, index) => {
    const share = payment.amount ?? unused
    unused -= share
    if (unused < 0 || share === 0) {
      throw problem('bank-line-exceeded', message('Only {0} is left of the line.', shownAmount(left)), {
        errors: [
          { path: `/payments/${index}/amount`, message: message('Only {0} is left of the line.', shownAmount(left)) },
        ],
        extensions: { left },
      })
    }
    return { caseId: payment.caseId.toLowerCase(), amount: share, earmark: payment.earmark, path: `/payments/${index}` }
  })
  return planned.toSorted((a, b) => (a.caseId < b.caseId ? -1 : 1))
}

async function bookLine(
  command: Command,
  line: BankLineRow,
  { payments, isAutomatic }: { readonly payments: readonly PlannedPayment[]; readonly isAutomatic: boolean },
): Promise<BookedLine> {
  const booked: BookedLine['payments'] = []
  for (const payment of payments) booked.push(await bookPayment(command, line, { ...payment, isAutomatic }))
  const bookedAmount = payments.reduce((sum, { amount }) => sum + amount, line.bookedAmount)
  const state = bookedAmount === line.amount ? 'BOOKED' : 'OPEN'
  return { line: await changeLine(command, line, { type: 'bank-lines.book', state, bookedAmount }), payments: booked }
}

/**
 * The deposit has the value date of the line, which interest depends on, and names the line in its `uniqueId`. The payer
 * is only on the line, where the name can be erased; vouchers never change.
 */
export function depositOf(
  { bankLineId, currency, valueDate, transactionAccountName }: BankLineRow,
  bankBookingId: string,
): Omit<CasePaymentInput, 'amount'> {
  return {
    ...{ currency, source: 'COLLECTOR', date: valueDate, text: transactionAccountName },
    uniqueId: `bank-line ${bankLineId} ${bankBookingId}`,
  }
}

async function bookPayment(
  command: Command,
  line: BankLineRow,
  { caseId, amount, earmark, path, isAutomatic }: PlannedPayment & { readonly isAutomatic: boolean },
): Promise<BookedLine['payments'][number]> {
  const { tenantId, transaction, now: createdAt, actor: createdBy } = command
  const bankBookingId = command.newId()
  const payment = { ...depositOf(line, bankBookingId), amount, ...(earmark && { earmark }) }
  const { caseVoucherId, unallocated } = await registerCasePayment(command, caseId, payment, path)
  const { bankLineId } = line
  const booking = { bankBookingId, bankLineId, caseId, caseVoucherId, amount, isAutomatic, createdAt, createdBy }
  await transaction.run(insertBookings(tenantId, [booking]))
  const after = await transaction.one(findCaseAfter(tenantId, caseId))
  return { caseId, caseVoucherId, amount, unallocated, ...after }
}
