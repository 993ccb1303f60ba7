import { isAtLeast } from '../../../platform/identity/roles.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { problem, message } from './saved-views.problems.ts'

/** Others rely on a shared view, so only its owner or an administrator can change it. */
export function requireOwner(view: { readonly ownerId: string | null }, principal: Principal): void {
  if (view.ownerId === principal.id || isAtLeast(principal.role, 'admin')) return
  throw problem('role-too-low', message('Only the owner of the view or an administrator can change it.'))
}
