import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { DocumentRow } from './documents.queries.ts'
import { fileNameOf } from './documents.rules.ts'
import type { Document } from './documents.schemas.ts'

/** Shapes a document for responses, without its content. */
export function documentView(row: DocumentRow): Document {
  const { demandDays, sentAt, isValid, ...document } = row
  const demand = demandDays === null ? null : { daysMin: demandDays, sentAt: nullableInstant(sentAt), isValid }
  const fileName = row.fileName ?? fileNameOf(row.subject)
  return { ...document, fileName, demand, createdAt: instant(row.createdAt), updatedAt: nullableInstant(row.updatedAt) }
}
