import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { UltimateCreditorRow } from './ultimate-creditors.queries.ts'
import type { UltimateCreditor } from './ultimate-creditors.schemas.ts'

/** An ultimate creditor as it is read. */
export function ultimateCreditorView(row: UltimateCreditorRow): UltimateCreditor {
  return { ...row, createdAt: instant(row.createdAt) }
}
