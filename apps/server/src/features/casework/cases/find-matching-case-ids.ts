import type { Static } from 'typebox'
import type { Statement } from '../../../platform/database/sql.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { listCaseIds } from './case-list.queries.ts'
import type { CaseCountQuery } from './case-list.schemas.ts'
import { caseFilter } from './cases.rules.ts'

/** The ids of the cases that match the filters of the list, as this caller sees it, up to a limit. */
export function findMatchingCaseIds(
  tenantId: string,
  query: Static<typeof CaseCountQuery>,
  { principal, now, limit }: { readonly principal: Principal; readonly now: Date; readonly limit: number },
): Statement<{ id: string }> {
  return listCaseIds(tenantId, caseFilter(query, principal), { role: principal.role, now, limit })
}
