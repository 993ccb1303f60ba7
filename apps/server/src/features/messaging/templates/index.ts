export { createStandardTemplates, standardTemplateId } from './create-standard-templates.ts'
export { type Addressee, gatherTemplateData, type TemplateContext, templateContextOf } from './gather-template-data.ts'
export { requireCompleteDemand } from './demand.rules.ts'
export { greetsOnlyDebtor } from './greets-only-debtor.rules.ts'
export { previewData } from './preview-data.ts'
export { renderTemplate } from './render-template.ts'
export type { Party, Recipient, TemplateData } from './template-data.ts'
export {
  formatDate,
  formatMoney,
  tableHeads,
  tableRows,
  templateLanguages,
  type TemplateLanguage,
} from './template-format.rules.ts'
export { findTemplate, findTemplateByHandle, shareTemplate, type TemplateRow } from './templates.queries.ts'
export { type RenderedTemplate, tableMark, type TemplateText } from './template-text.ts'
export { DeadlineInput, previewFields } from './templates.schemas.ts'
