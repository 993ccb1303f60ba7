import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { TokenListRow } from './tokens.queries.ts'
import type { Token } from './tokens.schemas.ts'

/** A token without its secret, which is never stored. */
export function tokenView(tenantId: string, row: TokenListRow): Token {
  return {
    tokenId: row.tokenId,
    tenantId,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    expiresAt: nullableInstant(row.expiresAt),
    revokedAt: nullableInstant(row.revokedAt),
    lastUsedAt: nullableInstant(row.lastUsedAt),
    createdAt: instant(row.createdAt),
    createdBy: row.createdBy,
  }
}
