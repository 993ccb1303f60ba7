import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { VoucherCategory } from '../case-vouchers/index.ts'

const factKinds = [
  ...(['acknowledgement', 'written-acknowledgement', 'part-payment', 'legal-action', 'judgment'] as const),
  ...(['demand', 'debt-instrument'] as const),
] as const

export const FactKind = OneOf(factKinds, {
  description:
    'What happened. `acknowledgement`: the debtor acknowledged the debt, in words or by conduct. `written-acknowledgement`: in writing, the debt and its amount, as in a settlement. `part-payment`: a payment that is not in the ledger. `legal-action`: court, enforcement, or a claim in bankruptcy. `judgment`: also an endorsed payment order. `demand`: a written demand that reached the debtor. `debt-instrument`: the claim is a loan or has a debt instrument, which has the longer period from the start.',
})
export type FactKind = Static<typeof FactKind>

const Day = Type.String({ format: 'date', maxLength: 10 })

const DemandChannel = OneOf(['LETTER', 'DIGITAL POST', 'EMAIL', 'E-INVOICE'], {
  description: 'How the demand was sent.',
})

const Deadline = {
  ...Day,
  description: 'Until when the debtor could pay or object, as the demand says. Only for a demand.',
  examples: ['2025-11-17'],
}

/** A demand that the creditor sent before hand-over. */
export const CreditorDemand = Type.Object(
  {
    date: { ...Day, description: 'The day on which the demand was sent.', examples: ['2025-11-03'] },
    deadline: { ...Deadline, description: 'Until when the debtor could pay or object.' },
    channel: DemandChannel,
    fileId: Type.Optional(Nullable({ ...Uuid, description: 'A copy of the demand.' })),
  },
  {
    title: 'CreditorDemand',
    description:
      'The written demand that the creditor sent before hand-over. It is recorded as a limitation fact of the kind `demand`, once. Collection costs may wait for its deadline.',
  },
)
export type CreditorDemand = Static<typeof CreditorDemand>

export const LimitationFactInput = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case.' },
    caseVoucherId: Type.Optional(
      Nullable({ ...Uuid, description: 'The debit of the case that it concerns. Null or left out: every debit.' }),
    ),
    kind: FactKind,
    date: { ...Day, description: 'The day on which it happened, today at the latest.', examples: ['2025-11-03'] },
    note: Text(2_000, { minLength: 1, description: 'What happened, and how it is known.' }),
    deadline: Type.Optional(Nullable(Deadline)),
    channel: Type.Optional(Nullable(DemandChannel)),
    fileId: Type.Optional(Nullable({ ...Uuid, description: 'The file that proves it.' })),
  },
  { title: 'LimitationFactInput' },
)
export type LimitationFactInput = Static<typeof LimitationFactInput>

export const LimitationReason = Type.Object(
  { reason: Text(2_000, { minLength: 1, description: 'Why. It stays visible.' }) },
  { title: 'LimitationReason' },
)

export const LimitationFact = Type.Object(
  {
    limitationFactId: { ...Uuid, description: 'The id of the fact.' },
    tenantId: Uuid,
    caseId: { ...Uuid, description: 'The case.' },
    caseVoucherId: Nullable({ ...Uuid, description: 'The debit that it concerns; null if it concerns every debit.' }),
    kind: FactKind,
    date: { ...Day, description: 'The day on which it happened.' },
    note: Type.String({ description: 'What happened, and how it is known.' }),
    deadline: Nullable({ ...Day, description: 'The deadline of a demand; null if it gave none.' }),
    channel: Nullable(DemandChannel),
    fileId: Nullable({ ...Uuid, description: 'The file that proves it.' }),
    withdrawnAt: Nullable({ ...Instant, description: 'When it was withdrawn; it does not count any more.' }),
    withdrawnBy: Nullable({ ...Actor, description: 'Who withdrew it.' }),
    withdrawalReason: Nullable(Type.String({ description: 'Why it was withdrawn.' })),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'LimitationFact' },
)
export type LimitationFact = Static<typeof LimitationFact>

export const LimitationLapse = Type.Object(
  {
    limitationLapseId: { ...Uuid, description: 'The id of the lapse.' },
    tenantId: Uuid,
    caseId: { ...Uuid, description: 'The case of the debit.' },
    caseVoucherId: { ...Uuid, description: 'The debit that lapsed.' },
    writeOffVoucherId: { ...Uuid, description: 'The write-off that took it out of the balance.' },
    withVoucherId: Nullable({
      ...Uuid,
      description: 'The debit that interest lapsed with; null on a debit that lapsed by itself.',
    }),
    expiredOn: { ...Day, description: 'The last day on which it could be collected.' },
    amount: { ...Amount, description: 'The amount that lapsed.' },
    currency: Currency,
    undoneAt: Nullable({ ...Instant, description: 'When the lapse was undone or overridden.' }),
    undoneBy: Nullable(Actor),
    overrideReason: Nullable(
      Type.String({ description: 'Why the debit is collected although it lapsed; null without an override.' }),
    ),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'LimitationLapse' },
)
export type LimitationLapse = Static<typeof LimitationLapse>

export const LimitationState = OneOf(['RUNNING', 'ENDING', 'LAPSED', 'OVERRIDDEN'], {
  description:
    'ENDING within 12 months; LAPSED if it can no longer be collected; OVERRIDDEN if it lapsed and is collected nevertheless.',
})

const componentFields = {
  caseVoucherId: { ...Uuid, description: 'The debit.' },
  caseId: { ...Uuid, description: 'The case of the debit.' },
  referenceId: Nullable(Type.String({ description: 'The creditor’s reference of the debit.' })),
  category: VoucherCategory,
  outstanding: { ...Amount, description: 'The unpaid part of the debit.' },
  currency: Currency,
  startsOn: { ...Day, description: 'The day on which the debit was due.' },
  expiresOn: { ...Day, description: 'The last day on which it can be collected.' },
  years: Type.Integer({ description: 'The length of the period that runs, in years.' }),
  state: LimitationState,
  warning: Nullable(
    Type.Integer({ description: 'The narrowest warning that is due: 12, 6 or 3 months before the end.' }),
  ),
}

export const EndingLimitation = Type.Object(
  {
    ...componentFields,
    caseSeqId: Type.Integer({ minimum: 1, description: 'The sequence number of the case.' }),
    debtorName: Type.String({ description: 'The name of the debtor of the case.' }),
  },
  { title: 'EndingLimitation' },
)
export type EndingLimitation = Static<typeof EndingLimitation>

const LimitationLine = Type.Object(
  {
    date: { ...Day, description: 'The day.' },
    cause: OneOf(['due', 'payment', ...factKinds], { description: 'What happened on that day.' }),
    limitationFactId: Nullable({ ...Uuid, description: 'The recorded fact; null for the due date and for payments.' }),
    counts: Type.Boolean({
      description: 'Whether it started a period. It does not if the law does not list it, or if the debit had lapsed.',
    }),
    years: Type.Integer({ description: 'The length of the period that runs after it, in years.' }),
    expiresOn: { ...Day, description: 'The last day of that period.' },
  },
  { title: 'LimitationLine' },
)

export const CaseLimitation = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case.' },
    rulePack: Nullable(
      Type.String({ description: 'The rule pack of the case; null if it has none, and no period runs.' }),
    ),
    source: Nullable(Type.String({ description: 'Where the periods come from.' })),
    reviewed: Nullable(Type.Boolean({ description: 'Whether a lawyer has compared them with the primary text.' })),
    components: Type.Array(
      Type.Object(
        {
          ...componentFields,
          lines: Type.Array(LimitationLine, { description: 'How the end came about, line by line.' }),
          lapses: Type.Array(LimitationLapse, { description: 'The lapses of the debit, also those that were undone.' }),
        },
        { title: 'LimitationComponent' },
      ),
      { description: 'Every debit with something outstanding or lapsed, the first to end first.' },
    ),
    facts: Type.Array(LimitationFact, { description: 'What was recorded on the case, also what was withdrawn.' }),
  },
  { title: 'CaseLimitation' },
)
export type CaseLimitation = Static<typeof CaseLimitation>
export type LimitationComponent = CaseLimitation['components'][number]

export const AppliedLimitation = Type.Object(
  {
    lapsed: Type.Array(LimitationLapse, { description: 'The debits that lapsed and were written off.' }),
    restored: Type.Array(LimitationLapse, {
      description: 'The lapses that were undone, because the debits had not lapsed.',
    }),
  },
  { title: 'AppliedLimitation' },
)
export type AppliedLimitation = Static<typeof AppliedLimitation>

export const LimitationCaseParams = Type.Object({ tenantId: Uuid, caseId: { ...Uuid, description: 'The case.' } })
export const LimitationFactParams = Type.Object({
  tenantId: Uuid,
  limitationFactId: { ...Uuid, description: 'The fact.' },
})
export const LimitationLapseParams = Type.Object({
  tenantId: Uuid,
  limitationLapseId: { ...Uuid, description: 'The lapse.' },
})
export const LimitationFactListQuery = PageQuery({
  caseId: Type.Optional(Type.String({ format: 'uuid', description: 'Only facts of this case.' })),
})
export const EndingLimitationQuery = PageQuery({
  months: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 120,
      default: 12,
      description: 'Only debits that lapse within this many months.',
    }),
  ),
})
