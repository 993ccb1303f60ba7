import {
  type CaseState,
  daysAfter,
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
}

/** More steps of one case are not played. */
const stepsMax = 200

/**
 * Plays cases forward without effect, as if each started the workflow on a day and nothing else happened on it. Returns
 * what would be done in each week.
 */
export function simulateWorkflow(
  definition: WorkflowDefinition,
  states: readonly CaseState[],
  { from, weeks }: { readonly from: string; readonly weeks: number },
): SimulatedWeek[] {
  const until = daysAfter(from, weeks * 7 - 1)
  const planned = states.flatMap((state) =>
    simulateLife(definition, { state, position: startOf(definition, from), from }, { until, stepsMax }),
  )
  return Array.from({ length: weeks }, (_, index) => {
    const first = daysAfter(from, index * 7)
    const next = daysAfter(from, (index + 1) * 7)
    return weekOf(
      first,
      planned.filter(({ on }) => on >= first && on < next),
    )
  })
}

function weekOf(from: string, planned: readonly PlannedStep[]): SimulatedWeek {
  const ofType = (...types: readonly string[]): PlannedStep[] => planned.filter(({ step }) => types.includes(step.type))
  const fees = ofType('fee')
  return {
    ...{ from, letters: ofType('letter').length, emails: ofType('email').length, textMessages: ofType('sms').length },
    ...{ fees: fees.length, feeAmount: fees.reduce((sum, { step }) => sum + (step.amount ?? 0), 0) },
    tasks: ofType('task').length,
    otherSteps: planned.length - ofType(...messageTypes, 'fee', 'task').length,
  }
}
