import { Readable } from 'node:stream'
import type { FileReply, ReadContext } from '../../platform/http/operation.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { Problem } from '../../problems/index.ts'
import { billingDocument } from './billing-document.ts'
import { billingView } from './billing-view.ts'
import { findBilling } from './billings.queries.ts'

/** A settlement on paper, in the language of the tenant (Danish, or else English). */
export async function printBilling({ tenantId, principal, read }: ReadContext, billingId: string): Promise<FileReply> {
  const [row] = await read(findBilling(tenantId, billingId))
  if (row === undefined) throw new Problem('not-found', 'There is no such settlement.')
  const { language, name } = principal.tenant
  const document = billingDocument(billingView(row), { language: language === 'da' ? 'da' : 'en', tenantName: name })
  const bytes = await renderPdf(document)
  return {
    content: Readable.from([bytes]),
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="settlement-${billingId}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  }
}
