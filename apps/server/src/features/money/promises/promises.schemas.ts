import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  Instant,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'

const promiseStatuses = ['OPEN', 'KEPT', 'BROKEN', 'CANCELLED'] as const
export type PromiseStatus = (typeof promiseStatuses)[number]

export const PromiseToPay = Type.Object(
  {
    updateId: { ...Uuid, description: 'The update that is the promise.' },
    caseId: Uuid,
    caseSeqId: Type.Integer(),
    debtorName: Type.String({ description: 'Name of the debtor.' }),
    creditorId: Uuid,
    currency: Currency,
    amount: Nullable({ ...Amount, description: 'The promised amount; null means all that is outstanding.' }),
    dueAt: { ...Instant, description: 'When the payment was promised for: `remindedAt` of the update.' },
    paid: { ...Amount, description: 'What was paid on the case since the promise.' },
    status: OneOf(promiseStatuses, {
      description:
        '`KEPT`: enough was paid since. `BROKEN`: not enough was paid by the end of the day. `CANCELLED`: the update was continued before the date. Computed from the payments on the case.',
    }),
    open: Type.Boolean({ description: 'Whether the update is open.' }),
    text: Type.String({ description: 'The text of the update.' }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'PromiseToPay' },
)
export type PromiseToPay = Static<typeof PromiseToPay>

export const PromiseInput = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case.' },
    amount: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'The promised amount in the minor unit. Defaults to all that is outstanding.',
        examples: [120000],
      }),
    ),
    dueAt: {
      ...TimestampInput,
      description: 'When the debtor promised to pay, as a timestamp or a plain date. Not before today.',
    },
    text: Type.Optional(Text(20_000, { default: '', description: 'What the debtor said.' })),
  },
  { title: 'PromiseToPayInput' },
)
export type PromiseInput = Static<typeof PromiseInput>

export const PromiseListQuery = PageQuery({
  caseId: Type.Optional({ ...Uuid, description: 'Only promises on this case and on the cases merged into it.' }),
  status: Type.Optional(OneOf(promiseStatuses, { description: 'Only promises with this status.' })),
  creditorId: Type.Optional({ ...Uuid, description: 'Only promises on cases of this creditor.' }),
  takenBy: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only promises that this user or token recorded.' }),
  ),
  dueFrom: Type.Optional({ ...TimestampInput, description: 'Only promises for this time or later.' }),
  dueTo: Type.Optional({ ...TimestampInput, description: 'Only promises for before this time.' }),
})
