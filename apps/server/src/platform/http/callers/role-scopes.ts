import { isAtLeast, type Role, roles } from '../../identity/roles.ts'
import { type Operation, roleNeeded } from '../operations/operation.ts'

/** The scopes of each role: those of which it may use at least one operation. */
export type RoleScopes = ReadonlyMap<Role, ReadonlySet<string>>

/** The scopes that signed-in users of each role have. */
export function scopesByRole(operations: readonly Operation[]): RoleScopes {
  return new Map(
    roles.map((role) => {
      const allowed = operations.filter((operation) => isAtLeast(role, roleNeeded(operation)))
      return [role, new Set(allowed.flatMap(({ scope }) => scope ?? []))]
    }),
  )
}
