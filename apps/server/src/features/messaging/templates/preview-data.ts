import { gatherTemplateData, type TemplateContext } from './gather-template-data.ts'
import { exampleData } from './mentions.data.ts'
import { requireValidTemplate } from './render-template.ts'
import type { TemplateData } from './template-data.ts'
import type { TemplateText } from './template-text.ts'

/** Whose data a text is tried with: that of a case, or example data where none is named. */
interface TriedFor {
  readonly caseId?: string | null
  readonly userId?: string | null
  readonly deadline?: string
}

/** What a template that may not be kept yet is filled in with; one that could not be filled in is refused. */
export async function previewData(
  context: TemplateContext,
  template: TemplateText,
  { caseId, userId, deadline }: TriedFor,
): Promise<TemplateData> {
  await requireValidTemplate(context.tenantId, template)
  if (caseId === undefined || caseId === null) return exampleData
  const { data } = await gatherTemplateData(context, { caseId, userId: userId ?? null, deadline })
  return data
}
