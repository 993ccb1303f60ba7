import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { UserRow } from './users.queries.ts'
import type { User } from './users.schemas.ts'

/** A user as responses and events show it. */
export function userView(row: UserRow): User {
  return { ...row, createdAt: instant(row.createdAt), updatedAt: nullableInstant(row.updatedAt) }
}
