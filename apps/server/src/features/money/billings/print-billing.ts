import { Readable } from 'node:stream'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { renderPdf } from '../../../platform/pdf/render-pdf.ts'
import { fileHeaders } from '../../messaging/files/index.ts'
import { readTenantLogo } from '../../installation/tenant-settings/index.ts'
import { billingDocument } from './billing-document.ts'
import { billingView } from './billing-view.ts'
import { findBilling } from './billings.queries.ts'
import { problem, message } from './billings.problems.ts'

/** Renders a settlement as a PDF in the language of the tenant (Danish, or else English). */
export async function printBilling(context: ReadContext, billingId: string): Promise<FileReply> {
  const { tenantId, principal, read } = context
  const [[row], logo] = await Promise.all([read(findBilling(tenantId, billingId)), readTenantLogo(context)])
  if (row === undefined) throw problem('not-found', message('There is no such settlement.'))
  const { language, name } = principal.tenant
  const head = { language: language === 'da' ? 'da' : 'en', tenantName: name, logo } as const
  const bytes = await renderPdf(tenantId, billingDocument(billingView(row), head))
  const file = { fileName: `settlement-${billingId}.pdf`, contentType: 'application/pdf', size: bytes.length }
  return { content: Readable.from([bytes]), headers: fileHeaders(file) }
}
