import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { ultimateCreditorView } from './ultimate-creditor-view.ts'
import {
  deleteUltimateCreditor as deleteUltimateCreditorRow,
  findUltimateCreditorUses,
  lockUltimateCreditor,
} from './ultimate-creditors.queries.ts'
import { problem, message } from './ultimate-creditors.problems.ts'

/** Removes an ultimate creditor that nothing refers to. */
export async function deleteUltimateCreditor(
  command: Command,
  ultimateCreditorId: string,
): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockUltimateCreditor(tenantId, ultimateCreditorId))
  if (current === undefined) throw problem('not-found', message('There is no such ultimate creditor.'))
  const before = ultimateCreditorView(current)
  command.requireMatch(before)
  requireUnused('ultimate creditor', await transaction.many(findUltimateCreditorUses(tenantId, ultimateCreditorId)))
  await transaction.run(deleteUltimateCreditorRow(tenantId, ultimateCreditorId))
  command.emit({ type: 'ultimate-creditors.delete', subjectId: before.ultimateCreditorId, data: before })
  command.audit({ subjectType: 'ultimate-creditor', subjectId: before.ultimateCreditorId, before })
  return {}
}
