import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { requireFound, unknownReference, validationFailed } from '../../../problems/index.ts'
import { holdCases } from '../case-status/index.ts'
import { after, findVersion, startOf } from '../workflows/index.ts'
import { announcePosition, summaryOf } from './case-workflow-view.ts'
import { message, problem } from './case-workflows.problems.ts'
import type { CaseWorkflowSummary } from './case-workflows.schemas.ts'
import {
  countByVersion,
  findAssignments,
  lockPosition,
  type PositionRow,
  savePosition,
  startPositions,
} from './positions.queries.ts'
import { findPublished, movePositions } from './published-versions.queries.ts'
import { recordStep } from './steps.queries.ts'

/** Has a case follow a workflow from its first step, instead of any other. */
export async function startCaseWorkflow(
  command: Command,
  caseId: string,
  workflowId: string,
): Promise<CaseWorkflowSummary> {
  const { tenantId, transaction, now, actor, tenant } = command
  await holdCases(command, caseId)
  const place = await transaction.one(
    findAssignments(tenantId, { caseIds: [caseId], timeZone: tenant.timeZone, after: 0, until: 0 }),
  )
  if (place.status === 'ENDED' || place.isMerged) {
    throw problem('step-not-possible', message('The case has ended or was merged.'))
  }
  const before = await transaction.maybeOne(lockPosition(tenantId, caseId))
  const published = await transaction.maybeOne(findPublished(tenantId, workflowId))
  if (published === undefined) throw unknownReference('/workflowId', 'workflow')
  if (published.version === null || published.definition === null) {
    throw problem('workflow-not-published', message('The workflow has no published version.'))
  }
  const { stepId, since } = startOf(published.definition, localDate(now, tenant.timeZone))
  const position = { caseId, workflowId, version: published.version, chosenBy: 'CASE' as const, stepId, since }
  await transaction.run(startPositions(tenantId, [position], { now, actor }))
  return announcePosition(command, caseId, before && summaryOf(before))
}

/** Stops the workflow of a case until a person continues it. */
export async function holdCaseWorkflow(command: Command, caseId: string, reason: string): Promise<CaseWorkflowSummary> {
  const row = await requirePosition(command, caseId)
  return change(command, row, { position: row, state: 'HELD', heldReason: reason, nextAt: null })
}

/** Continues the workflow of a case that a person held. */
export async function releaseCaseWorkflow(command: Command, caseId: string): Promise<CaseWorkflowSummary> {
  const row = await requirePosition(command, caseId)
  if (row.state !== 'HELD') throw problem('no-case-workflow', message('The workflow of the case is not held.'))
  return change(command, row, { position: row, state: 'RUNNING', heldReason: null, nextAt: command.now })
}

interface StepChoice {
  readonly stepId: string
  readonly reason: string
}

/** Passes over the current step of a case. */
export async function skipCaseWorkflowStep(
  command: Command,
  caseId: string,
  { stepId, reason }: StepChoice,
): Promise<CaseWorkflowSummary> {
  const { tenantId, transaction, now, actor, tenant } = command
  const row = await requirePosition(command, caseId)
  const step = row.definition.steps.find(({ id }) => id === row.stepId)
  if (step === undefined || step.id !== stepId) {
    throw validationFailed([{ path: '/stepId', message: message('is not the current step') }])
  }
  const { workflowId, version, round } = row
  await transaction.maybeOne(
    recordStep(tenantId, caseId, {
      ...{ workflowId, version, stepId, round, type: step.type, state: 'SKIPPED', at: now, by: actor },
      ...{ reason: { text: reason }, retryAt: null, effect: {} },
    }),
  )
  const on = localDate(now, tenant.timeZone)
  const position = after(row.definition, row, { on, isSent: false })
  const nextAt = row.state === 'HELD' ? null : now
  return change(command, row, { position, state: row.state, heldReason: row.heldReason, nextAt })
}

/** Has a case do a step of its workflow again, and go on from there. */
export async function redoCaseWorkflowStep(
  command: Command,
  caseId: string,
  { stepId, reason }: StepChoice,
): Promise<CaseWorkflowSummary> {
  const row = await requirePosition(command, caseId, { allowsDone: true })
  if (!row.definition.steps.some(({ id }) => id === stepId)) {
    throw validationFailed([{ path: '/stepId', message: message('is not a step that can be done again') }])
  }
  command.audit({ subjectType: 'case-workflow', subjectId: caseId, after: { redone: stepId, reason } })
  const since = localDate(command.now, command.tenant.timeZone)
  const position = { ...row, stepId, round: row.round + 1, since }
  return change(command, row, { position, state: 'RUNNING', heldReason: null, nextAt: command.now })
}

async function requirePosition(command: Command, caseId: string, { allowsDone = false } = {}): Promise<PositionRow> {
  const { tenantId, transaction } = command
  await holdCases(command, caseId)
  const row = requireFound(
    await transaction.maybeOne(lockPosition(tenantId, caseId)),
    message('The case follows no workflow.'),
  )
  command.requireMatch(summaryOf(row))
  if (row.state === 'LEFT' || (row.state === 'DONE' && !allowsDone)) {
    throw problem('no-case-workflow', message('The case follows no workflow.'))
  }
  return row
}

async function change(
  command: Command,
  row: PositionRow,
  to: Pick<Parameters<typeof savePosition>[2], 'position' | 'state' | 'heldReason' | 'nextAt'>,
): Promise<CaseWorkflowSummary> {
  const { tenantId, transaction, now, actor } = command
  await transaction.run(savePosition(tenantId, row.caseId, { ...to, version: row.version, now, actor }))
  return announcePosition(command, row.caseId, summaryOf(row))
}

/**
 * Moves the cases of one version to another. A case whose step the other version does not have is held, for a person to
 * choose where it goes on.
 */
export async function moveWorkflowCases(
  command: Command,
  workflowId: string,
  { fromVersion, toVersion }: { readonly fromVersion: number; readonly toVersion: number },
): Promise<{ moved: number; held: number; remaining: number }> {
  const { tenantId, transaction, now, actor, tenant } = command
  requireFound(await transaction.maybeOne(findPublished(tenantId, workflowId)), message('There is no such workflow.'))
  const target = await transaction.maybeOne(findVersion(tenantId, workflowId, toVersion))
  if (target === undefined) {
    throw validationFailed([{ path: '/toVersion', message: message('does not match any version of the workflow') }])
  }
  const moved = await transaction.many(
    movePositions(tenantId, {
      ...{ workflowId, fromVersion, toVersion, stepIds: target.definition.steps.map(({ id }) => id) },
      ...{ now, actor, limit: movedMax },
      heldReason: tenant.language === 'da' ? heldReason.da : heldReason.en,
    }),
  )
  for (const { caseId } of moved) await announcePosition(command, caseId)
  const rest = (await transaction.many(countByVersion(tenantId, workflowId))).find(
    ({ version }) => version === fromVersion,
  )
  const remaining = fromVersion === toVersion ? 0 : (rest?.cases ?? 0)
  const result = { moved: moved.length, held: moved.filter(({ isHeld }) => isHeld).length, remaining }
  command.audit({ subjectType: 'workflow', subjectId: workflowId, after: { fromVersion, toVersion, ...result } })
  return result
}

/** Cases that one call moves. Callers repeat the call until none is left. */
const movedMax = 500

const heldReason = {
  en: 'The new version of the workflow does not have the step of this case.',
  da: 'Den nye version af forløbet har ikke det trin, sagen er ved.',
}
