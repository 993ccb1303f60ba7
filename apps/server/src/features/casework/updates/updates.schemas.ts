import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  AnyJson,
  Instant,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'
import { roles } from '../../../platform/identity/roles.ts'

export const UpdateInput = Type.Object(
  {
    updateTypeId: Uuid,
    referenceId: Type.String({
      format: 'uuid',
      description: 'The case, customer or creditor that the update stands on, as the `referenceType` of its type says.',
    }),
    update: Type.Optional(Text(20_000, { default: '', description: 'The text of the update.' })),
    data: Type.Optional(AnyJson),
    refId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'What the update refers to: something that belongs to the case, customer or creditor that it stands on, for example a case voucher.',
        }),
      ),
    ),
    intention: Type.Optional(AnyJson),
    pausedAt: Type.Optional(TimestampInput),
    remindedAt: Type.Optional(TimestampInput),
    responsibleType: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'What kind of party is responsible. `user` is a user of the tenant; other kinds are your own.',
          examples: ['user'],
        }),
      ),
    ),
    responsibleReferenceId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'Who is responsible. A user must be active, and where the type asks for a role it must be a user who has it.',
        }),
      ),
    ),
  },
  { title: 'UpdateInput' },
)
export type UpdateInput = Static<typeof UpdateInput>

export const UpdatePatch = Type.Object({ continuedAt: TimestampInput }, { title: 'UpdatePatch' })
export type UpdatePatch = Static<typeof UpdatePatch>

export const Update = Type.Object(
  {
    updateId: Uuid,
    referenceId: Type.String({ format: 'uuid', description: 'The case the update belongs to.' }),
    updateTypeId: Uuid,
    label: Type.String({ description: 'The label of the update type.' }),
    description: Type.String({ description: 'The description of the update type.' }),
    priority: Type.Integer({ description: 'The priority of the update type.' }),
    update: Type.String({ description: 'The text of the update.' }),
    data: AnyJson,
    refId: Nullable(
      Type.String({ format: 'uuid', description: 'What the update refers to, for example a case voucher.' }),
    ),
    taskId: Nullable(Type.String({ format: 'uuid', description: 'The workflow task that produced the update.' })),
    byWorkflowId: Nullable(Type.String({ format: 'uuid', description: 'The workflow that produced the update.' })),
    intention: AnyJson,
    state: Nullable(OneOf(['EXECUTED', 'ROLLED_BACK'])),
    procedure: AnyJson,
    createdAt: Instant,
    pausedAt: Instant,
    continuedAt: Nullable(
      Type.String({ format: 'date-time', description: 'When the update is continued; null while it is open.' }),
    ),
    remindedAt: Instant,
    responsibleType: Nullable(Type.String()),
    responsibleReferenceId: Nullable(Uuid),
    responsiblePermissionLevel: Nullable(OneOf(roles, { description: 'The role one needs to be set as responsible.' })),
    hiddenPermissionLevel: Nullable(OneOf(roles, { description: 'The role the update is hidden from.' })),
    pauseWithUpdateOnCaseExit: Nullable(
      Type.String({ format: 'uuid', description: 'The update type the update is paused with when the case ends.' }),
    ),
    continueOnCaseExit: Type.Boolean({ description: 'Whether the update is continued when the case ends.' }),
    createdBy: Actor,
    continuedBy: Nullable(Actor),
  },
  { title: 'Update' },
)
export type Update = Static<typeof Update>

export const DespiteObjection = Text(500, {
  minLength: 1,
  description:
    'Why a message from a template goes out although an objection is open on the case. Only a person who has signed in may say so; it is kept in the audit trail of the case.',
})

export const UpdateParams = Type.Object({ tenantId: Uuid, updateId: Uuid })
export const UpdateListQuery = PageQuery({
  caseId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'The case whose updates are listed. It may be left out where `due` is true.',
    }),
  ),
  customerId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Instead of a case: the customer whose own updates are listed.' }),
  ),
  creditorId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Instead of a case: the creditor whose own updates are listed.' }),
  ),
  open: Type.Optional(
    Type.Boolean({ description: 'Only those that are open (`continuedAt` is null), or only those that are not.' }),
  ),
  due: Type.Optional(
    Type.Boolean({
      description: 'Only those that are open and whose `remindedAt` has come, or only the others.',
    }),
  ),
})
export type UpdateListQuery = Static<typeof UpdateListQuery>
