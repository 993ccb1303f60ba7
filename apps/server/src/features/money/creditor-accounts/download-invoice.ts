import { Readable } from 'node:stream'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { renderPdf } from '../../../platform/pdf/render-pdf.ts'
import { requireFirst } from '../../../problems/index.ts'
import { readTenantLogo } from '../../installation/tenant-settings/index.ts'
import { fileHeaders } from '../../messaging/files/index.ts'
import { invoiceDocument } from './invoice-document.ts'
import { invoiceView } from './invoice-view.ts'
import { findInvoice } from './invoices.queries.ts'
import type { Invoice } from './invoices.schemas.ts'
import { detailsMissing } from './details-missing.ts'
import { missingForPeppol, writePeppol } from './peppol-invoice.rules.ts'
import { message } from './invoices.problems.ts'

/** Reads an invoice or credit note. */
export async function getInvoice(
  { tenantId, read, now, principal }: Pick<ReadContext, 'tenantId' | 'read' | 'now' | 'principal'>,
  invoiceId: string,
): Promise<Invoice> {
  const row = requireFirst(await read(findInvoice(tenantId, invoiceId)), message('There is no such invoice.'))
  return invoiceView(row, localDate(now, principal.tenant.timeZone))
}

/** Renders an invoice or credit note as a PDF, in the language it was issued in. */
export async function printInvoice(context: ReadContext, invoiceId: string): Promise<FileReply> {
  const [invoice, logo] = await Promise.all([getInvoice(context, invoiceId), readTenantLogo(context)])
  const bytes = await renderPdf(context.tenantId, invoiceDocument(invoice, logo))
  return fileOf(invoice, { bytes, extension: 'pdf', contentType: 'application/pdf' })
}

/** Writes an invoice or credit note as Peppol BIS Billing 3. */
export async function writeInvoiceXml(context: ReadContext, invoiceId: string): Promise<FileReply> {
  const invoice = await getInvoice(context, invoiceId)
  const missing = missingForPeppol(invoice)
  if (missing.length > 0) throw detailsMissing(missing)
  const bytes = Buffer.from(writePeppol(invoice), 'utf8')
  return fileOf(invoice, { bytes, extension: 'xml', contentType: 'application/xml' })
}

function fileOf(
  { kind, invoiceNumber }: Invoice,
  file: { readonly bytes: Uint8Array; readonly extension: string; readonly contentType: string },
): FileReply {
  const fileName = `${kind === 'INVOICE' ? 'invoice' : 'credit-note'}-${invoiceNumber}.${file.extension}`
  const headers = fileHeaders({ fileName, contentType: file.contentType, size: file.bytes.length })
  return { content: Readable.from([file.bytes]), headers }
}
