import { gatherTemplateData, type TemplateContext } from './gather-template-data.ts'
import { exampleData } from './mentions.data.ts'
import { requireValidTemplate } from './render-template.ts'
import type { TemplateData } from './template-data.ts'
import type { TemplateText } from './template-text.ts'

/** The data for a preview: that of a case, or example data. */
interface PreviewTarget {
  readonly caseId?: string | null
  readonly userId?: string | null
  readonly deadline?: string
}

/** Gathers the data for a preview of a draft template. Rejects a template that cannot be filled in. */
export async function previewData(
  context: TemplateContext,
  template: TemplateText,
  { caseId, userId, deadline }: PreviewTarget,
): Promise<TemplateData> {
  await requireValidTemplate(context.tenantId, template)
  if (caseId === undefined || caseId === null) return exampleData
  const { data } = await gatherTemplateData(context, { caseId, userId: userId ?? null, deadline })
  return data
}
