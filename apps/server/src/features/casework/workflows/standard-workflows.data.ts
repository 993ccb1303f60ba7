import type { PackName } from '../../money/rule-packs/index.ts'
import type { WorkflowDefinition, WorkflowStep } from './definition.schemas.ts'

/** A workflow that every tenant starts with. It follows the rule pack of its name, and its words are in that country's language. */
export interface StandardWorkflow {
  readonly handle: PackName
  readonly name: string
  readonly description: string
  readonly definition: WorkflowDefinition
}

interface Words {
  readonly wait: string
  readonly reminder: string
  readonly secondReminder: string
  readonly demand: string
  readonly fee: string
  readonly compensation: string
  readonly canMail: string
  readonly email: string
  readonly isLarge: string
  readonly plan: string
  readonly review: string
  readonly reviewText: string
  /** The letter that the law wants before the demand, in place of the last reminder. */
  readonly notice?: { readonly label: string; readonly template: string }
  readonly end: string
}

const da: Words = {
  ...{ wait: 'Afvent betaling', reminder: 'Rykkerbrev', secondReminder: 'Rykkerbrev 2', demand: 'Inkassopåkrav' },
  ...{
    fee: 'Rykkergebyr',
    compensation: 'Kompensationsbeløb',
    canMail: 'Har skyldneren e-mail?',
    email: 'Rykker pr. e-mail',
  },
  ...{
    isLarge: 'Er beløbet stort nok til afdrag?',
    plan: 'Tilbyd afdragsordning',
    review: 'Vurdér sagen',
    end: 'Slut',
  },
  reviewText: 'Fristen i påkravet er udløbet. Vurdér, om sagen skal i retten, sættes i bero eller afsluttes.',
}
const nb: Words = {
  ...{ wait: 'Avvent betaling', reminder: 'Purring', secondReminder: 'Purring 2', demand: 'Betalingsoppfordring' },
  notice: { label: 'Inkassovarsel', template: 'collection-notice' },
  ...{
    fee: 'Purregebyr',
    compensation: 'Standardkompensasjon',
    canMail: 'Har skyldneren e-post?',
    email: 'Purring på e-post',
  },
  ...{
    isLarge: 'Er beløpet stort nok for nedbetaling?',
    plan: 'Tilby nedbetalingsplan',
    review: 'Vurder saken',
    end: 'Slutt',
  },
  reviewText: 'Fristen i betalingsoppfordringen er ute. Vurder rettslig inndriving, overvåking eller avslutning.',
}
const sv: Words = {
  ...{ wait: 'Invänta betalning', reminder: 'Påminnelse', secondReminder: 'Påminnelse 2', demand: 'Inkassokrav' },
  ...{
    fee: 'Påminnelseavgift',
    compensation: 'Förseningsersättning',
    canMail: 'Har gäldenären e-post?',
    email: 'Påminnelse via e-post',
  },
  ...{
    isLarge: 'Är beloppet stort nog för avbetalning?',
    plan: 'Erbjud avbetalningsplan',
    review: 'Bedöm ärendet',
    end: 'Slut',
  },
  reviewText: 'Tiden i inkassokravet har gått ut. Bedöm ansökan om betalningsföreläggande, bevakning eller avslut.',
}

interface Course {
  readonly words: Words
  /** Days after the due date before anything is sent. */
  readonly overdueDays: number
  /** Days between two steps. */
  readonly days: number
  /** Days that the demand gives, and that are waited for, with time for the post. */
  readonly demandDays: number
  /** The fee of each reminder, in the minor unit; none if the law allows none without an agreement. */
  readonly reminderFees: readonly number[]
  readonly compensation?: number
  /** The amount from which a plan is offered. */
  readonly planFrom?: number
}

/** Days that a letter is under way. */
const postDays = 4

/** Reminders, the demand that the law requires, an offer to pay in instalments, and then a person decides. */
function stepsOf(course: Course): WorkflowStep[] {
  const { words, overdueDays, days, demandDays, reminderFees, compensation, planFrom } = course
  const reminders = reminderFees.flatMap((amount, index): WorkflowStep[] => {
    const number = index + 1
    return [
      ...(amount === 0
        ? []
        : [{ id: `fee-${number}`, type: 'fee' as const, label: words.fee, voucherType: 'reminder-fee', amount }]),
      {
        ...{ id: `reminder-${number}`, type: 'letter', deadlineDays: days },
        ...{ label: index === 0 ? words.reminder : words.secondReminder, template: 'reminder' },
        ...(number === reminderFees.length ? words.notice : {}),
      },
      ...(index > 0
        ? []
        : [
            { id: 'can-mail', type: 'condition' as const, label: words.canMail, if: 'hasEmail', else: 'wait-1' },
            { id: 'email', type: 'email' as const, label: words.email, template: 'reminder' },
          ]),
      { id: `wait-${number}`, type: 'wait', label: words.wait, days },
    ]
  })
  return [
    { id: 'overdue', type: 'wait', label: words.wait, days: overdueDays, after: 'due-date' },
    ...(compensation === undefined
      ? []
      : [
          {
            ...{ id: 'compensation', type: 'fee' as const, label: words.compensation },
            ...{ voucherType: 'compensation', amount: compensation },
          },
        ]),
    ...reminders,
    { id: 'demand', type: 'letter', label: words.demand, template: 'demand', deadlineDays: demandDays },
    { id: 'wait-for-demand', type: 'wait', label: words.wait, days: demandDays + postDays },
    ...(planFrom === undefined
      ? []
      : [
          {
            id: 'is-large',
            type: 'condition' as const,
            label: words.isLarge,
            if: `amountDue >= ${planFrom}`,
            else: 'review',
          },
          { id: 'plan', type: 'plan' as const, label: words.plan, instalments: 6 },
          { id: 'wait-for-plan', type: 'wait' as const, label: words.wait, days: 14 },
        ]),
    { id: 'review', type: 'task', label: words.review, text: words.reviewText, role: 'caseworker' },
    { id: 'end', type: 'end', label: words.end },
  ]
}

/** The workflows that every tenant starts with, one for each rule pack. */
export const standardWorkflows: readonly StandardWorkflow[] = [
  {
    ...{ handle: 'dk-consumer', name: 'Danmark, privat' },
    description: 'To rykkere med gebyr, påkrav efter inkassolovens § 10, tilbud om afdrag, og derefter en vurdering.',
    definition: {
      steps: stepsOf({
        ...{ words: da, overdueDays: 10, days: 10, demandDays: 10, reminderFees: [10_000, 10_000], planFrom: 100_000 },
      }),
    },
  },
  {
    ...{ handle: 'dk-business', name: 'Danmark, erhverv' },
    description: 'Kompensationsbeløb og én rykker, påkrav efter inkassolovens § 10, og derefter en vurdering.',
    definition: {
      steps: stepsOf({
        ...{ words: da, overdueDays: 10, days: 10, demandDays: 10, reminderFees: [10_000], compensation: 31_000 },
      }),
    },
  },
  {
    ...{ handle: 'no-consumer', name: 'Norge, privat' },
    description:
      'Purring og inkassovarsel, betalingsoppfordring med 14 dagers frist, tilbud om nedbetaling, og vurdering.',
    definition: {
      steps: stepsOf({
        ...{ words: nb, overdueDays: 14, days: 14, demandDays: 14, reminderFees: [3_500, 3_500], planFrom: 100_000 },
      }),
    },
  },
  {
    ...{ handle: 'no-business', name: 'Norge, bedrift' },
    description:
      'Standardkompensasjon og inkassovarsel, betalingsoppfordring med 14 dagers frist, og deretter en vurdering.',
    definition: {
      steps: stepsOf({
        ...{ words: nb, overdueDays: 14, days: 14, demandDays: 14, reminderFees: [3_500], compensation: 47_000 },
      }),
    },
  },
  {
    ...{ handle: 'se-consumer', name: 'Sverige, privat' },
    description: 'Påminnelse utan avgift, inkassokrav, erbjudande om avbetalning, och därefter en bedömning.',
    definition: {
      steps: stepsOf({
        ...{ words: sv, overdueDays: 5, days: 10, demandDays: 10, reminderFees: [0], planFrom: 100_000 },
      }),
    },
  },
  {
    ...{ handle: 'se-business', name: 'Sverige, företag' },
    description: 'Förseningsersättning och påminnelse, inkassokrav, och därefter en bedömning.',
    definition: {
      steps: stepsOf({
        ...{ words: sv, overdueDays: 5, days: 8, demandDays: 10, reminderFees: [0], compensation: 45_000 },
      }),
    },
  },
]
