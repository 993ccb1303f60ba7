import type { Command } from '../../../platform/commands/command.ts'
import { requireFirst, requireFound } from '../../../problems/index.ts'
import { lockCase } from '../case-vouchers/index.ts'
import { restoreLapse } from './apply-limitation.ts'
import { findEnded, findLapse } from './limitation.queries.ts'
import { lapseView } from './limitation-views.ts'
import { message, problem } from './limitation.problems.ts'
import type { LimitationLapse } from './limitation.schemas.ts'

/** Makes a lapsed debit collectable again, with a reason that stays visible. */
export async function overrideLimitationLapse(
  command: Command,
  limitationLapseId: string,
  reason: string,
): Promise<LimitationLapse> {
  const { tenantId, transaction } = command
  const missing = message('There is no such lapse.')
  const { caseId } = requireFound(await transaction.maybeOne(findLapse(tenantId, limitationLapseId)), missing)
  await lockCase(command, caseId)
  const row = requireFound(await transaction.maybeOne(findLapse(tenantId, limitationLapseId)), missing)
  command.requireMatch(lapseView(row))
  if (row.undoneAt !== null) throw problem('limitation-lapse-undone', message('The lapse was undone already.'))
  if (row.withVoucherId !== null) {
    const detail = message('The interest lapsed with the debit {0}.', row.withVoucherId)
    throw problem('limitation-lapse-undone', detail)
  }
  const { hasEnded } = await transaction.one(findEnded(tenantId, caseId))
  if (hasEnded) throw problem('lapse-on-ended-case', message('The case has ended.'))
  const restored = await restoreLapse(command, row, reason)
  return requireFirst(
    restored.filter((each) => each.limitationLapseId === row.limitationLapseId),
    missing,
  )
}
