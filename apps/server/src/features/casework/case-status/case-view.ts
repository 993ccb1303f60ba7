import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { CaseRow } from './case.queries.ts'
import type { Case } from './case.schemas.ts'

/** A case as responses and events show it. */
export function caseView(row: CaseRow): Case {
  return {
    ...row,
    statusTime: instant(row.statusTime),
    paused: row.pausedAt !== null,
    pausedAt: nullableInstant(row.pausedAt),
    pausedUntil: nullableInstant(row.pausedUntil),
    createdAt: instant(row.createdAt),
    updatedAt: nullableInstant(row.updatedAt),
  }
}
