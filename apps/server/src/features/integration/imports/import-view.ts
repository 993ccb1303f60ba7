import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { ImportRow } from './imports.queries.ts'
import type { Import } from './imports.schemas.ts'

/** Shapes an import for responses and events. */
export function importView(row: ImportRow): Import {
  // How the file is read is nobody's business.
  const view: Import & { [Name in 'fileId' | 'encoding' | 'delimiter']: undefined } = {
    ...row,
    ...{ fileId: undefined, encoding: undefined, delimiter: undefined },
    createdAt: instant(row.createdAt),
    finishedAt: nullableInstant(row.finishedAt),
  }
  return view
}
