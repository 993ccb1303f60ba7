import { isAtLeast } from '../../../platform/identity/roles.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { Problem, say } from '../../../problems/index.ts'

/** A shared view is changed by its owner or by an administrator: others rely on it. */
export function requireOwner(view: { readonly ownerId: string | null }, principal: Principal): void {
  if (view.ownerId === principal.id || isAtLeast(principal.role, 'admin')) return
  throw new Problem('role-too-low', say('Only whoever made this view, or an administrator, can change it.'))
}
