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
import { Amount, AmountInput, Currency } from '../../../platform/money/money.ts'
import { FileToAttach } from '../../messaging/interactions/index.ts'
import { VoucherCategory } from '../../money/case-vouchers/index.ts'

export const DisputeState = OneOf(['OPEN', 'UPHELD', 'PARTLY_UPHELD', 'REJECTED', 'WITHDRAWN'], {
  description: 'OPEN until the dispute is decided or withdrawn, which is final.',
})
export type DisputeState = Static<typeof DisputeState>

const RaisedBy = OneOf(['DEBTOR', 'CASEWORKER', 'API'], {
  description: 'Who raised it: the debtor on the debtor web, a signed-in user, or a program.',
})
export type RaisedBy = Static<typeof RaisedBy>

const decisions = ['UPHELD', 'PARTLY_UPHELD', 'REJECTED'] as const

const textLengthMax = 5_000

export const DisputeInput = Type.Object(
  {
    caseVoucherId: { ...Uuid, description: 'The debit that is disputed.' },
    reason: Text(textLengthMax, {
      minLength: 1,
      description: 'Why the debtor does not agree.',
      examples: ['The invoice was paid in cash on 2 March'],
    }),
    files: Type.Optional(
      Type.Array(FileToAttach, { maxItems: 20, description: 'Files that support it, such as a receipt.' }),
    ),
  },
  { title: 'DisputeInput' },
)
export type DisputeInput = Static<typeof DisputeInput>

export const DisputeDecision = Type.Object(
  {
    decision: OneOf(decisions, {
      description:
        '`UPHELD` credits everything that is outstanding on the debit, with the interest and charges on it. `PARTLY_UPHELD` credits `amount`. `REJECTED` credits nothing.',
    }),
    answer: Type.Optional(
      Nullable(
        Text(textLengthMax, {
          minLength: 1,
          description: 'The answer to the debtor, shown on the debtor web. Required unless the dispute is upheld.',
        }),
      ),
    ),
    amount: Type.Optional(
      Nullable({
        ...AmountInput,
        minimum: 1,
        description:
          'The amount to credit, less than what is outstanding. Required for `PARTLY_UPHELD`, otherwise not allowed.',
      }),
    ),
  },
  { title: 'DisputeDecision' },
)
export type DisputeDecision = Static<typeof DisputeDecision>

export const DisputeWithdrawal = Type.Object(
  {
    reason: Type.Optional(
      Nullable(Text(textLengthMax, { minLength: 1, description: 'Why the dispute was withdrawn.' })),
    ),
  },
  { title: 'DisputeWithdrawal' },
)
export type DisputeWithdrawal = Static<typeof DisputeWithdrawal>

export const Dispute = Type.Object(
  {
    disputeId: { ...Uuid, description: 'The id of the dispute.' },
    tenantId: Uuid,
    caseId: { ...Uuid, description: 'The case of the debit.' },
    caseSeqId: Type.Integer({ minimum: 1, description: 'The sequence number of the case.' }),
    debtorName: Type.String({ description: 'The name of the debtor of the case.' }),
    caseVoucherId: { ...Uuid, description: 'The debit that is disputed.' },
    referenceId: Nullable(Type.String({ description: 'The creditor’s reference of the debit.' })),
    category: VoucherCategory,
    amount: { ...Amount, description: 'The amount of the debit.' },
    outstanding: { ...Amount, description: 'The unpaid part of the debit.' },
    currency: Currency,
    reason: Type.String({ description: 'Why the debtor does not agree.' }),
    raisedBy: RaisedBy,
    interactionId: { ...Uuid, description: 'The message that raised the dispute, with its files.' },
    state: DisputeState,
    dueAt: { ...Instant, description: 'When the debtor must have an answer.' },
    overdue: Type.Boolean({ description: 'Whether the dispute is open and `dueAt` has passed.' }),
    answer: Nullable(
      Type.String({
        description: 'The answer to the debtor, or why the dispute was withdrawn; null while it is open.',
      }),
    ),
    creditedAmount: { ...Amount, description: 'What the decision credited, with interest and charges on the debit.' },
    closedAt: Nullable({ ...Instant, description: 'When the dispute was decided or withdrawn.' }),
    closedBy: Nullable({ ...Actor, description: 'Who decided or withdrew the dispute.' }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'Dispute' },
)
export type Dispute = Static<typeof Dispute>

export const DisputeParams = Type.Object({
  tenantId: Uuid,
  disputeId: { ...Uuid, description: 'The dispute.' },
})

export const DisputeListQuery = PageQuery({
  caseId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only disputes on this case and on the cases merged into it.' }),
  ),
  state: Type.Optional({ ...DisputeState, description: 'Only disputes in this state.' }),
  overdue: Type.Optional(
    Type.Boolean({ description: 'Only open disputes whose answer is overdue, or only all others.' }),
  ),
  dueBefore: Type.Optional({ ...TimestampInput, description: 'Only disputes that must be answered before this time.' }),
})
export type DisputeListQuery = Static<typeof DisputeListQuery>
