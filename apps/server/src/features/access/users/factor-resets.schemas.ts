import Type, { type Static } from 'typebox'
import { Instant, instant, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { roles } from '../../../platform/identity/roles.ts'
import type { FactorResetRow } from './factor-resets.queries.ts'

const FactorResetId = Type.String({ format: 'uuid', description: 'The id of the request.' })
const person = {
  userId: { ...Uuid, description: 'The id of the user.' },
  name: Type.String({ description: 'The name of the user.' }),
}

export const FactorReset = Type.Object(
  {
    factorResetId: FactorResetId,
    user: Type.Object(
      {
        ...person,
        email: Type.String({ description: 'The e-mail address.' }),
        role: OneOf(roles, { description: 'The role.' }),
      },
      { description: 'The user who lost the second factor.' },
    ),
    requestedBy: Type.Object(person, { description: 'The administrator who made the request.' }),
    requestedAt: { ...Instant, description: 'When the request was made.' },
    expiresAt: Type.String({ format: 'date-time', description: 'When the request expires if nobody approves it.' }),
  },
  {
    title: 'FactorReset',
    description: 'A request to reset a lost second factor, waiting for a second administrator.',
  },
)
export type FactorReset = Static<typeof FactorReset>

export const FactorResets = Type.Object({
  factorResets: Type.Array(FactorReset, { description: 'The open requests, oldest first.' }),
})

export const FactorResetInput = Type.Object(
  { userId: Type.String({ format: 'uuid', description: 'The user who lost the second factor.' }) },
  { title: 'FactorResetInput' },
)

export const FactorResetParams = Type.Object({ factorResetId: FactorResetId })

/** A row in the shape of the API. */
export function factorResetView(row: FactorResetRow): FactorReset {
  return {
    factorResetId: row.factorResetId,
    user: { userId: row.userId, name: row.name, email: row.email, role: row.role },
    requestedBy: { userId: row.requesterId, name: row.requesterName },
    requestedAt: instant(row.requestedAt),
    expiresAt: instant(row.expiresAt),
  }
}
