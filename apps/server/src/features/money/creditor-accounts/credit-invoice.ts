import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { requireFound, shownAmount, validationFailed } from '../../../problems/index.ts'
import { accountOfCreditor, makePayout } from '../payouts/index.ts'
import { findDefaultAccount } from '../transaction-accounts/index.ts'
import { addCreditorEntry, holdCreditorBalance } from './add-creditor-entry.ts'
import { findCreditorAccounts } from './creditor-accounts.queries.ts'
import { creditAmounts } from './invoice-lines.rules.ts'
import { invoiceView } from './invoice-view.ts'
import { findInvoice, insertInvoice, type InvoiceRow, listCreditNotes, nextInvoiceNumber } from './invoices.queries.ts'
import type { CreditInput, Invoice } from './invoices.schemas.ts'
import { message, problem } from './invoices.problems.ts'

/**
 * Credits an invoice, in whole or by line. The creditor owes so much less; what was paid or withheld already is paid back.
 * The account is locked before anything is read, so that two credit notes see each other.
 */
export async function creditInvoice(command: Command, invoiceId: string, input: CreditInput): Promise<Invoice> {
  const { tenantId, transaction, tenant, now, actor } = command
  const creditNoteId = command.newId()
  const invoice = await holdInvoice(command, invoiceId)
  const { lines, net, vat, total } = await amountsOf(command, invoice, input)
  const { creditorId, currency } = invoice
  const settled = Math.min(total, invoice.outstanding)
  const entryId = settled > 0 ? command.newId() : null
  if (entryId !== null && invoice.entryId !== null) {
    const entry = { entryId, creditorId, currency, kind: 'CREDIT_NOTE', amount: -settled, text: input.text } as const
    await addCreditorEntry(command, { ...entry, receivableEntryId: invoice.entryId })
  }
  const today = localDate(now, tenant.timeZone)
  const { value: invoiceNumber } = await transaction.one(nextInvoiceNumber(tenantId))
  const { billingId, seller, buyer, buyerReference, language } = invoice
  await transaction.run(
    insertInvoice({
      ...{ tenantId, invoiceId: creditNoteId, kind: 'CREDIT_NOTE', invoiceNumber, creditorId, billingId, currency },
      ...{
        issuedOn: today,
        dueOn: null,
        seller,
        buyer,
        buyerReference,
        lines,
        net,
        vat,
        total,
        prepaid: 0,
        payment: null,
      },
      ...{ creditsInvoiceId: invoiceId, creditsTotal: invoice.total, creditedBefore: invoice.credited },
      ...{ entryId, text: input.text, language, createdAt: now, createdBy: actor },
    }),
  )
  if (total > settled) await payBack(command, invoice, { creditNoteId, amount: total - settled })
  const creditNote = invoiceView(await transaction.one(findInvoice(tenantId, creditNoteId)), today)
  command.emit({ type: 'invoices.credit', subjectId: creditNoteId, data: creditNote })
  command.audit({ subjectType: 'invoice', subjectId: creditNoteId, after: creditNote })
  return creditNote
}

/** Reads an invoice whose account stays locked. */
export async function holdInvoice(command: Command, invoiceId: string): Promise<InvoiceRow> {
  const { tenantId, transaction } = command
  const { creditorId, currency, kind } = requireFound(
    await transaction.maybeOne(findInvoice(tenantId, invoiceId)),
    message('There is no such invoice.'),
  )
  if (kind === 'CREDIT_NOTE') throw problem('invoice-is-credit-note', message('The document is a credit note.'))
  await holdCreditorBalance(command, { tenantId, creditorId, currency })
  return transaction.one(findInvoice(tenantId, invoiceId))
}

async function amountsOf(
  { tenantId, transaction }: Command,
  invoice: InvoiceRow,
  { lines }: CreditInput,
): Promise<Exclude<ReturnType<typeof creditAmounts>, { faults: unknown }>> {
  const earlier = await transaction.many(listCreditNotes(tenantId, invoice.invoiceId))
  const amounts = creditAmounts(invoice, earlier, lines)
  if ('faults' in amounts) {
    throw validationFailed(
      amounts.faults.map(({ index, left }) => ({
        path: `/lines/${index}/net`,
        message: message('must be between 0 and {0}, what is left of the line', shownAmount(left)),
      })),
    )
  }
  if (amounts.total <= 0) throw problem('nothing-to-credit', message('Nothing of the invoice is left to credit.'))
  return amounts
}

/** Pays out what the creditor has paid, or was withheld, for what is now credited. */
async function payBack(
  command: Command,
  { creditorId, currency }: InvoiceRow,
  { creditNoteId, amount }: { readonly creditNoteId: string; readonly amount: number },
): Promise<void> {
  const { tenantId, transaction } = command
  const [{ name, ...accounts }, source] = await Promise.all([
    transaction.one(findCreditorAccounts(tenantId, creditorId)),
    transaction.maybeOne(findDefaultAccount(tenantId, currency)),
  ])
  await makePayout(command, {
    ...{ payoutId: command.newId(), caseId: null, caseVoucherId: null, contactId: null, billingId: null },
    ...{ creditorId, invoiceId: creditNoteId, recipientName: name, ...accountOfCreditor(accounts, currency) },
    transactionAccount:
      source === undefined
        ? null
        : { transactionAccountId: source.transactionAccountId, name: source.name, bankAccount: source.bankAccount },
    ...{ amount, currency },
  })
}
