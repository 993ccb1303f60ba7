import Type from 'typebox'
import { Instant, Name, Nullable, OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { roles } from '../../../platform/identity/roles.ts'

const referenceTypes = ['CASE', 'CUSTOMER', 'CREDITOR'] as const
export type ReferenceType = (typeof referenceTypes)[number]

export const UpdateTypeInput = Type.Object(
  {
    label: Name,
    description: Type.Optional(Text(2_000, { default: '' })),
    priority: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, default: 0 })),
    pausing: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether a case rests while such an update is open.' }),
    ),
    selectable: Type.Optional(Type.Boolean({ default: true, description: 'Whether caseworkers can choose the type.' })),
    public: Type.Optional(Type.Boolean({ default: false, description: 'Whether the creditor sees such updates.' })),
    important: Type.Optional(Type.Boolean({ default: false })),
    referenceType: Type.Optional(
      OneOf(referenceTypes, { default: 'CASE', description: 'What updates of this type stand on.' }),
    ),
    groupId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'Types with the same group id are shown together.' })),
    ),
    groupLabel: Type.Optional(Nullable(Name)),
    responsiblePermissionLevel: Type.Optional(
      Nullable(OneOf(roles, { description: 'The role one needs to be set as responsible.' })),
    ),
    hiddenPermissionLevel: Type.Optional(
      Nullable(OneOf(roles, { description: 'The role such updates are hidden from.' })),
    ),
    pauseWithUpdateOnCaseExit: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description: 'The update type, one of cases, that such updates are paused with when the case ends.',
        }),
      ),
    ),
    continueOnCaseExit: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether such updates are continued when the case ends.' }),
    ),
  },
  { title: 'UpdateTypeInput' },
)

export const UpdateTypePatch = Type.Partial(UpdateTypeInput, { title: 'UpdateTypePatch' })

export const UpdateType = Type.Object(
  {
    updateTypeId: Uuid,
    label: Type.String(),
    description: Type.String(),
    priority: Type.Integer(),
    pausing: Type.Boolean(),
    selectable: Type.Boolean(),
    public: Type.Boolean(),
    referenceType: OneOf(referenceTypes),
    groupId: Nullable(Uuid),
    groupLabel: Nullable(Type.String()),
    important: Type.Boolean(),
    responsiblePermissionLevel: Nullable(OneOf(roles)),
    hiddenPermissionLevel: Nullable(OneOf(roles)),
    pauseWithUpdateOnCaseExit: Nullable(Uuid),
    continueOnCaseExit: Type.Boolean(),
    createdAt: Instant,
  },
  { title: 'UpdateType' },
)
