import Type, { type Static } from 'typebox'
import { Instant, instant, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { roles } from '../../../platform/identity/roles.ts'
import type { FactorResetRow } from './factor-resets.queries.ts'

export const FactorReset = Type.Object(
  {
    factorResetId: Uuid,
    user: Type.Object({ userId: Uuid, name: Type.String(), email: Type.String(), role: OneOf(roles) }),
    requestedBy: Type.Object({ userId: Uuid, name: Type.String() }),
    requestedAt: Instant,
    expiresAt: Type.String({ format: 'date-time', description: 'When the request lapses unless it is approved.' }),
  },
  {
    title: 'FactorReset',
    description: 'A request to reset a lost second factor, until a second administrator approves.',
  },
)
export type FactorReset = Static<typeof FactorReset>

export const FactorResets = Type.Object({ factorResets: Type.Array(FactorReset) })

export const FactorResetInput = Type.Object(
  { userId: Type.String({ format: 'uuid', description: 'Whose second factor is lost.' }) },
  { title: 'FactorResetInput' },
)

export const FactorResetParams = Type.Object({ factorResetId: Uuid })

/** A request as it is read. */
export function factorResetView(row: FactorResetRow): FactorReset {
  return {
    factorResetId: row.factorResetId,
    user: { userId: row.userId, name: row.name, email: row.email, role: row.role },
    requestedBy: { userId: row.requesterId, name: row.requesterName },
    requestedAt: instant(row.requestedAt),
    expiresAt: instant(row.expiresAt),
  }
}
