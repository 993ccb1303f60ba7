import { instant } from '../../../platform/http/schemas/schemas.ts'
import { isAtLeast } from '../../../platform/identity/roles.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import type { SavedViewRow } from './saved-views.queries.ts'
import type { SavedView } from './saved-views.schemas.ts'
import { problem, message } from './saved-views.problems.ts'

/** A view as this caller reads it. */
export function savedViewOf({ ownerId, createdAt, ...row }: SavedViewRow, viewerId: string): SavedView {
  return { ...row, mine: ownerId === viewerId, createdAt: instant(createdAt) }
}

/** A shared view is changed by whoever made it or by an administrator: others rely on it. */
export function requireOwner(view: SavedViewRow, principal: Principal): void {
  if (view.ownerId === principal.id || isAtLeast(principal.role, 'admin')) return
  throw problem('role-too-low', message('Only whoever made this view, or an administrator, can change it.'))
}
