import type { Command } from '../../platform/idempotency/command.ts'
import { templateContextOf } from './gather-template-data.ts'
import { previewData } from './preview-data.ts'
import { renderTemplate, tableMark } from './render-template.ts'
import { tableHeads, tableRows } from './template-format.rules.ts'
import type { TemplatePreview, TemplatePreviewInput } from './templates.schemas.ts'

/** Fills a template in for a case, or with example data, and keeps nothing of it. */
export async function previewTemplate(command: Command, input: TemplatePreviewInput): Promise<TemplatePreview> {
  const data = await previewData(templateContextOf(command), input, input)
  const lines = [tableHeads[input.language], ...tableRows(data.vouchers, data.case.currency, input.language)]
  const { subject, body } = renderTemplate(input, data)
  return { subject, body: body.replaceAll(tableMark, lines.map((cells) => cells.join(' | ')).join('\n')) }
}
