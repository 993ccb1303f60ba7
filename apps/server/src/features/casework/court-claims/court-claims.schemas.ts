import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, AmountInput, Currency } from '../../../platform/money/money.ts'

const states = ['PREPARED', 'FILED', 'SERVED', 'OBJECTED', 'ENDORSED', 'BAILIFF', 'WITHDRAWN', 'ENDED'] as const

export const CourtClaimState = OneOf(states, {
  description:
    'PREPARED until it is filed. SERVED on the debtor, who can object until `objectionDeadline`. ENDORSED by the court, or decided by a judgment after an objection. BAILIFF: enforcement is requested. WITHDRAWN and ENDED are final.',
})
export type CourtClaimState = Static<typeof CourtClaimState>

const Day = Type.String({ format: 'date', maxLength: 10 })
const noteLengthMax = 2_000

const Court = Text(200, { minLength: 1, description: 'The court.', examples: ['Retten i Aarhus'] })
const CourtReference = Text(100, {
  minLength: 1,
  description: 'The reference of the court.',
  examples: ['BS-1234/2026'],
})

export const CourtClaimInput = Type.Object(
  { caseId: { ...Uuid, description: 'The case whose claim is taken to court.' } },
  { title: 'CourtClaimInput' },
)
export type CourtClaimInput = Static<typeof CourtClaimInput>

const changeStates = ['FILED', 'SERVED', 'OBJECTED', 'ENDORSED', 'BAILIFF', 'WITHDRAWN', 'ENDED'] as const

export const CourtClaimChangeInput = Type.Object(
  {
    state: OneOf(changeStates, { description: 'The new state.' }),
    date: {
      ...Day,
      description: 'The day on which it happened: today at the latest, and not before the last change.',
      examples: ['2026-03-02'],
    },
    court: Type.Optional(
      Nullable({ ...Court, description: 'The court. Required for `FILED`, otherwise not allowed.' }),
    ),
    courtReference: Type.Optional(
      Nullable({ ...CourtReference, description: 'The reference of the court. Only allowed for `FILED`.' }),
    ),
    courtFee: Type.Optional(
      Nullable({
        ...AmountInput,
        minimum: 1,
        description:
          'The fee that the court charged, in the minor unit, which is added to the case. Only allowed for `FILED`.',
      }),
    ),
    overrideReason: Type.Optional(
      Nullable(
        Text(noteLengthMax, {
          minLength: 1,
          description:
            'Why a court fee is charged that the rule pack does not allow. Needs the scope `write:rule-packs`. Only allowed with `courtFee`.',
        }),
      ),
    ),
    note: Type.Optional(
      Nullable(
        Text(noteLengthMax, {
          minLength: 1,
          description:
            'Why the debtor objects, or why the claim is withdrawn or ended. Required for `OBJECTED`, `WITHDRAWN` and `ENDED`.',
        }),
      ),
    ),
  },
  { title: 'CourtClaimChangeInput' },
)
export type CourtClaimChangeInput = Static<typeof CourtClaimChangeInput>

export const CourtClaimPatch = Type.Object(
  {
    court: Type.Optional(Court),
    courtReference: Type.Optional(Nullable(CourtReference)),
    servedOn: Type.Optional({
      ...Day,
      description: 'The right day of service. Only while the claim is `SERVED`.',
      examples: ['2026-03-02'],
    }),
  },
  { title: 'CourtClaimPatch' },
)
export type CourtClaimPatch = Static<typeof CourtClaimPatch>

const CourtClaimChange = Type.Object(
  {
    state: CourtClaimState,
    date: { ...Day, description: 'The day on which it happened.' },
    note: Nullable(Type.String({ description: 'Why the debtor objects, or why the claim was withdrawn or ended.' })),
    at: { ...Instant, description: 'When it was recorded.' },
    by: { ...Actor, description: 'Who recorded it.' },
  },
  { title: 'CourtClaimChange' },
)

export const CourtClaim = Type.Object(
  {
    courtClaimId: { ...Uuid, description: 'The id of the court claim.' },
    tenantId: Uuid,
    caseId: { ...Uuid, description: 'The case.' },
    caseSeqId: Type.Integer({ minimum: 1, description: 'The sequence number of the case.' }),
    debtorName: Type.String({ description: 'The name of the debtor of the case.' }),
    state: CourtClaimState,
    claimedOn: { ...Day, description: 'The day up to which interest is claimed, and of which the amounts are.' },
    principal: { ...Amount, description: 'The principal that is claimed.' },
    interest: { ...Amount, description: 'The interest that is claimed.' },
    fees: { ...Amount, description: 'The fees and compensation that are claimed.' },
    costs: { ...Amount, description: 'The out-of-court costs, which are claimed separately.' },
    currency: Currency,
    court: Nullable(Type.String({ description: 'The court; null until the claim is filed.' })),
    courtReference: Nullable(Type.String({ description: 'The reference of the court.' })),
    courtFee: Nullable({ ...Amount, description: 'The fee that the court charged; null if none is recorded.' }),
    feeVoucherId: Nullable({ ...Uuid, description: 'The voucher of the court fee.' }),
    objectionDeadline: Nullable({
      ...Day,
      description: 'The last day on which the debtor can object; null until the claim is served.',
    }),
    applicationFileId: Nullable({
      ...Uuid,
      description: 'The file with the details for the application; null until it is created.',
    }),
    changes: Type.Array(CourtClaimChange, { description: 'Every state of the claim, in order.' }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'CourtClaim' },
)
export type CourtClaim = Static<typeof CourtClaim>

export const CourtClaimParams = Type.Object({
  tenantId: Uuid,
  courtClaimId: { ...Uuid, description: 'The court claim.' },
})

export const CourtClaimListQuery = PageQuery({
  caseId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only claims on this case and on the cases merged into it.' }),
  ),
  state: Type.Optional({ ...CourtClaimState, description: 'Only claims in this state.' }),
  open: Type.Optional(Type.Boolean({ description: 'Only claims that are not withdrawn or ended, or only those.' })),
  deadlineBefore: Type.Optional({
    ...Day,
    description: 'Only claims that are `SERVED` and whose objection deadline is before this day.',
  }),
})
export type CourtClaimListQuery = Static<typeof CourtClaimListQuery>
