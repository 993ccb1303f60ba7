import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { type Assignment, assignmentOf } from './assignment.rules.ts'
import { announcePosition, announcePositions } from './case-workflow-view.ts'
import {
  findActivity,
  findAssignments,
  findUnread,
  lockCursor,
  lockPosition,
  lookAgain,
  moveCursor,
  savePosition,
  startPositions,
} from './positions.queries.ts'
import type { WorkflowWorker } from './prepare-cases.ts'

/** Entries of the journal that are searched in one transaction. */
const searchedMax = 1_000

/**
 * Follows the journal of a tenant: cases start their workflow, and cases on which something happened are looked at
 * again. The journal is in order and has no gaps, so nothing is missed, and creating a case costs nothing more. Returns
 * false if the clock of the tenant was moved since the tenant was read: two workers at different times would notice each
 * other's refusals for ever, each as news of another day.
 */
export async function assignWorkflows(worker: WorkflowWorker, tenant: Tenant): Promise<boolean> {
  const { tenantId } = tenant
  for (;;) {
    const [found] = await worker.database.read(tenantId, findUnread(tenantId))
    if (found === undefined) return true
    if (found.clockStoppedAt?.getTime() !== tenant.clockStoppedAt?.getTime()) return false
    if (!found.isUnread) return true
    const isLast = await runSystemCommand(worker, tenant, 'assign-workflows', followJournal)
    if (isLast) return true
  }
}

/** Searches a part of the journal. Returns whether it was the last one. */
async function followJournal(command: Command): Promise<boolean> {
  const { tenantId, transaction, tenant } = command
  const { position } = await transaction.one(lockCursor(tenantId))
  const found = await transaction.maybeOne(findActivity(tenantId, position, searchedMax))
  if (found === undefined) return true
  const { caseIds, until, head } = found
  const part = { caseIds, timeZone: tenant.timeZone, after: position, until }
  const rows = caseIds.length === 0 ? [] : await transaction.many(findAssignments(tenantId, part))
  const assignments = rows.flatMap((row) => assignmentOf(row) ?? [])
  await start(command, ofKind(assignments, 'start'))
  await look(command, ofKind(assignments, 'look'))
  for (const { caseId } of ofKind(assignments, 'hold')) await holdReopened(command, caseId)
  await transaction.run(moveCursor(tenantId, until))
  return until >= head
}

function ofKind<Kind extends Assignment['kind']>(
  assignments: readonly Assignment[],
  kind: Kind,
): Extract<Assignment, { kind: Kind }>[] {
  return assignments.filter((each): each is Extract<Assignment, { kind: Kind }> => each.kind === kind)
}

async function start(command: Command, started: readonly Extract<Assignment, { kind: 'start' }>[]): Promise<void> {
  if (started.length === 0) return
  const positions = started.map(({ caseId, candidate: { workflowId, version, stepId }, chosenBy, since }) => ({
    ...{ caseId, workflowId, version, stepId, chosenBy, since },
  }))
  await command.transaction.run(startPositions(command.tenantId, positions, command))
  await announcePositions(
    command,
    started.map(({ caseId }) => caseId),
  )
}

async function look(command: Command, looked: readonly { readonly caseId: string }[]): Promise<void> {
  if (looked.length === 0) return
  const caseIds = looked.map(({ caseId }) => caseId)
  await command.transaction.run(lookAgain(command.tenantId, caseIds, command.now))
}

const reopened = {
  en: 'The case was reopened. Continue the workflow when the case has been reviewed.',
  da: 'Sagen er genåbnet. Fortsæt forløbet, når sagen er gennemgået.',
}

async function holdReopened(command: Command, caseId: string): Promise<void> {
  const { tenantId, transaction, now, actor, tenant } = command
  const row = await transaction.maybeOne(lockPosition(tenantId, caseId))
  if (row?.state !== 'LEFT' && row?.state !== 'RUNNING') return
  const heldReason = tenant.language === 'da' ? reopened.da : reopened.en
  const held = { position: row, version: row.version, state: 'HELD' as const, heldReason, nextAt: null, now, actor }
  await transaction.run(savePosition(tenantId, caseId, held))
  await announcePosition(command, caseId)
}
