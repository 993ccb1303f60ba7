import Type, { type Static } from 'typebox'
import { Instant, Name, Uuid } from '../../../platform/http/schemas/schemas.ts'

const Handle = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'The word by which programs know the reason, such as PAID. Unique on the tenant.',
  examples: ['SETTLED_IN_COURT'],
})

export const EndReasonInput = Type.Object({ handle: Handle, label: Name }, { title: 'EndReasonInput' })

export const EndReasonPatch = Type.Object(
  { label: Type.Optional(Name), handle: Type.Optional(Handle) },
  { title: 'EndReasonPatch', description: 'At least one of the two; what is left out stays as it is.' },
)
export type EndReasonPatch = Static<typeof EndReasonPatch>

export const EndReason = Type.Object(
  {
    endReasonId: Uuid,
    tenantId: Uuid,
    handle: Type.String(),
    label: Type.String(),
    standard: Type.Boolean({
      description: 'Whether the reason exists on every tenant. Such a reason cannot be edited.',
    }),
    createdAt: Instant,
  },
  { title: 'EndReason' },
)

export const Success = Type.Object({ success: Type.Unsafe<true>({ type: 'boolean', const: true }) })
export type Success = Static<typeof Success>

export const EndReasonParams = Type.Object({ tenantId: Uuid, endReasonId: Uuid })
