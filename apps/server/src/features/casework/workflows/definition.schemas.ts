import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { expressionLengthMax } from './expression-tokens.rules.ts'
import { message } from './workflows.problems.ts'

export const stepTypes = [
  ...(['wait', 'condition', 'letter', 'email', 'sms', 'fee', 'task', 'update', 'plan', 'status'] as const),
  ...(['court', 'end'] as const),
] as const
export type StepType = (typeof stepTypes)[number]

/** The facts that a wait can count from. */
export const waitStarts = ['previous-step', 'due-date', 'case-created', 'last-payment', 'demand'] as const
export type WaitStart = (typeof waitStarts)[number]

export const stepsMax = 60

const StepId = (description: string): Type.TString =>
  Form(
    '^[a-z][a-z0-9-]{0,39}$',
    message(
      'must start with a lowercase letter, followed by lowercase letters, digits or hyphens, such as first-letter',
    ),
    { description, examples: ['first-letter'] },
  )
const Target = (description: string): Type.TOptional<Type.TString> => Type.Optional(StepId(description))
const Condition = (description: string): Type.TOptional<Type.TString> =>
  Type.Optional(
    Text(expressionLengthMax, { minLength: 1, description, examples: ['amountDue >= 10000 and not isCompany'] }),
  )
const Handle = (description: string): Type.TOptional<Type.TString> =>
  Type.Optional(Text(64, { minLength: 1, description }))
const Days = (minimum: number, maximum: number, description: string): Type.TOptional<Type.TInteger> =>
  Type.Optional(Type.Integer({ minimum, maximum, description }))

export const WorkflowStep = Type.Object(
  {
    id: StepId('The name of the step, unique in the workflow.'),
    type: OneOf(stepTypes, {
      description:
        'What the step does. `wait` needs `days` or `until`, `condition` needs `if`, `letter` and `email` need `template`, `sms` and `task` need `text`, `fee` needs `voucherType` and `amount`, `update` needs `updateTypeId`, `plan` needs `instalments`, and `status` needs `status`. `court` prepares a court claim.',
    }),
    label: Type.Optional(Text(120, { description: 'What people call the step.' })),
    goto: Target('The step that follows; by default the next one in the list. An `end` has none.'),
    days: Days(0, 3_650, 'How long a `wait` lasts. Each wait counts from when the step before it really happened.'),
    after: Type.Optional(
      OneOf(waitStarts, { description: 'What the `days` of a `wait` count from; `previous-step` by default.' }),
    ),
    until: Condition('A `wait` also ends as soon as this is true.'),
    if: Condition('The condition of a `condition`.'),
    then: Target('The step after a `condition` that is true; by default the next one.'),
    else: Target('The step after a `condition` that is false; by default the next one.'),
    template: Handle('The handle of a template. The language follows the recipient.'),
    deadlineDays: Days(1, 90, 'The days that a `letter` gives for payment; by default those of the tenant or the law.'),
    text: Type.Optional(Text(1_000, { minLength: 1, description: 'The text of an `sms`, a `task` or an `update`.' })),
    voucherType: Handle('The handle of the voucher type of a `fee`.'),
    amount: Type.Optional(
      Type.Integer({
        ...{ minimum: 1, maximum: 9_007_199_254_740_991 },
        description: 'The amount of a `fee`, in the minor unit of the currency of the case.',
      }),
    ),
    updateTypeId: Type.Optional(
      Type.Unsafe<string>({ ...Uuid, description: 'The type of the update of an `update`, or of a `task`.' }),
    ),
    role: Type.Optional(
      OneOf(['caseworker', 'admin'], { description: 'The role that a `task` is for; `caseworker` by default.' }),
    ),
    remindDays: Days(0, 365, 'After how many days a `task` or an `update` reminds; at once by default.'),
    instalments: Days(2, 60, 'The number of monthly instalments that a `plan` offers.'),
    status: Type.Optional(OneOf(['VERIFIED'], { description: 'The status that a `status` gives the case.' })),
    endReason: Handle('With the handle of an end reason, an `end` also ends the case.'),
  },
  { title: 'WorkflowStep' },
)
export type WorkflowStep = Static<typeof WorkflowStep>

export const WorkflowDefinition = Type.Object(
  {
    daysBetweenLetters: Days(
      ...([0, 60] as const),
      'The least number of days between two letters of the workflow, however late they are; 7 by default.',
    ),
    daysAfterPause: Days(
      ...([0, 60] as const),
      'The least number of days between the end of a pause and the next step; 3 by default.',
    ),
    steps: Type.Array(WorkflowStep, { minItems: 1, maxItems: stepsMax, description: 'The steps, in order.' }),
  },
  { title: 'WorkflowDefinition' },
)
export type WorkflowDefinition = Static<typeof WorkflowDefinition>
