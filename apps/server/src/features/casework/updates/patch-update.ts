import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { continueUpdate, getUpdate, lockUpdate } from './updates.queries.ts'
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
  const continuedAt = parseTimestamp(patch.continuedAt, command.tenant.timeZone) as Date
  const [, after] = await Promise.all([
    transaction.run(continueUpdate(tenantId, { updateId, continuedAt, continuedBy: command.actor })),
    transaction.one(getUpdate(tenantId, updateId)),
  ])
  const { caseId, update } = after
  const subjectId = update.updateId
  command.emit({ type: 'updates.update', subjectId, ...(caseId === null ? {} : { caseId }), data: update })
  command.audit({ subjectType: 'update', subjectId, before: before.update, after: update })
  return {}
}
