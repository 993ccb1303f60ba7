import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { danishIban } from '../../../platform/money/domestic-accounts.ts'
import { type Problem, unknownReference, validationFailed } from '../../../problems/index.ts'
import { invoiceReferenceNumber, paymentReferencesOf } from '../payment-references/index.ts'
import { findDefaultAccount } from '../transaction-accounts/index.ts'
import { holdCreditorBalance } from './add-creditor-entry.ts'
import { invoiceAmounts } from './invoice-lines.rules.ts'
import { detailsMissing } from './details-missing.ts'
import { type Parties, partiesOf } from './invoice-parties.rules.ts'
import { invoiceView } from './invoice-view.ts'
import {
  findInvoice,
  findSettlementFacts,
  insertInvoice,
  nextInvoiceNumber,
  type SettlementFacts,
} from './invoices.queries.ts'
import type { Invoice, InvoiceInput, InvoicePayment } from './invoices.schemas.ts'
import { message, problem } from './invoices.problems.ts'

const dayMs = 24 * 60 * 60 * 1000
const defaultDueMs = 14 * dayMs

/**
 * Issues the invoice for an approved settlement. The account of the creditor is locked first, so that what is to be paid
 * is what is owed, and the number is taken last, so that others wait for it only briefly.
 */
export async function issueInvoice(command: Command, input: InvoiceInput): Promise<Invoice> {
  const { tenantId, transaction, tenant, now, actor } = command
  const invoiceId = command.newId()
  const today = localDate(now, tenant.timeZone)
  const dueOn = dueDay(input, today)
  const facts = await holdFacts(command, input.billingId)
  const language = tenant.language === 'da' ? 'da' : 'en'
  const parties = requireParties(facts, tenant.name)
  const { lines, net, vat, total } = invoiceAmounts(facts, parties, language)
  if (total <= 0 || lines.length === 0) throw nothingToInvoice()
  const payable = facts.receivable?.outstanding ?? 0
  const { value: invoiceNumber } = await transaction.one(nextInvoiceNumber(tenantId))
  await transaction.run(
    insertInvoice({
      ...{ tenantId, invoiceId, kind: 'INVOICE', invoiceNumber, creditorId: facts.creditorId },
      ...{ billingId: facts.billingId, currency: facts.currency, issuedOn: today, dueOn: payable > 0 ? dueOn : null },
      ...{ ...parties, buyerReference: input.buyerReference ?? String(facts.billingSeqId) },
      ...{ lines, net, vat, total, prepaid: total - payable, entryId: facts.receivable?.entryId ?? null },
      payment: payable > 0 ? await paymentOf(command, facts, invoiceNumber) : null,
      ...{ creditsInvoiceId: null, creditsTotal: null, creditedBefore: null, text: null, language },
      ...{ createdAt: now, createdBy: actor },
    }),
  )
  const invoice = invoiceView(await transaction.one(findInvoice(tenantId, invoiceId)), today)
  command.emit({ type: 'invoices.create', subjectId: invoiceId, data: invoice })
  command.audit({ subjectType: 'invoice', subjectId: invoiceId, after: invoice })
  return invoice
}

function dueDay({ dueOn }: InvoiceInput, today: string): string {
  if (dueOn === undefined) return new Date(Date.parse(today) + defaultDueMs).toISOString().slice(0, 10)
  if (dueOn < today) throw validationFailed([{ path: '/dueOn', message: message('must not be in the past') }])
  return dueOn
}

/** Reads a settlement with its receivable, whose account stays locked. */
async function holdFacts(command: Command, billingId: string): Promise<SettlementFacts> {
  const { tenantId, transaction } = command
  const known = await transaction.maybeOne(findSettlementFacts(tenantId, billingId))
  if (known === undefined) throw unknownReference('/billingId', 'settlement')
  const { creditorId, currency, state } = known
  if (state === 'DRAFT') throw problem('billing-not-approved', message('The settlement is a draft.'))
  await holdCreditorBalance(command, { tenantId, creditorId, currency })
  const facts = await transaction.one(findSettlementFacts(tenantId, billingId))
  if (facts.receivable?.isReversed === true) throw nothingToInvoice()
  return facts
}

function requireParties(facts: SettlementFacts, agencyName: string): Parties {
  const { parties, missing } = partiesOf(facts, agencyName)
  if (parties !== undefined) return parties
  throw detailsMissing(missing)
}

function nothingToInvoice(): Problem {
  return problem('nothing-to-invoice', message('The settlement charges the creditor nothing, or it was waived.'))
}

/** How to pay: an FI card in kroner if the agency has one, and a transfer with a reference. */
async function paymentOf(
  { tenantId, transaction }: Command,
  { currency, agency }: SettlementFacts,
  invoiceNumber: number,
): Promise<InvoicePayment> {
  const account = await transaction.maybeOne(findDefaultAccount(tenantId, currency))
  const [reference = null] = paymentReferencesOf(invoiceReferenceNumber(invoiceNumber), currency, agency.references)
  return {
    reference,
    fiCreditorNumber: reference?.kind === 'FI71' ? agency.references.fiCreditorNumber : null,
    account: account?.bankAccount ?? null,
    iban:
      account === undefined
        ? null
        : danishIban(account.bankAccount.registrationNumber, account.bankAccount.accountNumber),
    bic: account?.bic ?? null,
  }
}
