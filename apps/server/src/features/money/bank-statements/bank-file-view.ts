import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { BankFileRow } from './bank-files.queries.ts'
import type { BankFile } from './bank-files.schemas.ts'

/** Shapes a file for responses and events. */
export function bankFileView(row: BankFileRow): BankFile {
  return { ...row, createdAt: instant(row.createdAt) }
}
