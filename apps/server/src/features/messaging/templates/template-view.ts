import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { TemplateRow } from './templates.queries.ts'
import type { Template } from './templates.schemas.ts'

/** Shapes a template for responses. */
export function templateView(row: TemplateRow): Template {
  return { ...row, createdAt: instant(row.createdAt), updatedAt: nullableInstant(row.updatedAt) }
}
