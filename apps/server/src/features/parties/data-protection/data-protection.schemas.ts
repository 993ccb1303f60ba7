import Type, { type Static } from 'typebox'
import { dataKinds } from '../../../platform/feature/personal-data.ts'
import { FreeObject, Instant, Nullable, OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Actor } from '../../../platform/identity/actor.ts'

export const PersonParams = Type.Object({
  tenantId: Uuid,
  customerId: { ...Uuid, description: 'The customer.' },
  userId: { ...Uuid, description: 'The user of the customer.' },
})

export const PersonExport = Type.Object(
  {
    customerId: { ...Uuid, description: 'The customer.' },
    userId: { ...Uuid, description: 'The user of the customer.' },
    exportedAt: { ...Instant, description: 'When the data was read.' },
    sections: Type.Unsafe<Record<string, Record<string, unknown>[]>>({
      type: 'object',
      additionalProperties: { type: 'array', items: FreeObject },
      description:
        'Everything stored about the person, by kind: `people`, `cases`, `vouchers`, `messages`, `letters` and others. Files are named by id; `download-file` returns their content.',
    }),
  },
  { title: 'PersonExport' },
)
export type PersonExport = Static<typeof PersonExport>

export const ErasureInput = Type.Object(
  { reason: Text(500, { minLength: 1, description: 'Why the data is erased, without personal data.' }) },
  { title: 'ErasureInput' },
)
export type ErasureInput = Static<typeof ErasureInput>

export const Erasure = Type.Object(
  {
    erasureId: { ...Uuid, description: 'The id of the erasure.' },
    customerId: { ...Uuid, description: 'The customer.' },
    userId: Nullable(
      Type.String({
        format: 'uuid',
        description: 'The user of the customer; null if a kind of data of all was erased.',
      }),
    ),
    kind: Nullable(
      OneOf(dataKinds, {
        description:
          'The kind of data that was erased of all users of the customer, after the time that the tenant keeps it; null if everything about one user was erased.',
      }),
    ),
    reason: Type.String({ description: 'Why the data was erased.' }),
    counts: Type.Unsafe<Record<string, number>>({
      type: 'object',
      additionalProperties: { type: 'integer' },
      description:
        'How many items of each kind were erased; `journal` counts versions in the audit trail and the events.',
      examples: [{ people: 1, cases: 1, messages: 4, letters: 2, files: 2, journal: 17 }],
    }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'Erasure' },
)
export type Erasure = Static<typeof Erasure>
