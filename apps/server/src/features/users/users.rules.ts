import { isAtLeast, type Role } from '../../platform/identity/roles.ts'
import type { Principal } from '../../platform/identity/principal.ts'
import { Problem, say } from '../../problems/index.ts'
import type { UserRow } from './users.queries.ts'

type Standing = Pick<UserRow, 'userId' | 'role' | 'active'>

function isAdministrator({ role, active }: Standing): boolean {
  return active && isAtLeast(role, 'admin')
}

/** Whether a change takes the last administrator away from those that there are. */
export function leavesNoAdministrator(users: readonly Standing[], changed: Standing): boolean {
  const others = users.filter(({ userId }) => userId !== changed.userId)
  return users.some(isAdministrator) && ![...others, changed].some(isAdministrator)
}

/** Refuses a signed-in user who gives or takes a role above its own. Tokens are held to their scopes. */
export function requireRank({ type, role }: Principal, concerned: Role): void {
  if (type !== 'USER' || isAtLeast(role, concerned)) return
  throw new Problem('role-too-low', say('The role {0} is above yours, which is {1}.', say(concerned), say(role)))
}
