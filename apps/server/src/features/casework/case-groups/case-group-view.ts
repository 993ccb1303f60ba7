import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { CaseGroupRow } from './case-groups.queries.ts'
import type { CaseGroup } from './case-groups.schemas.ts'

/** A case group as it is read. */
export function caseGroupView(row: CaseGroupRow): CaseGroup {
  return { ...row, createdAt: instant(row.createdAt) }
}
