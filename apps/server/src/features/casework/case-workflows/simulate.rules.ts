import { daysAfter } from '../../../platform/clock/calendar.ts'
import type { Currency } from '../../../platform/money/money.ts'
import {
  type CaseState,
  messageTypes,
  type PlannedStep,
  simulateLife,
  startOf,
  type WorkflowDefinition,
} from '../workflows/index.ts'

/** What a workflow would do in one week. */
export interface SimulatedWeek {
  /** Its first day. */
  readonly from: string
  readonly letters: number
  readonly emails: number
  readonly textMessages: number
  readonly fees: number
  /** The sum of the fees, in the minor unit. Those that the law does not allow are included. */
  readonly feeAmount: number
  readonly tasks: number
  readonly otherSteps: number
  /** What is paid, by the assumption. */
  readonly cash: readonly { readonly currency: Currency; readonly amount: number }[]
}

/** More steps of one case are not played. */
const stepsMax = 200
/** A message is answered by a payment a week later, or not at all. */
const daysUntilPaid = 7

/** What is assumed of debtors: the share of the cases that pay in full after each message. */
export interface Assumption {
  readonly paidShare: number
}

/** A step, and the share of a case that has not paid before it. */
type ExpectedStep = PlannedStep & { readonly share: number }

interface ExpectedPayment {
  readonly on: string
  readonly currency: Currency
  readonly amount: number
}

/**
 * Plays cases forward without effect, as if each started the workflow on a day, and nothing happened on it but what is
 * assumed. Returns what would be done in each week: expected values, in whole numbers.
 */
export function simulateWorkflow(
  definition: WorkflowDefinition,
  states: readonly CaseState[],
  { from, weeks, paidShare }: Assumption & { readonly from: string; readonly weeks: number },
): SimulatedWeek[] {
  const until = daysAfter(from, weeks * 7 - 1)
  const lives = states.map((state) => {
    const planned = simulateLife(definition, { state, position: startOf(definition, from), from }, { until, stepsMax })
    return expectedLife(state, planned, paidShare)
  })
  const steps = lives.flatMap((life) => life.steps)
  const payments = lives.flatMap((life) => life.payments)
  return Array.from({ length: weeks }, (_, index) => {
    const first = daysAfter(from, index * 7)
    const next = daysAfter(from, (index + 1) * 7)
    const isIn = ({ on }: { readonly on: string }): boolean => on >= first && on < next
    return { from: first, ...workOf(steps.filter(isIn)), cash: cashOf(payments.filter(isIn)) }
  })
}

/** Each message is paid by a share of those that have not paid before; they need no more steps. */
function expectedLife(
  { facts }: CaseState,
  planned: readonly PlannedStep[],
  paidShare: number,
): { readonly steps: ExpectedStep[]; readonly payments: ExpectedPayment[] } {
  const steps: ExpectedStep[] = []
  const payments: ExpectedPayment[] = []
  const currency = facts['currency'] as Currency
  let owed = Number(facts['amountDue'])
  let share = 1
  for (const each of planned) {
    steps.push({ ...each, share })
    if (each.step.type === 'fee') owed += each.step.amount ?? 0
    if (!isMessage(each) || paidShare === 0) continue
    payments.push({ on: daysAfter(each.on, daysUntilPaid), currency, amount: share * paidShare * owed })
    share *= 1 - paidShare
  }
  return { steps, payments }
}

function isMessage({ step }: PlannedStep): boolean {
  return messageTypes.some((type) => type === step.type)
}

function workOf(steps: readonly ExpectedStep[]): Omit<SimulatedWeek, 'from' | 'cash'> {
  const ofType = (type: string): ExpectedStep[] => steps.filter(({ step }) => step.type === type)
  const count = (expected: readonly ExpectedStep[]): number =>
    Math.round(expected.reduce((sum, { share }) => sum + share, 0))
  const fees = ofType('fee')
  const others = steps.filter((each) => !isMessage(each) && !['fee', 'task'].includes(each.step.type))
  return {
    ...{ letters: count(ofType('letter')), emails: count(ofType('email')), textMessages: count(ofType('sms')) },
    fees: count(fees),
    feeAmount: Math.round(fees.reduce((sum, { step, share }) => sum + share * (step.amount ?? 0), 0)),
    ...{ tasks: count(ofType('task')), otherSteps: count(others) },
  }
}

function cashOf(payments: readonly ExpectedPayment[]): SimulatedWeek['cash'] {
  const sums = new Map<Currency, number>()
  for (const { currency, amount } of payments) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount: Math.round(amount) }))
    .sort((one, other) => one.currency.localeCompare(other.currency))
}
