import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { EndReasonRow } from './end-reasons.queries.ts'
import type { EndReason } from './end-reasons.schemas.ts'

/** An end reason as it is read. */
export function endReasonView(row: EndReasonRow): EndReason {
  return { ...row, createdAt: instant(row.createdAt) }
}
