import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { FreeObject, Instant, Nullable, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Currency } from '../../../platform/money/money.ts'

export const CaseStatus = OneOf(['PENDING', 'VERIFIED', 'ENDED'])
export type CaseStatus = Static<typeof CaseStatus>

export const Case = Type.Object(
  {
    id: Uuid,
    caseSeqId: Type.Integer({ minimum: 1, description: 'Counts the cases of the tenant.' }),
    tenantId: Uuid,
    customerId: Uuid,
    creditorId: Uuid,
    ultimateCreditorId: Nullable(Uuid),
    debtorName: Type.String({
      description:
        'The name of the first debtor of the customer; where none is a debtor that of its first user, and without users its reference.',
    }),
    creditorName: Type.String(),
    ultimateCreditorName: Nullable(Type.String()),
    groupId: Nullable(Uuid),
    currency: Currency,
    status: CaseStatus,
    statusTime: Instant,
    endReasonId: Nullable(Uuid),
    endReason: Nullable(
      Type.String({ description: 'The handle of the end reason of an ended case.', examples: ['PAID'] }),
    ),
    endOverride: Nullable(
      Type.Object(
        { reason: Type.String(), at: Instant, by: Actor },
        {
          description:
            'Why the case was ended as PAID although money was outstanding, and by whom; null on all others.',
        },
      ),
    ),
    journalNumber: Type.String({ description: 'The custom one, or else the sequence number.' }),
    migratedId: Nullable(Type.String()),
    properties: FreeObject,
    tags: Type.Array(Type.String(), { description: 'In the order of the alphabet.' }),
    outstanding: Type.Integer({
      minimum: 0,
      description: 'What is outstanding on the debits of the case and of those merged into it, in the minor unit.',
    }),
    mergedIntoCaseId: Nullable(
      Type.String({ format: 'uuid', description: 'The case that this one was merged into, and is read with.' }),
    ),
    mergedCaseIds: Type.Array(Uuid, { description: 'The cases that were merged into this one.' }),
    paused: Type.Boolean({ description: 'Whether an open update of a pausing type pauses the case now.' }),
    pausedAt: Nullable(
      Type.String({ format: 'date-time', description: 'Since when it is paused; null where it is not.' }),
    ),
    pausedUntil: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When the last of its pauses ends; null where one has no end yet, or the case is not paused.',
      }),
    ),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Case' },
)
export type Case = Static<typeof Case>
