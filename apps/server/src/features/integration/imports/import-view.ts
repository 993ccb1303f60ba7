import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { ImportRow } from './imports.queries.ts'
import type { Import } from './imports.schemas.ts'

/** Shapes an import for responses and events. */
export function importView(row: ImportRow): Import {
  // How the file is read is nobody's business.
  const view: Import & { file?: undefined } = {
    ...row,
    file: undefined,
    createdAt: instant(row.createdAt),
    finishedAt: nullableInstant(row.finishedAt),
  }
  return view
}
