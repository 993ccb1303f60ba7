import type { Command } from '../../../platform/commands/command.ts'
import { lockSavedView, removeSavedView } from './saved-views.queries.ts'
import { requireOwner, savedViewOf } from './saved-views.rules.ts'
import { problem, message } from './saved-views.problems.ts'

/** Takes a view away; the list it was for stays as it is. */
export async function deleteSavedView(command: Command, savedViewId: string): Promise<Record<string, never>> {
  const { tenantId, principal, transaction } = command
  const row = await transaction.maybeOne(lockSavedView({ tenantId, viewerId: principal.id }, savedViewId))
  if (row === undefined) throw problem('not-found', message('There is no such view.'))
  const before = savedViewOf(row, principal.id)
  command.requireMatch(before)
  requireOwner(row, principal)
  await transaction.run(removeSavedView(tenantId, savedViewId))
  command.audit({ subjectType: 'saved-view', subjectId: savedViewId, before })
  return {}
}
