import { isAtLeast, type Role } from '../../../platform/identity/roles.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import type { UserRow } from './users.queries.ts'
import { problem, message } from './users.problems.ts'

type AdminFields = Pick<UserRow, 'userId' | 'role' | 'active'>

function isAdministrator({ role, active }: AdminFields): boolean {
  return active && isAtLeast(role, 'admin')
}

/** Whether a change would leave the tenant without an administrator. */
export function leavesNoAdministrator(users: readonly AdminFields[], changed: AdminFields): boolean {
  const others = users.filter(({ userId }) => userId !== changed.userId)
  return users.some(isAdministrator) && ![...others, changed].some(isAdministrator)
}

/** The scopes that each role has. */
export type ScopesOfRole = (role: Role) => ReadonlySet<string>

/**
 * Nobody can grant a role above their own, or change, invite or deactivate a user who has one. A token can manage roles
 * up to administrator, if it has every scope of the role.
 */
export function requireReach({ type, role, scopes }: Principal, concerned: Role, scopesOfRole: ScopesOfRole): void {
  if (type === 'SYSTEM') return
  if (!isAtLeast(role, concerned)) {
    throw problem(
      'role-too-low',
      message('The role {0} is higher than yours, which is {1}.', message(concerned), message(role)),
    )
  }
  const lacking = type === 'KEY' ? [...scopesOfRole(concerned)].filter((scope) => !scopes.has(scope)).sort() : []
  if (lacking.length === 0) return
  throw problem(
    'scope-not-held',
    message('The token lacks scopes of the role {0}: {1}.', message(concerned), lacking.join(', ')),
    {
      errors: lacking.map((scope) => ({
        path: '/role',
        message: message('{0} is a scope that you do not have', scope),
      })),
    },
  )
}

/** The same for operations that only people can call: compares the roles alone. */
export function requireRank(principal: Principal, concerned: Role): void {
  requireReach(principal, concerned, () => new Set())
}
