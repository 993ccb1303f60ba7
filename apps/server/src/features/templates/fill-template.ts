import { gatherTemplateData, type TemplateContext } from './gather-template-data.ts'
import { exampleData } from './mentions.data.ts'
import { type RenderedTemplate, renderTemplate, requireValidTemplate, type TemplateText } from './render-template.ts'
import type { TemplateData } from './template-data.ts'

/** Whose data is filled in: that of a case, or example data where none is named. */
interface FilledFor {
  readonly caseId?: string | null
  readonly userId?: string | null
  readonly deadline?: string
}

/** Fills a template in that may not be kept yet, and answers with what it was filled. */
export async function fillTemplate(
  context: TemplateContext,
  template: TemplateText,
  { caseId, userId, deadline }: FilledFor,
): Promise<{ filled: RenderedTemplate; data: TemplateData }> {
  requireValidTemplate(template)
  const { data } =
    caseId === undefined || caseId === null
      ? { data: exampleData }
      : await gatherTemplateData(context, { caseId, userId: userId ?? null, deadline })
  return { filled: renderTemplate(template, data), data }
}
