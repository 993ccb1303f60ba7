import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { DocumentRow } from './documents.queries.ts'
import type { Document } from './documents.schemas.ts'

/** Shapes a document for responses, without its content. */
export function documentView(row: DocumentRow): Document {
  return { ...row, createdAt: instant(row.createdAt), updatedAt: nullableInstant(row.updatedAt) }
}
