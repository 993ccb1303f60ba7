import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { FreeObject, Instant, Nullable, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { RulePackName } from '../../money/rule-packs/index.ts'
import { Currency } from '../../../platform/money/money.ts'

export const CaseStatus = OneOf(['PENDING', 'VERIFIED', 'ENDED'], {
  description: 'PENDING until the case is verified, then VERIFIED, and ENDED when the case has ended.',
})
export type CaseStatus = Static<typeof CaseStatus>

export const Case = Type.Object(
  {
    id: { ...Uuid, description: 'The id of the case.' },
    caseSeqId: Type.Integer({ minimum: 1, description: 'The sequence number of the case, unique on the tenant.' }),
    tenantId: Uuid,
    customerId: { ...Uuid, description: 'The customer who owes the money.' },
    creditorId: { ...Uuid, description: 'The creditor to whom the money is owed.' },
    ultimateCreditorId: Nullable({ ...Uuid, description: 'The ultimate creditor of the claim, if there is one.' }),
    debtorName: Type.String({
      description:
        'The name of the customer’s first debtor. Without a debtor it is the name of the first user, and without users the reference of the customer.',
    }),
    creditorName: Type.String({ description: 'The name of the creditor.' }),
    ultimateCreditorName: Nullable(Type.String({ description: 'The name of the ultimate creditor, if there is one.' })),
    groupId: Nullable({ ...Uuid, description: 'The case group, if the case belongs to one.' }),
    currency: { ...Currency, description: 'The currency of every voucher on the case.' },
    status: CaseStatus,
    statusTime: { ...Instant, description: 'When the status last changed.' },
    endReasonId: Nullable({ ...Uuid, description: 'Why the case ended; null while it is open.' }),
    endReason: Nullable(
      Type.String({ description: 'The handle of the end reason; null while the case is open.', examples: ['PAID'] }),
    ),
    endOverride: Nullable(
      Type.Object(
        {
          reason: Type.String({ description: 'The reason given.' }),
          at: { ...Instant, description: 'When the case was ended.' },
          by: Actor,
        },
        {
          description: 'Why the case was ended as PAID with money outstanding, and by whom. Null on every other case.',
        },
      ),
    ),
    journalNumber: Type.String({ description: 'The custom journal number, or the sequence number if none is set.' }),
    migratedId: Nullable(Type.String({ description: 'The id of the case in a previous system.' })),
    properties: {
      ...FreeObject,
      description: 'Property values of the case, by the handle of the property type.',
    },
    tags: Type.Array(Type.String(), { description: 'The tags of the case, in alphabetical order.' }),
    outstanding: Type.Integer({
      minimum: 0,
      description:
        'The outstanding amount of the case and the cases merged into it, in the minor unit of the currency (øre, cents).',
    }),
    accruedInterest: Type.Integer({
      minimum: 0,
      description: 'The interest that has accrued on the case by now and is not booked as a voucher.',
    }),
    rulePack: Nullable({
      ...RulePackName,
      description:
        'The rule pack chosen for the case. Null follows the country of the creditor and the kind of customer.',
    }),
    mergedIntoCaseId: Nullable(
      Type.String({ format: 'uuid', description: 'The case that this case was merged into, if it was merged.' }),
    ),
    mergedCaseIds: Type.Array(Uuid, { description: 'The cases merged into this one.' }),
    paused: Type.Boolean({ description: 'Whether an open update pauses the case.' }),
    pausedAt: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When the current pause began; null if the case is not paused.',
      }),
    ),
    pausedUntil: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When the last pause ends; null if the case is not paused or a pause has no end date.',
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
