import Type from 'typebox'
import { Instant, Name, Nullable, OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { roles } from '../../../platform/identity/roles.ts'

const referenceTypes = ['CASE', 'CUSTOMER', 'CREDITOR'] as const
export type ReferenceType = (typeof referenceTypes)[number]

const meanings = {
  label: 'The name of the type on screens.',
  description: 'What the type is for.',
  priority: 'A number for clients to sort by. The service does not use it.',
  pausing: 'Whether an open update of this type pauses the case.',
  selectable: 'Whether caseworkers can choose the type.',
  public: 'Whether the creditor sees updates of this type.',
  important: 'Whether clients should highlight updates of this type.',
  referenceType: 'What updates of this type belong to.',
  groupId: 'Types with the same group id are shown together.',
  groupLabel: 'The name of the group on screens.',
  responsiblePermissionLevel: 'The role that a user needs to be responsible for such an update.',
  hiddenPermissionLevel: 'The highest role from which updates of this type are hidden.',
  pauseWithUpdateOnCaseExit:
    'When the case ends, an update of this other type (one for cases) is created for each open update.',
  continueOnCaseExit: 'Whether updates of this type are continued when the case ends.',
}

export const UpdateTypeInput = Type.Object(
  {
    label: { ...Name, description: meanings.label },
    description: Type.Optional(Text(2_000, { default: '', description: meanings.description })),
    priority: Type.Optional(
      Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, default: 0, description: meanings.priority }),
    ),
    pausing: Type.Optional(Type.Boolean({ default: false, description: meanings.pausing })),
    selectable: Type.Optional(Type.Boolean({ default: true, description: meanings.selectable })),
    public: Type.Optional(Type.Boolean({ default: false, description: meanings.public })),
    important: Type.Optional(Type.Boolean({ default: false, description: meanings.important })),
    referenceType: Type.Optional(OneOf(referenceTypes, { default: 'CASE', description: meanings.referenceType })),
    groupId: Type.Optional(Nullable({ ...Uuid, description: meanings.groupId })),
    groupLabel: Type.Optional(Nullable({ ...Name, description: meanings.groupLabel })),
    responsiblePermissionLevel: Type.Optional(
      Nullable(OneOf(roles, { description: meanings.responsiblePermissionLevel })),
    ),
    hiddenPermissionLevel: Type.Optional(Nullable(OneOf(roles, { description: meanings.hiddenPermissionLevel }))),
    pauseWithUpdateOnCaseExit: Type.Optional(Nullable({ ...Uuid, description: meanings.pauseWithUpdateOnCaseExit })),
    continueOnCaseExit: Type.Optional(Type.Boolean({ default: false, description: meanings.continueOnCaseExit })),
  },
  { title: 'UpdateTypeInput' },
)

export const UpdateTypePatch = Type.Partial(UpdateTypeInput, { title: 'UpdateTypePatch' })

export const UpdateType = Type.Object(
  {
    updateTypeId: { ...Uuid, description: 'The id of the update type.' },
    label: Type.String({ description: meanings.label }),
    description: Type.String({ description: meanings.description }),
    priority: Type.Integer({ description: meanings.priority }),
    pausing: Type.Boolean({ description: meanings.pausing }),
    selectable: Type.Boolean({ description: meanings.selectable }),
    public: Type.Boolean({ description: meanings.public }),
    referenceType: OneOf(referenceTypes, { description: meanings.referenceType }),
    groupId: Nullable({ ...Uuid, description: meanings.groupId }),
    groupLabel: Nullable(Type.String({ description: meanings.groupLabel })),
    important: Type.Boolean({ description: meanings.important }),
    responsiblePermissionLevel: Nullable(OneOf(roles, { description: meanings.responsiblePermissionLevel })),
    hiddenPermissionLevel: Nullable(OneOf(roles, { description: meanings.hiddenPermissionLevel })),
    pauseWithUpdateOnCaseExit: Nullable({ ...Uuid, description: meanings.pauseWithUpdateOnCaseExit }),
    continueOnCaseExit: Type.Boolean({ description: meanings.continueOnCaseExit }),
    createdAt: Instant,
  },
  { title: 'UpdateType' },
)
