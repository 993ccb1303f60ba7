import { renderers } from '../../../platform/rendering/render-pool.ts'
import type { TemplateData } from './template-data.ts'
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

/** Only the members that a worker needs. */
function textOf({ kind, language, subject, body }: TemplateText): TemplateText {
  return { kind, language, subject, body }
}
