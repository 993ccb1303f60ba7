import Type from 'typebox'
import { FreeObject, Instant, Name, Uuid } from '../../../platform/http/schemas/schemas.ts'

const Label = Type.Unsafe<string>({ ...Name, description: 'The name of the group.' })

const Settings = Type.Unsafe<Record<string, unknown>>({
  ...FreeObject,
  description:
    'Free-form settings, stored as sent. `defaultWorkflowId`, if present, must be the id of a workflow or null.',
})

export const CaseGroupInput = Type.Object(
  { label: Label, settings: Type.Optional(Settings) },
  { title: 'CaseGroupInput' },
)

export const CaseGroupPatch = Type.Object(
  { label: Type.Optional(Label), settings: Type.Optional(Settings) },
  { title: 'CaseGroupPatch' },
)

export const CaseGroup = Type.Object(
  {
    id: { ...Uuid, description: 'The id of the case group.' },
    tenantId: Uuid,
    label: Type.String({ description: 'The name of the group.' }),
    settings: Settings,
    createdAt: Instant,
  },
  { title: 'CaseGroup' },
)
