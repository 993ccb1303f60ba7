import { localDate } from '../../../platform/clock/timestamps.ts'
import { type ReadContext, readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { unknownReference } from '../../../problems/index.ts'
import { creditInvoice } from './credit-invoice.ts'
import { getInvoice, printInvoice, writeInvoiceXml } from './download-invoice.ts'
import { invoiceView } from './invoice-view.ts'
import { findNamedByFilters, listCandidates, listInvoices } from './invoices.queries.ts'
import {
  CandidateQuery,
  CreditInput,
  Invoice,
  InvoiceCandidate,
  InvoiceInput,
  InvoiceListQuery,
  InvoiceParams,
} from './invoices.schemas.ts'
import { issueInvoice } from './issue-invoice.ts'

const tag = 'Invoices'
const path = '/v1/{tenantId}/invoices/{invoiceId}'

export const invoiceOperations = [
  writeOperation({
    id: 'issue-invoice',
    method: 'POST',
    path: '/v1/{tenantId}/invoices',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Issue an invoice to a creditor',
    description:
      'Invoices what an approved settlement charges: commission, fees and VAT, less what was withheld, set off or paid already. The invoice gets the next number of the tenant and never changes; a mistake is corrected by a credit note. Use `Prefer: dry-run` for a preview.',
    body: InvoiceInput,
    success: { status: 201, description: 'The invoice.', body: Invoice },
    location: (invoice) => `/invoices/${invoice.invoiceId}`,
    events: ['invoices.create'],
    problems: [
      'unknown-reference',
      'billing-not-approved',
      'billing-invoiced',
      'nothing-to-invoice',
      'invoice-details-missing',
    ],
    example: { body: { billingId: '{billingId}' } },
    run: (command, { body }) => issueInvoice(command, body),
  }),
  readOperation({
    id: 'list-invoices',
    method: 'GET',
    path: '/v1/{tenantId}/invoices',
    scope: 'read:billing',
    tag,
    summary: 'List invoices and credit notes',
    description: 'The documents that match the filters.',
    query: InvoiceListQuery,
    success: { status: 200, description: 'One page of documents.', body: Page(Invoice) },
    problems: ['unknown-reference'],
    example: { query: { state: 'OPEN' } },
    run: async (context, { query }) => {
      const { tenantId, read, now, principal } = context
      const today = localDate(now, principal.tenant.timeZone)
      const rows = await read(listInvoices(tenantId, query, { ...pageBounds(query), sort: query.sort, today }))
      if (rows.length === 0) await requireKnown(context, query)
      return pageOf(
        query,
        rows.map((row) => invoiceView(row, today)),
      )
    },
  }),
  readOperation({
    id: 'list-invoice-candidates',
    method: 'GET',
    path: '/v1/{tenantId}/invoices/candidates',
    scope: 'read:billing',
    tag,
    summary: 'List settlements to invoice',
    description: 'Approved settlements that charge something and are not invoiced, oldest first.',
    query: CandidateQuery,
    success: { status: 200, description: 'One page of settlements.', body: Page(InvoiceCandidate) },
    problems: ['unknown-reference'],
    example: { query: { owed: true } },
    run: async (context, { query }) => {
      const rows = await context.read(listCandidates(context.tenantId, query, pageBounds(query)))
      if (rows.length === 0) await requireKnown(context, query)
      return pageOf(query, [...rows])
    },
  }),
  readOperation({
    id: 'get-invoice',
    method: 'GET',
    path,
    scope: 'read:billing',
    tag,
    summary: 'Get an invoice or credit note',
    description: 'A document with its lines and whether it is paid.',
    params: InvoiceParams,
    success: { status: 200, description: 'The document.', body: Invoice },
    problems: ['not-found'],
    run: (context, { params }) => getInvoice(context, params.invoiceId),
  }),
  readOperation({
    id: 'print-invoice',
    method: 'GET',
    path: `${path}/export.pdf`,
    scope: 'read:billing',
    tag,
    summary: 'Print an invoice or credit note',
    description:
      'The document as a tagged PDF, in the language it was issued in, with everything that Danish law asks of an invoice.',
    params: InvoiceParams,
    success: { status: 200, description: 'The document as a PDF file.', isFile: true, mediaType: 'application/pdf' },
    problems: ['not-found', 'rendering-too-large'],
    run: (context, { params }) => printInvoice(context, params.invoiceId),
  }),
  readOperation({
    id: 'export-invoice',
    method: 'GET',
    path: `${path}/export.xml`,
    scope: 'read:billing',
    tag,
    summary: 'Export an invoice or credit note for Peppol',
    description:
      'The document as Peppol BIS Billing 3 (UBL 2.1). Both parties need a number in the company register of Denmark, Norway or Sweden.',
    params: InvoiceParams,
    success: { status: 200, description: 'The document as an XML file.', isFile: true, mediaType: 'application/xml' },
    problems: ['not-found', 'invoice-details-missing'],
    run: (context, { params }) => writeInvoiceXml(context, params.invoiceId),
  }),
  writeOperation({
    id: 'credit-invoice',
    method: 'POST',
    path: `${path}/credit`,
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Credit an invoice',
    description:
      'Issues a credit note for all that is left of an invoice, or for some of its lines, never for more than the invoice. The creditor owes so much less; what was paid or withheld is paid back by a payout. Use `Prefer: dry-run` for a preview.',
    params: InvoiceParams,
    body: CreditInput,
    success: { status: 201, description: 'The credit note.', body: Invoice },
    location: (invoice) => `/invoices/${invoice.invoiceId}`,
    events: ['invoices.credit', 'creditor-accounts.entry', 'payouts.create'],
    problems: [
      'not-found',
      'invoice-is-credit-note',
      'nothing-to-credit',
      'invoice-changed',
      'creditor-bank-account-missing',
    ],
    example: { body: { lines: [{ number: 1, net: 1 }], text: 'Aftalt rabat' } },
    run: (command, { params, body }) => creditInvoice(command, params.invoiceId, body),
  }),
]

/** Rejects filters by a creditor or settlement that the tenant does not have. */
async function requireKnown(
  { tenantId, read }: Pick<ReadContext, 'tenantId' | 'read'>,
  filters: { creditorId?: string; billingId?: string },
): Promise<void> {
  const [named] = await read(findNamedByFilters(tenantId, filters))
  if (named?.hasCreditor === false) throw unknownReference('/creditorId', 'creditor')
  if (named?.hasBilling === false) throw unknownReference('/billingId', 'settlement')
}
