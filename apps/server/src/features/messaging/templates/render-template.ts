import { renderers } from '../../../platform/rendering/render-pool.ts'
import type { TemplateData } from './template-data.ts'
import type { RenderedTemplate, TemplateText } from './template-text.ts'

/** Fills a template in, on a worker. A mention that there is not, or a mistake in its language, is a problem that says where. */
export function renderTemplate(
  tenantId: string,
  template: TemplateText,
  data: TemplateData,
): Promise<RenderedTemplate> {
  return renderers.run(tenantId, 'fill-template', { template: textOf(template), data })
}

/** Refuses a template that could not be filled in, and names every mention that there is not. */
export function requireValidTemplate(tenantId: string, template: TemplateText): Promise<void> {
  return renderers.run(tenantId, 'check-template', textOf(template))
}

/** What a worker needs of a template, whatever else its row holds. */
function textOf({ kind, language, subject, body }: TemplateText): TemplateText {
  return { kind, language, subject, body }
}
