import Type, { type Static } from 'typebox'
import { Instant, Name, Uuid } from '../../../platform/http/schemas/schemas.ts'

const Handle = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'The name of the reason for programs, such as PAID. Unique on the tenant.',
  examples: ['SETTLED_IN_COURT'],
})

const Label = Type.Unsafe<string>({ ...Name, description: 'The name of the reason on screens.' })

export const EndReasonInput = Type.Object({ handle: Handle, label: Label }, { title: 'EndReasonInput' })

export const EndReasonPatch = Type.Object(
  { label: Type.Optional(Label), handle: Type.Optional(Handle) },
  { title: 'EndReasonPatch', description: 'At least one member is required. A missing member is unchanged.' },
)
export type EndReasonPatch = Static<typeof EndReasonPatch>

export const EndReason = Type.Object(
  {
    endReasonId: { ...Uuid, description: 'The id of the end reason.' },
    tenantId: Uuid,
    handle: Type.String({ description: 'The name of the reason for programs, such as PAID.' }),
    label: Type.String({ description: 'The name of the reason on screens.' }),
    standard: Type.Boolean({
      description: 'Whether this is a standard reason, which exists on every tenant and cannot be changed.',
    }),
    createdAt: Instant,
  },
  { title: 'EndReason' },
)

export const Success = Type.Object({
  success: Type.Unsafe<true>({ type: 'boolean', const: true, description: 'Always true.' }),
})
export type Success = Static<typeof Success>

export const EndReasonParams = Type.Object({
  tenantId: Uuid,
  endReasonId: { ...Uuid, description: 'The id of the end reason.' },
})
