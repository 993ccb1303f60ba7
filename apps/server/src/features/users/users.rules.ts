import { isAtLeast } from '../../platform/identity/roles.ts'
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
