import { isAtLeast } from '../../../platform/identity/roles.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { problem, message } from './saved-views.problems.ts'

/** A shared view is changed by its owner or by an administrator: others rely on it. */
export function requireOwner(view: { readonly ownerId: string | null }, principal: Principal): void {
  if (view.ownerId === principal.id || isAtLeast(principal.role, 'admin')) return
  throw problem('role-too-low', message('Only whoever made this view, or an administrator, can change it.'))
}
