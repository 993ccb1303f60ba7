import type { TemplateContext } from './gather-template-data.ts'
import { previewData } from './preview-data.ts'
import { renderTemplate } from './render-template.ts'
import { tableHeads, tableRows } from './template-format.rules.ts'
import { tableMark } from './template-text.ts'
import type { TemplatePreview, TemplatePreviewInput } from './templates.schemas.ts'

/** Fills in a template for a case or with example data. Nothing is stored. */
export async function previewTemplate(context: TemplateContext, input: TemplatePreviewInput): Promise<TemplatePreview> {
  const data = await previewData(context, input, input)
  const lines = [tableHeads[input.language], ...tableRows(data.vouchers, data.case.currency, input.language)]
  const { subject, body } = await renderTemplate(context.tenantId, input, data)
  return { subject, body: body.replaceAll(tableMark, lines.map((cells) => cells.join(' | ')).join('\n')) }
}
