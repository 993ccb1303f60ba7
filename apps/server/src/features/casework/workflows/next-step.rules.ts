import { daysAfter } from '../../../platform/clock/calendar.ts'
import type { Facts } from './case-facts.data.ts'
import { followersOf } from './check-definition.rules.ts'
import type { WaitStart, WorkflowDefinition, WorkflowStep } from './definition.schemas.ts'
import { dependsOnDate, isTrue } from './expression.rules.ts'

export const messageTypes = ['letter', 'email', 'sms'] as const
export type MessageType = (typeof messageTypes)[number]

/** Where a case is in its workflow. Days are `YYYY-MM-DD`. */
export interface Position {
  readonly stepId: string
  /** Counts how often the workflow went back, so that a step can be done again. */
  readonly round: number
  /** The day on which the previous step happened. */
  readonly since: string
  /** The day of the last message of each kind. */
  readonly sentOn: Readonly<Partial<Record<MessageType, string>>>
}

export const pauseKinds = ['update', 'dispute', 'settled'] as const

/** Why a case is paused. Without an end, something has to happen on the case first. */
export interface Pause {
  readonly kind: (typeof pauseKinds)[number]
  /** The first day on which it no longer applies. */
  readonly until: string | null
  /** The type of the update. */
  readonly label: string | null
}

/** All that decides what comes next on a case. */
export interface CaseState {
  readonly facts: Facts
  /** The days that waits can count from. */
  readonly dates: Readonly<Record<Exclude<WaitStart, 'previous-step'>, string | null>>
  readonly pauses: readonly Pause[]
  /** The day on which the last pause ended. */
  readonly pauseEndedOn: string | null
  readonly isOver: boolean
}

export type WaitReason = 'wait' | 'until' | 'letter-spacing' | 'message-spacing' | 'after-pause'

export type Decision =
  /** Nothing can be done before the day; null if something has to happen first. */
  | { readonly kind: 'wait'; readonly position: Position; readonly until: string | null; readonly reason: WaitReason }
  | {
      readonly kind: 'paused'
      readonly position: Position
      readonly until: string | null
      readonly pauses: readonly Pause[]
    }
  | { readonly kind: 'perform'; readonly position: Position; readonly step: WorkflowStep }
  | { readonly kind: 'done'; readonly position: Position }

const usualLetterSpacing = 7
const usualDaysAfterPause = 3

/** Where a case starts. */
export function startOf({ steps }: WorkflowDefinition, today: string): Position {
  const [first] = steps
  if (first === undefined) throw new RangeError('A workflow has at least one step.')
  return { stepId: first.id, round: 1, since: today, sentOn: {} }
}

/**
 * Decides what comes next on a case. The result depends on the facts and the days only, never on when or how often it is
 * asked: waits that are over and conditions are passed, each wait from the day on which the one before it was due.
 */
export function next(definition: WorkflowDefinition, state: CaseState, position: Position, today: string): Decision {
  let at = position
  // Every loop contains a wait of a day, so that no step is passed twice on one day of the workflow.
  for (;;) {
    const step = definition.steps.find(({ id }) => id === at.stepId)
    if (step === undefined || state.isOver) return { kind: 'done', position: at }
    const stay =
      step.type === 'wait' ? waiting(step, state, at, today) : resting(definition, step, state, { at, today })
    if (stay !== undefined) return stay
    if (step.type !== 'wait' && step.type !== 'condition') {
      return step.type === 'end' && step.endReason === undefined
        ? { kind: 'done', position: at }
        : { kind: 'perform', position: at, step }
    }
    const since = step.type === 'wait' ? passedOn(step, state, at, today) : at.since
    at = { ...positionAfter(definition, step, at, isConditionTrue(step, state)), since }
  }
}

/** The position after a step that was done or skipped on a day. */
export function after(
  definition: WorkflowDefinition,
  position: Position,
  { on, isSent }: { readonly on: string; readonly isSent: boolean },
): Position {
  const step = definition.steps.find(({ id }) => id === position.stepId)
  if (step === undefined) return position
  const type = messageTypes.find((each) => each === step.type)
  const sentOn = type === undefined || !isSent ? position.sentOn : { ...position.sentOn, [type]: on }
  return { ...positionAfter(definition, step, position, true), since: on, sentOn }
}

function isConditionTrue(step: WorkflowStep, { facts }: CaseState): boolean {
  return step.if === undefined || isTrue(step.if, facts)
}

/** The end of a workflow is a position at a step that does not exist. */
export const endStepId = ''

function positionAfter({ steps }: WorkflowDefinition, step: WorkflowStep, at: Position, isTaken: boolean): Position {
  const index = steps.indexOf(step)
  const [first = steps.length, second = first] = followersOf(steps, index)
  const target = isTaken ? first : second
  const round = target <= index ? at.round + 1 : at.round
  return { ...at, stepId: steps[target]?.id ?? endStepId, round }
}

/** The day on which a wait is over by its days; undefined if it has none. */
function dueOn(step: WorkflowStep, { dates }: CaseState, { since }: Position): string | undefined {
  if (step.days === undefined) return undefined
  const start = step.after === undefined || step.after === 'previous-step' ? since : (dates[step.after] ?? since)
  const due = daysAfter(start, step.days)
  return due < since ? since : due
}

function isUntilMet({ until }: WorkflowStep, { facts }: CaseState): boolean {
  return until !== undefined && isTrue(until, facts)
}

function waiting(step: WorkflowStep, state: CaseState, at: Position, today: string): Decision | undefined {
  const due = dueOn(step, state, at)
  if (isUntilMet(step, state) || (due !== undefined && due <= today)) return undefined
  const isDaily = step.until !== undefined && dependsOnDate(step.until)
  const tomorrow = daysAfter(today, 1)
  const until = isDaily && (due === undefined || tomorrow < due) ? tomorrow : (due ?? null)
  return { kind: 'wait', position: at, until, reason: due === undefined ? 'until' : 'wait' }
}

function passedOn(step: WorkflowStep, state: CaseState, at: Position, today: string): string {
  const due = dueOn(step, state, at)
  return due !== undefined && due <= today ? due : today
}

/** Why a step that is not a wait is not done now; undefined if it is. */
function resting(
  definition: WorkflowDefinition,
  step: WorkflowStep,
  state: CaseState,
  { at, today }: { readonly at: Position; readonly today: string },
): Decision | undefined {
  if (step.type === 'end') return undefined
  if (state.pauses.length > 0)
    return { kind: 'paused', position: at, until: endOfPauses(state.pauses), pauses: state.pauses }
  const { daysAfterPause = usualDaysAfterPause } = definition
  const opens = state.pauseEndedOn === null ? today : daysAfter(state.pauseEndedOn, daysAfterPause)
  if (opens > today) return { kind: 'wait', position: at, until: opens, reason: 'after-pause' }
  return spacing(definition, step, at, today)
}

/** The day on which all pauses are over; null if one of them has no end. */
function endOfPauses(pauses: readonly Pause[]): string | null {
  return pauses.reduce<string | null>(
    (last, { until }) => (last === null || until === null ? null : until > last ? until : last),
    pauses[0]?.until ?? null,
  )
}

/** However late a workflow is, letters keep their distance, and no other kind of message is sent twice on a day. */
function spacing(
  { daysBetweenLetters = usualLetterSpacing }: WorkflowDefinition,
  { type }: WorkflowStep,
  at: Position,
  today: string,
): Decision | undefined {
  const kind = messageTypes.find((each) => each === type)
  const last = kind === undefined ? undefined : at.sentOn[kind]
  if (last === undefined) return undefined
  const until = daysAfter(last, kind === 'letter' ? daysBetweenLetters : 1)
  if (until <= today) return undefined
  return { kind: 'wait', position: at, until, reason: kind === 'letter' ? 'letter-spacing' : 'message-spacing' }
}
