import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { CreditorRow } from './creditors.queries.ts'
import type { Creditor } from './creditors.schemas.ts'

/** A creditor as responses and events show it. */
export function creditorView(row: CreditorRow): Creditor {
  return { ...row, createdAt: instant(row.createdAt), updatedAt: nullableInstant(row.updatedAt) }
}
