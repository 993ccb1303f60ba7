import type { Command } from '../../platform/idempotency/command.ts'
import { gatherTemplateData, templateContextOf } from './gather-template-data.ts'
import { exampleData } from './mentions.data.ts'
import { renderTemplate, requireValidTemplate, tableMark } from './render-template.ts'
import { tableHeads, tableRows } from './template-format.rules.ts'
import type { TemplatePreview, TemplatePreviewInput } from './templates.schemas.ts'

/** Fills a template in for a case, or with example data, and keeps nothing of it. */
export async function previewTemplate(command: Command, input: TemplatePreviewInput): Promise<TemplatePreview> {
  requireValidTemplate(input)
  const caseId = input.caseId ?? null
  const addressee = { userId: input.userId ?? null, deadline: input.deadline }
  const { data } =
    caseId === null
      ? { data: exampleData }
      : await gatherTemplateData(templateContextOf(command), { caseId, ...addressee })
  const { subject, body } = renderTemplate(input, data)
  const lines = [tableHeads[input.language], ...tableRows(data.vouchers, data.case.currency, input.language)]
  return { subject, body: body.replaceAll(tableMark, lines.map((cells) => cells.join(' | ')).join('\n')) }
}
