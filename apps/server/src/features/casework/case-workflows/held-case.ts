import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { holdCases, holdManyCases } from '../case-status/index.ts'
import { continueOpenUpdate } from '../updates/index.ts'
import type { Decision, WorkflowStep } from '../workflows/index.ts'
import { overduePromises } from './case-state.ts'
import { type CaseStateRow, findCaseStates } from './case-state.queries.ts'
import { decide } from './decide.ts'
import { lockPositions, type PositionRow, type PositionState, savePosition } from './positions.queries.ts'
import { isTooSoon } from './refusal.rules.ts'
import { findStep, recordStep, type StepRow } from './steps.queries.ts'

/** A case under its lock, with what decides on it. */
export interface HeldCase {
  readonly row: PositionRow
  readonly facts: CaseStateRow
}

export type Performed = Extract<Decision, { kind: 'perform' }>

/**
 * Locks a case, and reads where it is and what decides on it; undefined if its workflow is not running. A promise to pay
 * that was not kept by its day no longer pauses it.
 */
export async function holdCase(command: Command, caseId: string): Promise<HeldCase | undefined> {
  await holdCases(command, caseId)
  const [held] = await readHeld(command, [caseId])
  return held && withoutOverdue(command, held)
}

/** The same for several cases of a workflow, except that overdue promises are left. Those that changed hands are left out. */
export async function holdCasesOf(
  command: Command,
  workflowId: string,
  caseIds: readonly string[],
): Promise<HeldCase[]> {
  const heldIds = await holdManyCases(command, caseIds)
  const held = await readHeld(command, [...heldIds])
  return held.filter(({ row }) => row.workflowId === workflowId)
}

async function readHeld(command: Command, caseIds: readonly string[]): Promise<HeldCase[]> {
  const { tenantId, transaction, now } = command
  const [rows, states] = await Promise.all([
    transaction.many(lockPositions(tenantId, caseIds)),
    transaction.many(findCaseStates(tenantId, caseIds, now)),
  ])
  const factsOf = new Map(states.map((facts) => [facts.caseId, facts]))
  return rows.flatMap((row) => {
    const facts = factsOf.get(row.caseId)
    return facts === undefined || row.state !== 'RUNNING' ? [] : [{ row, facts }]
  })
}

/** The case after promises that were not kept by their day no longer pause it. */
export async function withoutOverdue(command: Command, held: HeldCase): Promise<HeldCase> {
  const { tenantId, transaction, now } = command
  const overdue = overdueOn(command, held)
  if (overdue.length === 0) return held
  for (const updateId of overdue) await continueOpenUpdate(command, updateId)
  return { ...held, facts: await transaction.one(findCaseStates(tenantId, [held.row.caseId], now)) }
}

/** The promises on a case that were not kept by their day: they no longer pause it, which changes the decision. */
export function overdueOn(
  { now, tenant }: { readonly now: Date; readonly tenant: Pick<Command['tenant'], 'timeZone'> },
  { facts }: Pick<HeldCase, 'facts'>,
): string[] {
  return overduePromises(facts, localDate(now, tenant.timeZone), tenant.timeZone)
}

/** What comes next on a case. */
export function decideHeld({ now, tenant }: Command, { row, facts }: HeldCase): ReturnType<typeof decide> {
  return decide(row, facts, { now, timeZone: tenant.timeZone })
}

/** Whether a step was refused today already. Then the case waits for the day of the next attempt. */
export async function waitsForRetry(command: Command, row: PositionRow, { position }: Performed): Promise<boolean> {
  const { tenantId, transaction, now, tenant } = command
  const earlier = await transaction.maybeOne(findStep(tenantId, row.caseId, stepKey(row, position)))
  if (!isTooSoon(earlier, now, tenant.timeZone)) return false
  await move(command, row, { position, state: 'RUNNING', nextAt: earlier?.retryAt ?? null })
  return true
}

/** Stores where a case is now, and when to look at it next. */
export async function move(
  { tenantId, transaction, now, actor }: Command,
  { caseId, version }: PositionRow,
  to: { position: Decision['position']; state: PositionState; nextAt: Date | null },
): Promise<void> {
  await transaction.run(savePosition(tenantId, caseId, { ...to, version, heldReason: null, now, actor }))
}

type RecordedStep = Pick<StepRow, 'state' | 'reason' | 'retryAt' | 'effect'> & {
  readonly step: WorkflowStep
  readonly position: { readonly round: number }
}

/** Records a step under its key. Throws if it was done before in this round: then nothing of the transaction may stay. */
export async function record(command: Command, row: PositionRow, recorded: RecordedStep): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const { step, position, ...result } = recorded
  const key = stepKey(row, { stepId: step.id, round: position.round })
  const stored = await transaction.run(
    recordStep(tenantId, row.caseId, { ...key, ...result, type: step.type, at: now, by: actor }),
  )
  if (stored !== 1) throw new Error(`The step ${step.id} of the case ${row.caseId} was done before.`)
}

function stepKey(
  { workflowId, version }: PositionRow,
  { stepId, round }: { stepId: string; round: number },
): Pick<StepRow, 'workflowId' | 'version' | 'stepId' | 'round'> {
  return { workflowId, version, stepId, round }
}

/** The moment at which a day begins for the tenant. */
export function startOfDay({ tenant }: Pick<Command, 'tenant'>, day: string): Date {
  return parseTimestamp(day, tenant.timeZone) ?? new Date(`${day}T00:00:00Z`)
}
