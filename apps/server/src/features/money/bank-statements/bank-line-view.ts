import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { BankLineRow } from './bank-lines.queries.ts'
import type { BankLine } from './bank-lines.schemas.ts'

/** Shapes a line for responses and events. */
export function bankLineView(row: BankLineRow): BankLine {
  return { ...row, handledAt: nullableInstant(row.handledAt), createdAt: instant(row.createdAt) }
}
