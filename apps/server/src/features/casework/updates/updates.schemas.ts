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

const dataMeaning = 'Free-form data of the update, such as `promisedAmount` of a promise to pay.'
const intentionMeaning = 'Free-form data about the purpose of the update. It is stored and not interpreted.'

export const UpdateInput = Type.Object(
  {
    updateTypeId: { ...Uuid, description: 'The type of the update.' },
    referenceId: Type.String({
      format: 'uuid',
      description:
        'The case, customer or creditor that the update belongs to. The `referenceType` of its type says which.',
    }),
    update: Type.Optional(Text(20_000, { default: '', description: 'The text of the update.' })),
    data: Type.Optional({ ...AnyJson, description: dataMeaning }),
    refId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'A record that the update refers to, for example a case voucher. It must belong to the same case, customer or creditor.',
        }),
      ),
    ),
    intention: Type.Optional({ ...AnyJson, description: intentionMeaning }),
    pausedAt: Type.Optional({
      ...TimestampInput,
      description: 'When the pause begins, as a timestamp or a plain date; now by default.',
    }),
    remindedAt: Type.Optional({
      ...TimestampInput,
      description: 'When the reminder is due, as a timestamp or a plain date; `pausedAt` by default.',
    }),
    responsibleType: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'The kind of party responsible. `user` means a user of the tenant; you can define other kinds.',
          examples: ['user'],
        }),
      ),
    ),
    responsibleReferenceId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'The id of the responsible party. A user must be active and have the role that the update type requires.',
        }),
      ),
    ),
  },
  { title: 'UpdateInput' },
)
export type UpdateInput = Static<typeof UpdateInput>

export const UpdatePatch = Type.Object(
  {
    continuedAt: {
      ...TimestampInput,
      description: 'When the update is continued, as a timestamp or a plain date.',
    },
  },
  { title: 'UpdatePatch' },
)
export type UpdatePatch = Static<typeof UpdatePatch>

export const Update = Type.Object(
  {
    updateId: { ...Uuid, description: 'The id of the update.' },
    referenceId: Type.String({
      format: 'uuid',
      description: 'The case, customer or creditor that the update belongs to.',
    }),
    updateTypeId: { ...Uuid, description: 'The type of the update.' },
    label: Type.String({ description: 'The label of the update type.' }),
    description: Type.String({ description: 'The description of the update type.' }),
    priority: Type.Integer({ description: 'The priority of the update type.' }),
    update: Type.String({ description: 'The text of the update.' }),
    data: { ...AnyJson, description: dataMeaning },
    refId: Nullable(
      Type.String({ format: 'uuid', description: 'A record that the update refers to, for example a case voucher.' }),
    ),
    taskId: Nullable(Type.String({ format: 'uuid', description: 'The workflow task that produced the update.' })),
    byWorkflowId: Nullable(Type.String({ format: 'uuid', description: 'The workflow that produced the update.' })),
    intention: { ...AnyJson, description: intentionMeaning },
    state: Nullable(
      OneOf(['EXECUTED', 'ROLLED_BACK'], { description: 'Whether the workflow task was executed or rolled back.' }),
    ),
    procedure: { ...AnyJson, description: 'Data of the workflow task that produced the update.' },
    createdAt: Instant,
    pausedAt: { ...Instant, description: 'When the pause begins.' },
    continuedAt: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When the update is continued, which may be in the future; null while no date is set.',
      }),
    ),
    remindedAt: { ...Instant, description: 'When the reminder is due.' },
    responsibleType: Nullable(
      Type.String({ description: 'The kind of party responsible, such as `user`; null if nobody is.' }),
    ),
    responsibleReferenceId: Nullable({ ...Uuid, description: 'The id of the responsible party; null if nobody is.' }),
    responsiblePermissionLevel: Nullable(
      OneOf(roles, { description: 'The role that a user needs to be responsible for the update.' }),
    ),
    hiddenPermissionLevel: Nullable(OneOf(roles, { description: 'The highest role from which the update is hidden.' })),
    pauseWithUpdateOnCaseExit: Nullable(
      Type.String({ format: 'uuid', description: 'The type of the update created when the case ends.' }),
    ),
    continueOnCaseExit: Type.Boolean({ description: 'Whether the update is continued when the case ends.' }),
    createdBy: Actor,
    continuedBy: Nullable(Actor),
  },
  { title: 'Update' },
)
export type Update = Static<typeof Update>

export const UpdateParams = Type.Object({
  tenantId: Uuid,
  updateId: { ...Uuid, description: 'The id of the update.' },
})
export const UpdateListQuery = PageQuery({
  caseId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'Only updates of this case. Optional if `due` is true.',
    }),
  ),
  customerId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only updates of this customer. Cannot be combined with `caseId`.' }),
  ),
  creditorId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only updates of this creditor. Cannot be combined with `caseId`.' }),
  ),
  open: Type.Optional(
    Type.Boolean({ description: 'True for open updates only (`continuedAt` is null), false for the others.' }),
  ),
  due: Type.Optional(
    Type.Boolean({
      description: 'True for open updates whose `remindedAt` has passed, false for the others.',
    }),
  ),
})
export type UpdateListQuery = Static<typeof UpdateListQuery>
