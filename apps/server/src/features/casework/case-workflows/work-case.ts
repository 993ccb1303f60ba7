import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { type Tenant, workflowPrincipal } from '../../../platform/identity/principal.ts'
import { after, type Decision } from '../workflows/index.ts'
import type { CaseStateRow } from './case-state.queries.ts'
import { message, problem } from './case-workflows.problems.ts'
import { announcePosition } from './case-workflow-view.ts'
import {
  decideHeld,
  type HeldCase,
  holdCase,
  move,
  type Performed,
  record,
  startOfDay,
  waitsForRetry,
} from './held-case.ts'
import { performStep } from './perform-step.ts'
import type { PositionRow, RestingCase } from './positions.queries.ts'
import type { Attempt, PreparedCase, WorkflowWorker } from './prepare-cases.ts'
import { isRefusal } from './refusal.rules.ts'
import { refuseStep } from './refuse-step.ts'

/**
 * Does what is due on a case: at most one step, with everything that it writes, in one transaction under the lock of the
 * case. A worker that dies before its commit has done nothing, and another one starts over.
 */
export async function workCase(worker: WorkflowWorker, tenant: Tenant, prepared: PreparedCase): Promise<void> {
  const { row, attempt, uploads } = prepared
  const run = (useCase: (command: Command) => Promise<void>): Promise<void> =>
    runAsWorkflow(worker, tenant, row, useCase)
  try {
    if (attempt?.refusal !== undefined) throw attempt.refusal
    await run(async (command) => {
      const held = await holdCase(command, row.caseId)
      if (held !== undefined) await advance(command, held, attempt)
    })
  } catch (error) {
    await Promise.all(uploads.map((upload) => upload.discard()))
    if (!isRefusal(error) || attempt === undefined) throw error
    await run(async (command) => refuseStep(command, await holdCase(command, row.caseId), { attempt, refused: error }))
  }
}

/** Runs a use case in the name of the workflow that a case follows. */
export function runAsWorkflow<Result>(
  worker: WorkflowWorker,
  tenant: Tenant,
  { workflowId, workflowName }: Pick<PositionRow, 'workflowId' | 'workflowName'>,
  useCase: (command: Command) => Promise<Result>,
): Promise<Result> {
  const commands = { ...worker, principal: workflowPrincipal(tenant, { id: workflowId, name: workflowName }) }
  return runSystemCommand(commands, tenant, 'run-workflow-step', useCase)
}

/** Moves a case on, under its lock. A step that was decided differently in the meantime is prepared again first. */
export async function advance(command: Command, held: HeldCase, attempt: Attempt | undefined): Promise<void> {
  const { row } = held
  const { decision, today } = decideHeld(command, held)
  if (decision.kind !== 'perform') return rest(command, held, decision)
  const isPrepared = attempt !== undefined && isFor(attempt, row, decision)
  if (isPrepared && (await waitsForRetry(command, row, decision))) return
  if (!isPrepared || attempt.isTooSoon === true) {
    return move(command, row, { position: decision.position, state: 'RUNNING', nextAt: command.now })
  }
  await doStep(command, held, { decision, today, attempt })
}

/** Whether a step was prepared as it was decided under the lock. */
function isFor(attempt: Attempt, { version }: PositionRow, { step, position }: Performed): boolean {
  return attempt.step.id === step.id && attempt.round === position.round && attempt.version === version
}

/** Does a step, records it, and moves the case on. */
async function doStep(
  command: Command,
  { row, facts }: HeldCase,
  { decision, today, attempt }: { decision: Performed; today: string; attempt: Attempt },
): Promise<void> {
  const { caseId } = row
  const { step, position } = decision
  if (step.type === 'plan' && facts.planOpen) {
    throw problem('step-not-possible', message('A payment plan is proposed or in force already.'))
  }
  const effect = await performStep(command, { caseId, step, today }, attempt.prepared)
  await record(command, row, { step, position, state: 'DONE', reason: null, retryAt: null, effect })
  const moved = after(row.definition, position, { on: today, isSent: true })
  await move(command, row, { position: moved, state: 'RUNNING', nextAt: stillDue(command, row) })
  await announcePosition(command, caseId)
}

/**
 * A case that has done a step keeps its place among those that are due: on a morning with many, the letter about a fee
 * follows within seconds, and does not wait for the fees of all others.
 */
function stillDue({ now }: Command, { nextAt }: PositionRow): Date {
  return nextAt !== null && nextAt < now ? nextAt : now
}

/** Nothing to do now: the case waits, or has come to its end. */
async function rest(
  command: Command,
  { row, facts }: HeldCase,
  decision: Exclude<Decision, { kind: 'perform' }>,
): Promise<void> {
  const resting = restingOf(command, decision, facts)
  await move(command, row, resting)
  if (resting.state !== 'RUNNING') await announcePosition(command, row.caseId)
}

/** Where a case rests that has nothing to do now. */
export function restingOf(
  command: Pick<Command, 'tenant'>,
  decision: Exclude<Decision, { kind: 'perform' }>,
  { status, isMerged }: Pick<CaseStateRow, 'status' | 'isMerged'>,
): Pick<RestingCase, 'position' | 'state' | 'nextAt'> {
  const { position } = decision
  if (decision.kind === 'done') {
    return { position, state: status === 'ENDED' || isMerged ? 'LEFT' : 'DONE', nextAt: null }
  }
  return { position, state: 'RUNNING', nextAt: decision.until === null ? null : startOfDay(command, decision.until) }
}
