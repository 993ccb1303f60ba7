import { daysAfter, daysBetween } from '../../../platform/clock/calendar.ts'
import type { WorkflowDefinition, WorkflowStep } from './definition.schemas.ts'
import { after, type CaseState, next, type Position } from './next-step.rules.ts'

/** A step that would be done on a day if nothing else happened on the case. */
export interface PlannedStep {
  readonly on: string
  readonly step: WorkflowStep
  readonly round: number
}

/** The facts of a case on a later day, if nothing happens until then. Interest goes on, but is not foreseen. */
export function stateOn(state: CaseState, day: string): CaseState {
  const { dates } = state
  const over = state.pauses.flatMap(({ until }) => (until !== null && until <= day ? [until] : []))
  return {
    ...state,
    facts: {
      ...state.facts,
      daysOverdue: daysBetween(dates['due-date'], day),
      daysOpen: daysBetween(dates['case-created'], day),
      daysSincePayment: daysBetween(dates['last-payment'], day),
      daysSinceDemand: daysBetween(dates.demand, day),
    },
    pauses: state.pauses.filter(({ until }) => until === null || until > day),
    pauseEndedOn: [...over, ...(state.pauseEndedOn === null ? [] : [state.pauseEndedOn])].sort().at(-1) ?? null,
  }
}

/**
 * Plays a case forward without effect, from a day until another, or until so many steps are done. It uses the same
 * decisions as the service; what people and debtors do is not foreseen.
 */
export function simulateLife(
  definition: WorkflowDefinition,
  given: { readonly state: CaseState; readonly position: Position; readonly from: string },
  limits: { readonly until: string; readonly stepsMax: number },
): PlannedStep[] {
  const planned: PlannedStep[] = []
  let { state, position, from: day } = given
  while (day <= limits.until && planned.length < limits.stepsMax) {
    const decision = next(definition, stateOn(state, day), position, day)
    ;({ position } = decision)
    if (decision.kind === 'perform') {
      const { step } = decision
      planned.push({ on: day, step, round: position.round })
      state = stateAfter(state, step, day)
      position = after(definition, position, { on: day, isSent: true })
    } else if (decision.kind === 'done' || decision.until === null) {
      break
    } else {
      day = decision.until > day ? decision.until : daysAfter(day, 1)
    }
  }
  return planned
}

/** What a step changes about a case, as far as it can be foreseen. */
function stateAfter(state: CaseState, step: WorkflowStep, day: string): CaseState {
  const { facts, dates } = state
  const { amountDue, charges, letterCount } = facts
  if (step.type === 'fee') {
    const amount = step.amount ?? 0
    return { ...state, facts: { ...facts, amountDue: Number(amountDue) + amount, charges: Number(charges) + amount } }
  }
  if (step.type === 'end') return { ...state, isOver: true }
  if (step.type === 'status') return { ...state, facts: { ...facts, status: 'VERIFIED' } }
  if (step.type === 'court') return { ...state, facts: { ...facts, courtState: 'PREPARED' } }
  if (step.type !== 'letter') return state
  return {
    ...state,
    facts: { ...facts, letterCount: Number(letterCount) + 1 },
    dates: step.template === 'demand' ? { ...dates, demand: day } : dates,
  }
}
