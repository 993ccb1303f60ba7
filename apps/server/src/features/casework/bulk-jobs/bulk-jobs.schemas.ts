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
import { CaseCountQuery } from '../cases/index.ts'
import { bulkActions } from './bulk-actions.rules.ts'

export const bulkJobStates = ['CHECKING', 'CHECKED', 'RUNNING', 'COMPLETED', 'CANCELLED'] as const
export type BulkJobState = (typeof bulkJobStates)[number]
export const bulkItemStates = ['NEW', 'READY', 'DONE', 'REFUSED'] as const
export type BulkItemState = (typeof bulkItemStates)[number]

/** The most cases in one job. */
export const bulkCasesMax = 10_000

const parameterFields = {
  tag: Type.Optional(Text(50, { minLength: 1, description: 'The tag to add or remove.' })),
  groupId: Type.Optional(Nullable({ ...Uuid, description: 'The case group. Null removes cases from their group.' })),
  propertyHandle: Type.Optional(Text(100, { minLength: 1, description: 'The handle of the property to set.' })),
  propertyValue: Type.Optional({ ...AnyJson, description: 'The value of the property. Null removes it.' }),
  endReasonId: Type.Optional({ ...Uuid, description: 'Why the cases end.' }),
  overrideReason: Type.Optional(
    Text(2_000, { minLength: 1, description: 'Why cases end as paid although money is outstanding.' }),
  ),
  updateTypeId: Type.Optional({ ...Uuid, description: 'The type of the update that pauses the cases.' }),
  updateId: Type.Optional({ ...Uuid, description: 'The update to continue.' }),
  text: Type.Optional(Text(20_000, { description: 'The text of the update.' })),
  remindedAt: Type.Optional({ ...TimestampInput, description: 'When the update reminds of the case.' }),
  templateHandle: Type.Optional(
    Text(64, { minLength: 1, description: 'The handle of the letter or e-mail template.' }),
  ),
  workflowId: Type.Optional({ ...Uuid, description: 'The workflow that the cases follow from its first step on.' }),
  sharedWithDebtor: Type.Optional(Type.Boolean({ description: 'Whether debtors can open the letter.' })),
}

const BulkParameters = Type.Object(parameterFields, {
  title: 'BulkParameters',
  description: 'The values that the action needs.',
})

/** As they were ordered: timestamps are in the form in which they were sent. */
const OrderedParameters = Type.Object(
  {
    ...parameterFields,
    remindedAt: Type.Optional(Type.String({ description: 'When the update reminds of the case, as it was sent.' })),
  },
  { title: 'OrderedBulkParameters', description: 'The values of the action.' },
)

export const BulkJobInput = Type.Object(
  {
    action: OneOf(bulkActions, { description: 'What is done to each case.' }),
    parameters: Type.Optional(BulkParameters),
    caseIds: Type.Optional(
      Type.Array(Uuid, {
        minItems: 1,
        maxItems: bulkCasesMax,
        description: `The cases. Give exactly one of caseIds and filter; at most ${bulkCasesMax} cases.`,
      }),
    ),
    filter: Type.Optional({ ...CaseCountQuery, description: 'The cases that match the filters of the list of cases.' }),
  },
  { title: 'BulkJobInput' },
)
export type BulkJobInput = Static<typeof BulkJobInput>

const count = (description: string): Type.TInteger => Type.Integer({ minimum: 0, description })

export const BulkJob = Type.Object(
  {
    bulkJobId: { ...Uuid, description: 'The id of the job.' },
    tenantId: Uuid,
    action: OneOf([...bulkActions, 'UNDO'], { description: 'What is done to each case.' }),
    parameters: OrderedParameters,
    state: OneOf(bulkJobStates, {
      description:
        'CHECKING: each case is tried without effect. CHECKED: waits to be confirmed. RUNNING, then COMPLETED. CANCELLED: nothing more is done.',
    }),
    undoesJobId: Nullable({ ...Uuid, description: 'The job that this one undoes.' }),
    itemCount: count('The number of cases.'),
    checkedCount: count('The cases that were checked.'),
    doneCount: count('The cases to which it was done.'),
    refusedCount: count('The cases to which it cannot be done.'),
    undoableCount: count('The cases on which it can be undone.'),
    orderedBy: { ...Actor, description: 'Who ordered or confirmed it last. It runs with the rights of this caller.' },
    createdAt: Instant,
    createdBy: Actor,
    finishedAt: Nullable({ ...Instant, description: 'When it was completed or cancelled.' }),
  },
  { title: 'BulkJob' },
)
export type BulkJob = Static<typeof BulkJob>

export const BulkJobItem = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case.' },
    caseSeqId: Type.Integer({ minimum: 1, description: 'The sequence number of the case.' }),
    state: OneOf(bulkItemStates, { description: 'NEW: not checked. READY: will be done. DONE or REFUSED.' }),
    reason: Nullable(
      Type.Object(
        { en: Type.String({ description: 'In English.' }), da: Type.String({ description: 'In Danish.' }) },
        { title: 'BulkRefusal', description: 'Why it cannot be done, in both languages.' },
      ),
    ),
  },
  { title: 'BulkJobItem' },
)
export type BulkJobItem = Static<typeof BulkJobItem>

export const BulkJobParams = Type.Object({ tenantId: Uuid, bulkJobId: { ...Uuid, description: 'The job.' } })
export const BulkJobListQuery = PageQuery({})
export const BulkJobItemQuery = PageQuery({
  state: Type.Optional(OneOf(bulkItemStates, { description: 'Only cases in this state.' })),
})
