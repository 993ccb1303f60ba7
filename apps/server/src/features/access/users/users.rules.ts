import { isAtLeast, type Role } from '../../../platform/identity/roles.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import type { UserRow } from './users.queries.ts'
import { problem, message } from './users.problems.ts'

type Standing = Pick<UserRow, 'userId' | 'role' | 'active'>

function isAdministrator({ role, active }: Standing): boolean {
  return active && isAtLeast(role, 'admin')
}

/** Whether a change takes the last administrator away from those that there are. */
export function leavesNoAdministrator(users: readonly Standing[], changed: Standing): boolean {
  const others = users.filter(({ userId }) => userId !== changed.userId)
  return users.some(isAdministrator) && ![...others, changed].some(isAdministrator)
}

/** The scopes that each role has. */
export type ScopesOfRole = (role: Role) => ReadonlySet<string>

/**
 * Refuses a caller who would give a role stronger than its own, or change, invite or deactivate somebody who has one. A
 * person's strength is their role. A token acts as an administrator within its scopes: a role is within its reach if it
 * is no higher than administrator and every scope of the role is among the token's own.
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
    message('The role {0} has scopes that this token lacks: {1}.', message(concerned), lacking.join(', ')),
    {
      errors: lacking.map((scope) => ({
        path: '/role',
        message: message('{0} is a scope that you do not have', scope),
      })),
    },
  )
}

/** The same for what only people do, whose strength is their role alone. */
export function requireRank(principal: Principal, concerned: Role): void {
  requireReach(principal, concerned, () => new Set())
}
