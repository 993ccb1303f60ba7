import type { Command } from '../../../platform/commands/command.ts'
import { lockSavedView, updateSavedView } from './saved-views.queries.ts'
import { requireOwner, savedViewOf } from './saved-views.rules.ts'
import type { SavedView, SavedViewPatch } from './saved-views.schemas.ts'
import { problem, message } from './saved-views.problems.ts'

/** Changes the fields that are given. */
export async function patchSavedView(command: Command, savedViewId: string, patch: SavedViewPatch): Promise<SavedView> {
  const { tenantId, principal, transaction } = command
  const row = await transaction.maybeOne(lockSavedView({ tenantId, viewerId: principal.id }, savedViewId))
  if (row === undefined) throw problem('not-found', message('There is no such view.'))
  const before = savedViewOf(row, principal.id)
  command.requireMatch(before)
  requireOwner(row, principal)
  const changed = {
    ...row,
    name: patch.name ?? row.name,
    query: patch.query ?? row.query,
    shared: patch.shared ?? row.shared,
  }
  await transaction.run(updateSavedView(changed))
  const after = savedViewOf(changed, principal.id)
  command.audit({ subjectType: 'saved-view', subjectId: savedViewId, before, after })
  return after
}
