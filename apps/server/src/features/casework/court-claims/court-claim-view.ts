import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { CourtClaimRow } from './court-claims.queries.ts'
import type { CourtClaim } from './court-claims.schemas.ts'

/** Shapes a court claim for responses and events. */
export function courtClaimView(row: CourtClaimRow): CourtClaim {
  return { ...row, createdAt: instant(row.createdAt) }
}
