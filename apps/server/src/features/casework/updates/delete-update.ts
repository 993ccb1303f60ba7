import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { deleteUpdate as deleteUpdateRow, lockUpdate } from './updates.queries.ts'
import { message } from './updates.problems.ts'

/** Deletes an update of a case, customer or creditor. */
export async function deleteUpdate(command: Command, updateId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const row = requireFound(
    await transaction.maybeOne(lockUpdate(tenantId, updateId, command.principal.role)),
    message('There is no such update.'),
  )
  const { caseId, update } = row
  command.requireMatch(update)
  await transaction.run(deleteUpdateRow(tenantId, updateId))
  const subjectId = update.updateId
  command.emit({ type: 'updates.delete', subjectId, ...(caseId === null ? {} : { caseId }), data: update })
  command.audit({ subjectType: 'update', subjectId, before: update })
  return {}
}
