import type { Command } from '../../../platform/commands/command.ts'
import { ultimateCreditorView } from './ultimate-creditor-view.ts'
import { lockUltimateCreditor, updateUltimateCreditor } from './ultimate-creditors.queries.ts'
import type { UltimateCreditor, UltimateCreditorPatch } from './ultimate-creditors.schemas.ts'
import { problem, message } from './ultimate-creditors.problems.ts'

/** Changes the given fields of an ultimate creditor; where that changes nothing, nothing is written. */
export async function patchUltimateCreditor(
  command: Command,
  ultimateCreditorId: string,
  patch: UltimateCreditorPatch,
): Promise<UltimateCreditor> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockUltimateCreditor(tenantId, ultimateCreditorId))
  if (current === undefined) throw problem('not-found', message('There is no such ultimate creditor.'))
  const before = ultimateCreditorView(current)
  command.requireMatch(before)
  const changed = await transaction.maybeOne(updateUltimateCreditor({ ...current, ...patch }))
  if (changed === undefined) return before
  const after = ultimateCreditorView(changed)
  command.emit({ type: 'ultimate-creditors.update', subjectId: after.ultimateCreditorId, data: after })
  command.audit({ subjectType: 'ultimate-creditor', subjectId: after.ultimateCreditorId, before, after })
  return after
}
