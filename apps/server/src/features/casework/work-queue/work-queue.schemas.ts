import Type, { type Static } from 'typebox'
import { Instant, Nullable, OneOf, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { workKinds } from './work-kinds.ts'

/** How many items of each kind the queue has; more are counted only. */
export const itemsMax = 50
/** How far the items of a kind are counted. */
export const countMax = 1_000

const Kind = OneOf(workKinds, {
  description:
    'Why it needs a person: `broken-promise`: a promised payment did not arrive; `message`: an incoming message is not handled; `bank-line`: a bank line is not matched; `dispute`: an answer is due within 3 days; `court-claim`: a court claim is to be filed, its objection deadline is within 3 days or past, or its case has ended; `limitation`: a debit lapses within 3 months; `follow-up`: a reminder is due; `new-case`: a case waits to be checked.',
})

const Assignee = Nullable(
  Type.Object(
    {
      userId: { ...Uuid, description: 'The user.' },
      name: Type.String({ description: 'The name of the user.' }),
    },
    { title: 'WorkAssignee', description: 'Who has taken the item; null if nobody has.' },
  ),
)

const WorkCase = Nullable(
  Type.Object(
    {
      caseId: { ...Uuid, description: 'The case.' },
      caseSeqId: Type.Integer({ description: 'The sequence number of the case.' }),
      journalNumber: Type.String({ description: 'The journal number of the case.' }),
      debtorName: Type.String({ description: 'The name of the debtor.' }),
    },
    {
      title: 'WorkCase',
      description: 'The case of the item; null if it has none, or if the caller may not read cases.',
    },
  ),
)

export const WorkItem = Type.Object(
  {
    kind: Kind,
    subjectId: {
      ...Uuid,
      description: 'The update, message, bank line, dispute, court claim, voucher or case that needs a person.',
    },
    at: { ...Instant, description: 'Since when it waits, or by when it must be done. The earliest comes first.' },
    label: Nullable(
      Type.String({
        description:
          'The type of update, the sender or payer, the reference of the debit, or the state of a court claim (`ENDED` if its case has ended).',
      }),
    ),
    text: Nullable(
      Type.String({ description: 'The beginning of the text; that of a message is HTML, as in the message.' }),
    ),
    amount: Nullable(Type.Integer({ description: 'The amount it is about, in the minor unit.' })),
    currency: Nullable(Type.String({ description: 'The currency of the amount.' })),
    case: WorkCase,
    assignee: Assignee,
  },
  { title: 'WorkItem' },
)
export type WorkItem = Static<typeof WorkItem>

export const WorkCount = Type.Object(
  {
    kind: Kind,
    count: Type.Integer({ minimum: 0, maximum: countMax, description: `The number of items, up to ${countMax}.` }),
    isExact: Type.Boolean({ description: 'False if there are more.' }),
  },
  { title: 'WorkCount' },
)
export type WorkCount = Static<typeof WorkCount>

const counts = Type.Array(WorkCount, { description: 'The number of items of each kind that the caller may read.' })

export const WorkQueue = Type.Object(
  {
    items: Type.Array(WorkItem, {
      description: `The items, the most urgent kind first and the earliest first within a kind; at most ${itemsMax} of each.`,
    }),
    counts,
  },
  { title: 'WorkQueue' },
)
export type WorkQueue = Static<typeof WorkQueue>

export const WorkCounts = Type.Object({ counts }, { title: 'WorkCounts' })
export type WorkCounts = Static<typeof WorkCounts>

export const WorkQueueQuery = Type.Object(
  {
    assignee: Type.Optional(
      OneOf(['available', 'me', 'anyone'], {
        default: 'available',
        description:
          '`available`: items that nobody has taken, and those of the caller; `me`: those of the caller; `anyone`: all.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type WorkQueueQuery = Static<typeof WorkQueueQuery>

export const WorkItemParams = Type.Object({
  tenantId: Uuid,
  kind: Kind,
  subjectId: { ...Uuid, description: 'The `subjectId` of the item.' },
})

export const WorkMarkInput = Type.Object(
  {
    assigneeId: Type.Optional(
      Nullable(
        Type.String({ format: 'uuid', description: 'The user who takes the item; null gives it back to everybody.' }),
      ),
    ),
    fromAssigneeId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'The assignee as the caller knows it; null for nobody. If somebody else has taken the item since, the request is rejected.',
        }),
      ),
    ),
    snoozedUntil: Type.Optional(
      Nullable({
        ...TimestampInput,
        description: 'Hides the item from everybody until then; null shows it again.',
      }),
    ),
  },
  { title: 'WorkMarkInput' },
)
export type WorkMarkInput = Static<typeof WorkMarkInput>

export const WorkMark = Type.Object(
  {
    kind: Kind,
    subjectId: { ...Uuid, description: 'The `subjectId` of the item.' },
    assignee: Assignee,
    snoozedUntil: Nullable({ ...Instant, description: 'Until when the item is hidden; null if it is shown.' }),
  },
  { title: 'WorkMark' },
)
export type WorkMark = Static<typeof WorkMark>
