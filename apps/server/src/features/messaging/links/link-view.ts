import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { LinkRow } from './links.queries.ts'
import { linkStateOf } from './links.rules.ts'
import type { Link } from './links.schemas.ts'

/** Shapes a link for responses, without its address. */
export function linkView(row: LinkRow, now: Date): Link {
  return {
    ...row,
    state: linkStateOf(row, now),
    expiresAt: instant(row.expiresAt),
    revokedAt: nullableInstant(row.revokedAt),
    lastOpenedAt: nullableInstant(row.lastOpenedAt),
    createdAt: instant(row.createdAt),
  }
}
