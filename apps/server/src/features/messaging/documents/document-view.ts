import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { DocumentRow } from './documents.queries.ts'
import type { Document } from './documents.schemas.ts'

/** A document as it is read; its content is downloaded. */
export function documentView(row: DocumentRow): Document {
  return { ...row, createdAt: instant(row.createdAt), updatedAt: nullableInstant(row.updatedAt) }
}
