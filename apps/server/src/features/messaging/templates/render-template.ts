import { validationFailed } from '../../../problems/index.ts'
import { renderers } from '../../../platform/rendering/render-pool.ts'
import { requireCompleteDemand } from './demand.rules.ts'
import { exampleData } from './mentions.data.ts'
import type { TemplateData } from './template-data.ts'
import { message } from './templates.problems.ts'
import type { RenderedTemplate, TemplateText } from './template-text.ts'

/** Fills in a template on a worker. Throws a problem with the position of an unknown placeholder or a syntax error. */
export function renderTemplate(
  tenantId: string,
  template: TemplateText,
  data: TemplateData,
): Promise<RenderedTemplate> {
  return renderers.run(tenantId, 'fill-template', { template: textOf(template), data })
}

/** Rejects a template that cannot be filled in, with all unknown placeholders. */
export function requireValidTemplate(tenantId: string, template: TemplateText): Promise<void> {
  return renderers.run(tenantId, 'check-template', textOf(template))
}

/** Rejects a template that cannot be filled in, or whose letters would not be a demand although it says so. */
export async function requireValidDraft(
  tenantId: string,
  template: TemplateText & { readonly isDemand?: boolean },
): Promise<void> {
  await requireValidTemplate(tenantId, template)
  if (template.isDemand !== true) return
  if (template.kind !== 'letter') {
    throw validationFailed([
      { path: '/isDemand', message: message('must be false, since only a letter can be a demand') },
    ])
  }
  requireCompleteDemand(await renderTemplate(tenantId, template, exampleData), exampleData, template.language)
}

/** Only the members that a worker needs. */
function textOf({ kind, language, subject, body }: TemplateText): TemplateText {
  return { kind, language, subject, body }
}
