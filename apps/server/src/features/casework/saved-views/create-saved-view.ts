import type { Command } from '../../../platform/commands/command.ts'
import { insertSavedView } from './saved-views.queries.ts'
import { savedViewOf } from './saved-views.rules.ts'
import type { SavedView, SavedViewInput } from './saved-views.schemas.ts'

/** Keeps the filters of a list under a name, for the caller alone unless they are shared. */
export async function createSavedView(command: Command, input: SavedViewInput): Promise<SavedView> {
  const { tenantId, principal, transaction } = command
  const row = {
    savedViewId: command.newId(),
    tenantId,
    ownerId: principal.id,
    name: input.name,
    area: input.area,
    query: input.query,
    shared: input.shared ?? false,
    createdAt: command.now,
    createdBy: command.actor,
  }
  await transaction.run(insertSavedView(row))
  const view = savedViewOf(row, principal.id)
  command.audit({ subjectType: 'saved-view', subjectId: row.savedViewId, after: view })
  return view
}
