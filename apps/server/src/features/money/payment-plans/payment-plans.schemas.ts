import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { instalmentStates } from './plan-progress.rules.ts'
import { instalmentsMax, intervals } from './schedule.rules.ts'

export const planStatuses = ['PROPOSED', 'ACTIVE', 'COMPLETED', 'BROKEN', 'CANCELLED', 'DECLINED', 'WITHDRAWN'] as const
export type PlanStatus = (typeof planStatuses)[number]

const Status = OneOf(planStatuses, {
  description:
    '`PROPOSED`: waiting for the debtor to sign or for a caseworker to accept. `ACTIVE`: in force. `COMPLETED`, `BROKEN` and `CANCELLED` end a plan that was in force, `DECLINED` and `WITHDRAWN` a proposal.',
})

const PositiveAmount = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'In the minor unit of the currency.',
  examples: [50000],
})

export const IntervalInput = OneOf(intervals, {
  description:
    'How often an instalment is due. Monthly instalments are due on the day of the first one, or on the last day of a shorter month.',
})

const FirstDueDate = Type.String({
  format: 'date',
  description: 'When the first instalment is due: today or later.',
  examples: ['2030-01-01'],
})

export const PaymentPlanInput = Type.Object(
  {
    amount: Type.Optional({
      ...PositiveAmount,
      description:
        'The part of the debt to pay in instalments. Defaults to all of it, with the interest until the last instalment.',
    }),
    instalmentAmount: Type.Optional({
      ...PositiveAmount,
      description: 'The amount of each instalment. Give exactly one of `instalmentAmount` and `instalmentCount`.',
    }),
    instalmentCount: Type.Optional(
      Type.Integer({ minimum: 1, maximum: instalmentsMax, description: 'The number of instalments.', examples: [6] }),
    ),
    interval: IntervalInput,
    firstDueDate: FirstDueDate,
    fee: Type.Optional({
      ...PositiveAmount,
      description:
        'A fee for the plan, added to the case as a voucher of the type `plan-fee` when the plan is accepted. The rule pack of the case must allow it. Defaults to no fee.',
    }),
  },
  { title: 'PaymentPlanInput' },
)
export type PaymentPlanInput = Static<typeof PaymentPlanInput>

const Instalment = Type.Object(
  {
    number: Type.Integer({ description: 'The position of the instalment, from 1.' }),
    dueDate: Type.String({ format: 'date', description: 'When it is due.' }),
    amount: { ...Amount, description: 'The amount of the instalment.' },
    paid: {
      ...Amount,
      description: 'The part that is paid. Payments fill instalments in the order of their due dates.',
    },
    state: OneOf(instalmentStates, {
      description:
        '`LATE` is unpaid after the due date, `MISSED` is unpaid after the days of grace. Computed from the payments on the case.',
    }),
  },
  { title: 'PaymentPlanInstalment' },
)

const Signature = Type.Object(
  {
    method: OneOf(['DEBTOR_WEB', 'PAPER'], { description: 'Signed on the debtor web, or on paper.' }),
    name: Type.String({ description: 'The name that was signed with.' }),
    signedAt: { ...Instant, description: 'When it was signed.' },
    ipAddress: Nullable(Type.String({ description: 'The address of the browser; null for paper.' })),
    text: Nullable(Type.String({ description: 'The text that was shown and accepted; null for paper.' })),
  },
  { title: 'PaymentPlanSignature', description: 'How the debtor acknowledged the debt.' },
)
export type Signature = Static<typeof Signature>

export const PaymentPlan = Type.Object(
  {
    paymentPlanId: { ...Uuid, description: 'The id of the payment plan.' },
    tenantId: Uuid,
    caseId: Uuid,
    caseSeqId: Type.Integer(),
    debtorName: Type.String({ description: 'Name of the debtor.' }),
    creditorName: Type.String(),
    status: Status,
    currency: Currency,
    amount: { ...Amount, description: 'The sum of the instalments.' },
    covers: OneOf(['ALL', 'PART'], {
      description: 'Whether the plan pays all of the debt, with its interest, or a part of it.',
    }),
    amountDue: {
      ...Amount,
      description: 'What was due when the plan was proposed, with accrued interest and the fee.',
    },
    interest: {
      ...Amount,
      description: 'The interest from then until the last instalment. Part of `amount` if the plan covers all.',
    },
    unpricedDays: Type.Integer({
      description:
        'Days until the last instalment for which no statutory rate is known. They bear no interest in the plan.',
    }),
    rulePack: Nullable(Type.String({ description: 'The rule pack that the interest was computed with.' })),
    rulePackVersion: Nullable(Type.String({ description: 'The version of the rule pack.' })),
    fee: { ...Amount, description: 'The fee for the plan; 0 if there is none.' },
    interval: IntervalInput,
    instalments: Type.Array(Instalment, { description: 'The instalments in the order of their due dates.' }),
    paid: { ...Amount, description: 'What was paid on the case since the plan was accepted.' },
    nextInstalment: Nullable(
      Type.Object(
        {
          number: Type.Integer({ description: 'The position of the instalment.' }),
          dueDate: Type.String({ format: 'date', description: 'When it is due.' }),
          amount: { ...Amount, description: 'What is left to pay of it.' },
        },
        { description: 'The first unpaid instalment of a plan in force.' },
      ),
    ),
    graceDays: Type.Integer({ description: 'Days after the due date until an instalment counts as missed.' }),
    breachAfterMissed: Type.Integer({ description: 'The plan is broken when this many instalments are missed.' }),
    breachAfterDays: Nullable(
      Type.Integer({ description: 'The plan is broken when an instalment is later than this many days.' }),
    ),
    reminderDays: Type.Integer({
      description:
        'Days before the due date on which `payment-plans.instalment-due` is emitted and the debtor is reminded by e-mail, once and through the contact gate. With 0 the event is emitted on the due date, and nobody is reminded.',
    }),
    proposedBy: OneOf(['CASEWORKER', 'DEBTOR'], { description: 'Who proposed the plan.' }),
    signature: Nullable(Signature),
    fileId: Nullable({ ...Uuid, description: 'The signed acknowledgement.' }),
    updateId: Nullable({ ...Uuid, description: 'The update that pauses the case.' }),
    endReason: Nullable(Type.String({ description: 'Why the plan or the proposal ended.' })),
    createdAt: Instant,
    createdBy: Actor,
    acceptedAt: Nullable({ ...Instant, description: 'Since when the plan is in force.' }),
    endedAt: Nullable({ ...Instant, description: 'When the plan or the proposal ended.' }),
  },
  { title: 'PaymentPlan' },
)
export type PaymentPlan = Static<typeof PaymentPlan>

/** An instalment that is due soon, paid or missed, with its plan. */
export const InstalmentNotice = Type.Object(
  {
    paymentPlanId: { ...Uuid, description: 'The id of the payment plan.' },
    caseId: Uuid,
    currency: Currency,
    instalment: Instalment,
  },
  { title: 'PaymentPlanInstalmentNotice' },
)

export const PlanParams = Type.Object({ tenantId: Uuid, paymentPlanId: { ...Uuid, description: 'The payment plan.' } })
export const PlanCaseParams = Type.Object({ tenantId: Uuid, caseId: { ...Uuid, description: 'The case.' } })

export const PlanListQuery = PageQuery({
  status: Type.Optional(OneOf(planStatuses, { description: 'Only plans with this status.' })),
  caseId: Type.Optional({ ...Uuid, description: 'Only plans of this case and of the cases merged into it.' }),
  creditorId: Type.Optional({ ...Uuid, description: 'Only plans on cases of this creditor.' }),
})

export const PlanAcceptance = Type.Object(
  {
    fileId: Type.Optional({
      ...Uuid,
      description: 'The signed acknowledgement on paper. Required unless the debtor has signed on the debtor web.',
    }),
    signedBy: Type.Optional(Text(200, { minLength: 1, description: 'Who signed the paper. Required with `fileId`.' })),
    signedOn: Type.Optional(
      Type.String({
        format: 'date',
        description: 'When the paper was signed. Defaults to today.',
        examples: ['2026-01-01'],
      }),
    ),
  },
  { title: 'PaymentPlanAcceptance' },
)
export type PlanAcceptance = Static<typeof PlanAcceptance>

export const PlanEnd = Type.Object(
  {
    status: OneOf(['DECLINED', 'WITHDRAWN', 'CANCELLED'], {
      description: '`DECLINED` or `WITHDRAWN` for a proposal, `CANCELLED` for a plan in force.',
    }),
    reason: Type.Optional(Text(500, { minLength: 1, description: 'Why the plan or the proposal ends.' })),
  },
  { title: 'PaymentPlanEnd' },
)
export type PlanEnd = Static<typeof PlanEnd>

const settingsMembers = {
  debtorMayPropose: Type.Boolean({ description: 'Whether debtors can propose a plan on the debtor web.' }),
  acceptsWithinLimits: Type.Boolean({
    description: 'Whether a plan that a debtor proposes within the limits is accepted automatically.',
  }),
  monthsMax: Type.Integer({
    minimum: 1,
    maximum: 120,
    description: 'The longest plan that a debtor can propose, in months.',
  }),
  instalmentMin: { ...PositiveAmount, description: 'The smallest instalment that a debtor can propose.' },
  graceDays: Type.Integer({
    minimum: 0,
    maximum: 90,
    description: 'Days after the due date until an instalment counts as missed.',
  }),
  breachAfterMissed: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: 'A plan is broken when this many instalments are missed.',
  }),
  breachAfterDays: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'A plan is broken when an instalment is later than this many days; null for no such limit.',
    }),
  ),
  reminderDays: Type.Integer({
    minimum: 0,
    maximum: 30,
    description:
      'Days before the due date on which `payment-plans.instalment-due` is emitted and the debtor is reminded by e-mail, once and through the contact gate. With 0 the event is emitted on the due date, and nobody is reminded.',
  }),
}

export const PlanSettings = Type.Object(
  {
    tenantId: Uuid,
    ...settingsMembers,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'PaymentPlanSettings' },
)
export type PlanSettings = Static<typeof PlanSettings>

export const PlanSettingsPatch = Type.Partial(Type.Object(settingsMembers), { title: 'PaymentPlanSettingsPatch' })
export type PlanSettingsPatch = Static<typeof PlanSettingsPatch>
