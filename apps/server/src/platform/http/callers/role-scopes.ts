import { isAtLeast, type Role, roles } from '../../identity/roles.ts'
import { type Operation, roleNeeded } from '../operations/operation.ts'

/** For each role the scopes of which it may use at least one operation. */
export type RoleScopes = ReadonlyMap<Role, ReadonlySet<string>>

/** What signed-in users of each role may do, in the words of scopes. */
export function scopesByRole(operations: readonly Operation[]): RoleScopes {
  return new Map(
    roles.map((role) => {
      const allowed = operations.filter((operation) => isAtLeast(role, roleNeeded(operation)))
      return [role, new Set(allowed.flatMap(({ scope }) => scope ?? []))]
    }),
  )
}
