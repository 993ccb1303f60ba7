import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { keepContent, type Upload } from '../../../platform/http/operations/uploads.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import { type Tenant, workflowPrincipal } from '../../../platform/identity/principal.ts'
import type { Problem } from '../../../problems/index.ts'
import { keepRefusal } from '../../messaging/contact-gate/index.ts'
import { holdCases } from '../case-status/index.ts'
import { continueOpenUpdate } from '../updates/index.ts'
import { after, type Decision, type WorkflowStep } from '../workflows/index.ts'
import { overduePromises } from './case-state.ts'
import { type CaseStateRow, findCaseStates } from './case-state.queries.ts'
import { decide } from './decide.ts'
import { announcePosition } from './case-workflow-view.ts'
import {
  lockPosition,
  type PositionRow,
  type PositionState,
  type RestingCase,
  savePosition,
} from './positions.queries.ts'
import { performStep, prepareStep, type PreparedStep } from './perform-step.ts'
import { isRefusal, refusalOf } from './refusal.rules.ts'
import { findStep, recordStep, type StepRow } from './steps.queries.ts'
import { message, problem } from './case-workflows.problems.ts'

/** What a worker needs, of what requests are served with. */
export type WorkflowWorker = Pick<
  Services,
  'database' | 'secrets' | 'publicUrl' | 'clock' | 'files' | 'outbound' | 'isMailConfigured' | 'printFolder'
>

/** A case that is due, as it was read without a lock. */
export interface DueCase {
  readonly row: PositionRow
  readonly facts: CaseStateRow
}

/** A step as it was decided before the transaction that does it. */
export interface Attempt {
  readonly step: WorkflowStep
  readonly round: number
  readonly version: number
  readonly prepared: PreparedStep
  readonly refusal?: Problem
}

/** A case that is due, with the step that was prepared for it. */
export interface PreparedCase extends DueCase {
  readonly attempt: Attempt | undefined
  readonly uploads: readonly Upload[]
}

/** Decides what is due on a case, without a lock, and renders the message of its step. */
export async function prepareCase(worker: WorkflowWorker, tenant: Tenant, due: DueCase): Promise<PreparedCase> {
  const uploads: Upload[] = []
  return { ...due, attempt: await prepareAttempt(worker, tenant, due, uploads), uploads }
}

/**
 * Does what is due on a case: at most one step, with everything that it writes, in one transaction under the lock of the
 * case. A worker that dies before its commit has done nothing, and another one starts over.
 */
export async function workCase(worker: WorkflowWorker, tenant: Tenant, prepared: PreparedCase): Promise<void> {
  const { row, attempt, uploads } = prepared
  const { caseId } = row
  const run = (useCase: (command: Command) => Promise<void>): Promise<void> =>
    runAsWorkflow(worker, tenant, row, useCase)
  try {
    if (attempt?.refusal !== undefined) throw attempt.refusal
    await run((command) => advanceCase(command, caseId, attempt))
  } catch (error) {
    await Promise.all(uploads.map((upload) => upload.discard()))
    if (!isRefusal(error) || attempt === undefined) throw error
    await run((command) => recordRefusal(command, caseId, attempt, error))
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

/** Decides without a lock, and renders the message of the step. The transaction decides again. */
async function prepareAttempt(
  worker: WorkflowWorker,
  tenant: Tenant,
  { row, facts }: DueCase,
  uploads: Upload[],
): Promise<Attempt | undefined> {
  const now = nowOf(worker.clock, tenant)
  const { decision, today } = decide(row, facts, { now, timeZone: tenant.timeZone })
  if (decision.kind !== 'perform') return undefined
  const { step, position } = decision
  const decided = { step, round: position.round, version: row.version }
  try {
    const context = contextOf(worker, tenant, now, uploads)
    return { ...decided, prepared: await prepareStep(context, { caseId: row.caseId, step, today }) }
  } catch (error) {
    if (isRefusal(error)) return { ...decided, prepared: {}, refusal: error }
    throw error
  }
}

function contextOf(worker: WorkflowWorker, tenant: Tenant, now: Date, uploads: Upload[]): PrepareContext {
  const { database, files, outbound, isMailConfigured, printFolder } = worker
  const { tenantId } = tenant
  return {
    ...{ tenantId, tenant, now, outbound, isMailConfigured, printFolder, files },
    read: (statement) => database.read(tenantId, statement),
    keepFile: async (file) => {
      const upload = await keepContent(files, tenantId, file)
      uploads.push(upload)
      return upload
    },
  }
}

async function advanceCase(command: Command, caseId: string, attempt: Attempt | undefined): Promise<void> {
  const { tenantId, transaction } = command
  await holdCases(command, caseId)
  const row = await transaction.maybeOne(lockPosition(tenantId, caseId))
  if (row?.state === 'RUNNING') await advance(command, { row, facts: await readFacts(command, caseId), attempt })
}

/** Moves a case on, under its lock. A step that was decided differently in the meantime is prepared again first. */
export async function advance(
  command: Command,
  { row, facts, attempt }: Pick<PreparedCase, 'row' | 'facts' | 'attempt'>,
): Promise<void> {
  const { now, tenant } = command
  const { decision, today } = decide(row, facts, { now, timeZone: tenant.timeZone })
  if (decision.kind !== 'perform') return rest(command, row, decision, facts)
  if (!isPrepared(attempt, row, decision)) {
    return move(command, row, { position: decision.position, state: 'RUNNING', nextAt: now })
  }
  if (await waitsForRetry(command, row, decision)) return
  await doStep(command, row, { decision, today, facts, prepared: attempt.prepared })
}

type Performed = Extract<Decision, { kind: 'perform' }>

/** Whether a step was prepared as it was decided under the lock. */
function isPrepared(attempt: Attempt | undefined, { version }: PositionRow, decision: Performed): attempt is Attempt {
  const { step, position } = decision
  return attempt?.step.id === step.id && attempt.round === position.round && attempt.version === version
}

/** Does a step, records it, and moves the case on. */
async function doStep(
  command: Command,
  row: PositionRow,
  due: { decision: Performed; today: string; facts: CaseStateRow; prepared: PreparedStep },
): Promise<void> {
  const { caseId } = row
  const { today, facts, prepared } = due
  const { step, position } = due.decision
  if (step.type === 'plan' && facts.planOpen) {
    throw problem('step-not-possible', message('A payment plan is proposed or in force already.'))
  }
  const effect = await performStep(command, { caseId, step, today }, prepared)
  await record(command, row, { step, position, state: 'DONE', reason: null, retryAt: null, effect })
  const moved = after(row.definition, position, { on: today, isSent: true })
  await move(command, row, { position: moved, state: 'RUNNING', nextAt: command.now })
  await announcePosition(command, caseId)
}

/** Reads what decides on the case. A promise to pay that was not kept by its day no longer pauses it. */
export async function readFacts(command: Command, caseId: string): Promise<CaseStateRow> {
  const { tenantId, transaction, now, tenant } = command
  const facts = await transaction.one(findCaseStates(tenantId, [caseId], now))
  const overdue = overduePromises(facts, localDate(now, tenant.timeZone), tenant.timeZone)
  for (const updateId of overdue) await continueOpenUpdate(command, updateId)
  return overdue.length === 0 ? facts : transaction.one(findCaseStates(tenantId, [caseId], now))
}

/** Whether a step was refused today already. Then the case waits for the day of the next attempt. */
async function waitsForRetry(command: Command, row: PositionRow, { position }: Performed): Promise<boolean> {
  const { tenantId, transaction, now, tenant } = command
  const earlier = await transaction.maybeOne(findStep(tenantId, row.caseId, stepKey(row, position)))
  if (!isTooSoon(earlier, now, tenant.timeZone)) return false
  await move(command, row, { position, state: 'RUNNING', nextAt: earlier?.retryAt ?? null })
  return true
}

/** A refused step is tried once a day at most, however much happens on the case. */
function isTooSoon(earlier: StepRow | undefined, now: Date, timeZone: string): boolean {
  if (earlier === undefined || earlier.retryAt === null || earlier.retryAt <= now) return false
  return localDate(earlier.at, timeZone) === localDate(now, timeZone)
}

/** Nothing to do now: the case waits, or has come to its end. */
async function rest(
  command: Command,
  row: PositionRow,
  decision: Exclude<Decision, { kind: 'perform' }>,
  facts: CaseStateRow,
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

function startOfDay({ tenant }: Pick<Command, 'tenant'>, day: string): Date {
  return parseTimestamp(day, tenant.timeZone) ?? new Date(`${day}T00:00:00Z`)
}

async function move(
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

function stepKey(
  { workflowId, version }: PositionRow,
  { stepId, round }: { stepId: string; round: number },
): Pick<StepRow, 'workflowId' | 'version' | 'stepId' | 'round'> {
  return { workflowId, version, stepId, round }
}

async function record(command: Command, row: PositionRow, recorded: RecordedStep): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const { step, position, ...result } = recorded
  const key = stepKey(row, { stepId: step.id, round: position.round })
  const stored = await transaction.maybeOne(
    recordStep(tenantId, row.caseId, { ...key, ...result, type: step.type, at: now, by: actor }),
  )
  if (stored === undefined) throw new Error(`The step ${step.id} of the case ${row.caseId} was done before.`)
}

/** Locks a case on which a step was refused; undefined if something else is to be done on it now. */
async function holdAttempted(
  command: Command,
  caseId: string,
  attempt: Attempt,
): Promise<{ row: PositionRow; decision: Performed; today: string } | undefined> {
  const { tenantId, transaction, now, tenant } = command
  await holdCases(command, caseId)
  const row = await transaction.maybeOne(lockPosition(tenantId, caseId))
  if (row?.state !== 'RUNNING' || row.version !== attempt.version) return undefined
  const facts = await readFacts(command, caseId)
  const { decision, today } = decide(row, facts, { now, timeZone: tenant.timeZone })
  return decision.kind === 'perform' && decision.step.id === attempt.step.id ? { row, decision, today } : undefined
}

/**
 * Records why a step was refused, and when it is tried again. A fee, an e-mail, a text message or an offer that is not
 * possible at all is passed over.
 */
async function recordRefusal(command: Command, caseId: string, attempt: Attempt, refused: Problem): Promise<void> {
  const { now } = command
  const keep = keepRefusal(refused)
  const found = await holdAttempted(command, caseId, attempt)
  if (found === undefined) return keep?.(command)
  const { row, today } = found
  // The step was refused while it was prepared, again. Recording that is an event on the case, after which it would be
  // looked at once more, and so on for ever.
  if (await waitsForRetry(command, row, found.decision)) return
  const { step, position } = found.decision
  await keep?.(command)
  const refusal = refusalOf(step.type, refused, today)
  const retryAt = refusal.retryOn === null ? null : startOfDay(command, refusal.retryOn)
  const state = retryAt === null ? 'SKIPPED' : 'REFUSED'
  await record(command, row, { step, position, state, reason: refusal.reason, retryAt, effect: {} })
  const moved = retryAt === null ? after(row.definition, position, { on: today, isSent: false }) : position
  await move(command, row, { position: moved, state: 'RUNNING', nextAt: retryAt ?? now })
  await announcePosition(command, caseId)
}
