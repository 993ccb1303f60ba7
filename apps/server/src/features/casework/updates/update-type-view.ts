import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { UpdateTypeRow } from './update-types.queries.ts'
import type { UpdateType } from './update-types.schemas.ts'

/** An update type as it is read. */
export function updateTypeView(row: UpdateTypeRow): UpdateType {
  return { ...row, createdAt: instant(row.createdAt) }
}
