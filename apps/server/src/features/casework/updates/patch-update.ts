import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { continueUpdate, getUpdate, lockUpdate, type UpdateRow } from './updates.queries.ts'
import type { UpdatePatch } from './updates.schemas.ts'
import { message } from './updates.problems.ts'

/** Sets when an update of a case, customer or creditor is continued, replacing any earlier date. */
export async function patchUpdate(
  command: Command,
  updateId: string,
  patch: UpdatePatch,
): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const before = requireFound(
    await transaction.maybeOne(lockUpdate(tenantId, updateId, command.principal.role)),
    message('There is no such update.'),
  )
  command.requireMatch(before.update)
  await continueLocked(command, before, parseTimestamp(patch.continuedAt, command.tenant.timeZone) as Date)
  return {}
}

/** Continues an update that the service itself created. One that was deleted or continued by hand stays as it is. */
export async function continueOpenUpdate(command: Command, updateId: string): Promise<void> {
  const { tenantId, transaction, now } = command
  const before = await transaction.maybeOne(lockUpdate(tenantId, updateId, 'super-admin'))
  if (before === undefined || before.update.continuedAt !== null) return
  await continueLocked(command, before, now)
}

async function continueLocked(command: Command, before: UpdateRow, continuedAt: Date): Promise<void> {
  const { tenantId, transaction } = command
  const { updateId } = before.update
  const [, after] = await Promise.all([
    transaction.run(continueUpdate(tenantId, { updateId, continuedAt, continuedBy: command.actor })),
    transaction.one(getUpdate(tenantId, updateId)),
  ])
  const { caseId, update } = after
  const subjectId = update.updateId
  command.emit({ type: 'updates.update', subjectId, ...(caseId === null ? {} : { caseId }), data: update })
  command.audit({ subjectType: 'update', subjectId, before: before.update, after: update })
}
