import type { Command } from '../../../platform/commands/command.ts'
import { shownAmount } from '../../../problems/index.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { addCreditorEntry } from './add-creditor-entry.ts'
import { holdInvoice } from './credit-invoice.ts'
import { findEntry, listPaymentsOfLine, lockBalance } from './creditor-accounts.queries.ts'
import { message, problem } from './invoices.problems.ts'

interface InvoiceMoney {
  readonly bankLineId: string
  /** What is left of the line. */
  readonly left: number
  readonly currency: Currency
  readonly date: string
  /** What to book of it; by default as much as the invoice needs. */
  readonly amount?: number | undefined
}

/** Books money of a bank line as the payment of an invoice, and returns how much of it the invoice took. */
export async function payInvoice(command: Command, invoiceId: string, money: InvoiceMoney): Promise<number> {
  const { entryId, outstanding, creditorId, currency } = await holdInvoice(command, invoiceId)
  if (currency !== money.currency) {
    throw problem('currency-mismatch', message('The invoice is in {0}.', currency))
  }
  if (entryId === null || outstanding === 0)
    throw problem('invoice-paid', message('Nothing is left to pay of the invoice.'))
  const amount = money.amount ?? Math.min(money.left, outstanding)
  if (amount > outstanding) {
    throw problem('invoice-paid', message('Only {0} is left to pay of the invoice.', shownAmount(outstanding)), {
      extensions: { outstanding },
    })
  }
  await addCreditorEntry(command, {
    ...{ entryId: command.newId(), creditorId, currency, kind: 'PAYMENT', amount: -amount, date: money.date },
    ...{ bankLineId: money.bankLineId, receivableEntryId: entryId },
  })
  return amount
}

/** Takes back what a bank line has paid, so that it is owed again. */
export async function reversePaymentsOfLine(command: Command, bankLineId: string): Promise<void> {
  const { tenantId, transaction } = command
  const payments = await transaction.many(listPaymentsOfLine(tenantId, bankLineId))
  for (const { creditorId, entryId, currency } of payments) {
    await transaction.one(lockBalance({ tenantId, creditorId, currency }))
    const { amount, reversedByEntryId } = await transaction.one(findEntry(tenantId, creditorId, entryId))
    if (reversedByEntryId !== null) continue
    const reversal = { entryId: command.newId(), creditorId, currency, kind: 'REVERSAL', amount: -amount } as const
    await addCreditorEntry(command, { ...reversal, reversesEntryId: entryId })
  }
}
