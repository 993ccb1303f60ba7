import Type from 'typebox'
import { FreeObject, Instant, Name, Uuid } from '../../../platform/http/schemas/schemas.ts'

const Settings = Type.Unsafe<Record<string, unknown>>({
  ...FreeObject,
  description:
    'Free-form and kept as it is sent. `defaultWorkflowId`, where it is given, names a workflow of the tenant or is null.',
})

export const CaseGroupInput = Type.Object(
  { label: Name, settings: Type.Optional(Settings) },
  { title: 'CaseGroupInput' },
)

export const CaseGroupPatch = Type.Object(
  { label: Type.Optional(Name), settings: Type.Optional(Settings) },
  { title: 'CaseGroupPatch' },
)

export const CaseGroup = Type.Object(
  { id: Uuid, tenantId: Uuid, label: Type.String(), settings: FreeObject, createdAt: Instant },
  { title: 'CaseGroup' },
)
