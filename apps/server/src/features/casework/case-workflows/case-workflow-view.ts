import { daysAfter } from '../../../platform/clock/calendar.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { type Decision, endStepId, simulateLife, type WorkflowStep } from '../workflows/index.ts'
import { caseStateOf } from './case-state.ts'
import { type CaseStateRow, findCaseStates } from './case-state.queries.ts'
import { decide } from './decide.ts'
import { message } from './case-workflows.problems.ts'
import type { CaseWorkflow, CaseWorkflowSummary } from './case-workflows.schemas.ts'
import { findPlace, findPlaces, findPosition, type PlaceRow, type PositionRow } from './positions.queries.ts'
import { listSteps, type StepReason, type StepRow } from './steps.queries.ts'

/** How many of the coming steps are shown, and how far ahead. */
const upcomingMax = 5
const upcomingDays = 366

/** Where a case is in its workflow, what comes next, and what was done. */
export async function getCaseWorkflow(context: ReadContext, caseId: string): Promise<CaseWorkflow> {
  const { tenantId, read, now, principal } = context
  const row = requireFirst(await read(findPosition(tenantId, caseId)), message('The case follows no workflow.'))
  const facts = requireFirst(await read(findCaseStates(tenantId, [caseId], now)), message('There is no such case.'))
  return fullView(row, facts, await read(listSteps(tenantId, caseId)), { now, timeZone: principal.tenant.timeZone })
}

function fullView(
  row: PositionRow,
  facts: CaseStateRow,
  history: readonly StepRow[],
  at: { readonly now: Date; readonly timeZone: string },
): CaseWorkflow {
  const { decision } = decide(row, facts, at)
  const labels = new Map(row.definition.steps.map((step) => [step.id, step.label ?? null]))
  return {
    ...summaryOf(row),
    publishedVersion: row.publishedVersion,
    outlook: outlookOf(row, decision),
    waitsFor: decision.kind === 'wait' ? decision.reason : null,
    until: decision.kind === 'wait' || decision.kind === 'paused' ? decision.until : null,
    pauses: decision.kind === 'paused' ? decision.pauses.map(({ kind, label, until }) => ({ kind, label, until })) : [],
    upcoming: upcomingOf(row, facts, at),
    steps: row.definition.steps.map(nameOf),
    history: inOrder(history, row.definition.steps).map((step) => stepView(step, labels.get(step.stepId) ?? null)),
  }
}

/** The newest first. Steps of the same moment are in the order of the workflow. */
function inOrder(history: readonly StepRow[], steps: readonly WorkflowStep[]): StepRow[] {
  const indexes = new Map(steps.map(({ id }, index) => [id, index]))
  const indexOf = ({ stepId }: StepRow): number => indexes.get(stepId) ?? -1
  return history.toSorted(
    (one, two) => two.at.getTime() - one.at.getTime() || two.round - one.round || indexOf(two) - indexOf(one),
  )
}

function nameOf({ id, type, label }: WorkflowStep): CaseWorkflow['steps'][number] {
  return { stepId: id, type, label: label ?? null }
}

function outlookOf({ state }: PositionRow, { kind }: Decision): CaseWorkflow['outlook'] {
  if (state === 'HELD') return 'HELD'
  if (state !== 'RUNNING' || kind === 'done') return 'OVER'
  if (kind === 'perform') return 'DUE'
  return kind === 'wait' ? 'WAITING' : 'PAUSED'
}

function upcomingOf(
  row: PositionRow,
  facts: CaseStateRow,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): CaseWorkflow['upcoming'] {
  if (row.state === 'DONE' || row.state === 'LEFT') return []
  const from = localDate(now, timeZone)
  const state = caseStateOf(facts, from, timeZone)
  const limits = { until: daysAfter(from, upcomingDays), stepsMax: upcomingMax }
  return simulateLife(row.definition, { state, position: row, from }, limits).map(({ on, step }) => ({
    ...nameOf(step),
    on,
  }))
}

function stepView(step: StepRow, label: string | null): CaseWorkflow['history'][number] {
  const { stepId, type, version, round, state, attempts, by, effect } = step
  return {
    ...{ stepId, type, label, version, round, state, attempts, at: instant(step.at), by },
    ...{ reason: reasonView(step.reason), retryAt: nullableInstant(step.retryAt), effect: { ...effect } },
  }
}

function reasonView(reason: StepReason | null): CaseWorkflow['history'][number]['reason'] {
  if (reason === null) return null
  return 'text' in reason ? { code: null, en: reason.text, da: reason.text } : reason
}

/** A position as events and responses of writes show it. */
export function summaryOf(row: PlaceRow): CaseWorkflowSummary {
  const { caseId, workflowId, workflowName, version, chosenBy, state, round, since, heldReason, updatedBy } = row
  return {
    ...{
      caseId,
      workflowId,
      workflowName,
      version,
      chosenBy,
      state,
      stepId: row.stepId === endStepId ? null : row.stepId,
    },
    ...{ round, since, heldReason, startedAt: instant(row.startedAt), updatedAt: instant(row.updatedAt), updatedBy },
  }
}

/** Emits and records where a case is now. */
export async function announcePosition(
  command: Command,
  caseId: string,
  before?: CaseWorkflowSummary,
): Promise<CaseWorkflowSummary> {
  return announce(command, await command.transaction.one(findPlace(command.tenantId, caseId)), before)
}

/** The same for several cases, in their order. */
export async function announcePositions(command: Command, caseIds: readonly string[]): Promise<void> {
  if (caseIds.length === 0) return
  const rows = await command.transaction.many(findPlaces(command.tenantId, caseIds))
  const rowOf = new Map(rows.map((row) => [row.caseId, row]))
  for (const caseId of caseIds) {
    const row = rowOf.get(caseId)
    if (row !== undefined) announce(command, row)
  }
}

function announce(command: Command, row: PlaceRow, before?: CaseWorkflowSummary): CaseWorkflowSummary {
  const summary = summaryOf(row)
  const { caseId } = row
  command.emit({ type: 'case-workflows.update', subjectId: caseId, caseId, data: summary })
  command.audit({ subjectType: 'case-workflow', subjectId: caseId, ...(before && { before }), after: summary })
  return summary
}
