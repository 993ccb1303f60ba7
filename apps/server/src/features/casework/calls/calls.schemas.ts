import Type, { type Static } from 'typebox'
import { Nullable, OneOf, Text, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Name } from '../../../platform/http/schemas/wire-parts.ts'
import { PaymentPlanInput } from '../../money/payment-plans/index.ts'

const outcomes = ['REACHED', 'NO_ANSWER', 'VOICEMAIL', 'WRONG_NUMBER'] as const
const identityChecks = ['CPR', 'DATE_OF_BIRTH', 'ADDRESS', 'REFERENCE'] as const

const PromisedPayment = Type.Object({
  amount: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The promised amount in the minor unit. Defaults to all that is outstanding.',
    }),
  ),
  dueAt: { ...TimestampInput, description: 'When the debtor promised to pay, as a timestamp or a plain date.' },
})

const AgreedPlan = Type.Omit(PaymentPlanInput, ['fee'])

const FollowUp = Type.Object({
  at: { ...TimestampInput, description: 'When somebody is to be reminded, as a timestamp or a plain date.' },
  text: Type.Optional(Text(20_000, { default: '', description: 'What is to be done then.' })),
})

const Confirmation = Type.Object({
  subject: Text(500, { minLength: 1, description: 'The subject line.' }),
  text: Text(65_536, { minLength: 1, description: 'HTML. Scripts and external content are removed.' }),
})

export const CallInput = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case that the call was about.' },
    direction: OneOf(['INCOMING', 'OUTGOING'], { description: '`INCOMING` if the other party called.' }),
    userId: Type.Optional({ ...Uuid, description: 'The user of the customer that was called or called.' }),
    name: Type.Optional({ ...Name, description: 'The name of anybody else. Give exactly one of `userId` and `name`.' }),
    outcome: OneOf(outcomes, {
      description: 'How the call ended. A promise, a plan or a confirmation needs `REACHED`.',
    }),
    identityCheck: Type.Optional(
      OneOf(identityChecks, {
        description:
          'How the other party proved who they are. Needed before a promise, a plan or a confirmation, which disclose the debt.',
      }),
    ),
    notes: Type.Optional(
      Text(65_536, { default: '', description: 'What was said. HTML. Scripts and external content are removed.' }),
    ),
    promise: Type.Optional(
      Type.Unsafe<Static<typeof PromisedPayment>>({
        ...PromisedPayment,
        description: 'Records a promise to pay, as `create-promise` does. Needs `write:updates`.',
      }),
    ),
    plan: Type.Optional(
      Type.Unsafe<Static<typeof AgreedPlan>>({
        ...AgreedPlan,
        description:
          'Proposes a payment plan, as `create-payment-plan` does. Needs `write:payment-plans`. Not together with `promise`.',
      }),
    ),
    followUp: Type.Optional(
      Type.Unsafe<Static<typeof FollowUp>>({
        ...FollowUp,
        description: 'Adds an update of the standard type “Call back” with a reminder. Needs `write:updates`.',
      }),
    ),
    confirmation: Type.Optional(
      Type.Unsafe<Static<typeof Confirmation>>({
        ...Confirmation,
        description: 'An e-mail to the user that confirms what was agreed. It passes the contact gate.',
      }),
    ),
  },
  { title: 'CallInput' },
)
export type CallInput = Static<typeof CallInput>

export const LoggedCall = Type.Object(
  {
    interactionId: { ...Uuid, description: 'The call on the timeline of the case.' },
    promiseId: Nullable({ ...Uuid, description: 'The update that is the promise.' }),
    paymentPlanId: Nullable({ ...Uuid, description: 'The proposed payment plan.' }),
    followUpId: Nullable({ ...Uuid, description: 'The update with the reminder.' }),
    confirmationId: Nullable({ ...Uuid, description: 'The interaction that is the e-mail.' }),
  },
  { title: 'LoggedCall' },
)
export type LoggedCall = Static<typeof LoggedCall>
