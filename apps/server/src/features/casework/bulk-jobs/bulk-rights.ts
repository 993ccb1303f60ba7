import { declared } from '../../../platform/feature/declared.ts'
import { scopesByRole } from '../../../platform/http/callers/role-scopes.ts'
import { roleNeeded, type WriteOperation } from '../../../platform/http/operations/operation.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { isAtLeast, type Role } from '../../../platform/identity/roles.ts'
import { type BulkAction, operationOf } from './bulk-actions.rules.ts'
import { message, problem } from './bulk-jobs.problems.ts'

/** The declared operation that does the action to one case. */
export function getOperation(action: BulkAction): WriteOperation {
  const id = operationOf[action]
  const operation = declared().operations.find((candidate) => candidate.id === id)
  if (operation?.kind !== 'write') throw new Error(`There is no write ${id}.`)
  return operation
}

/** Rejects a caller who may not do the action to a single case. */
export function requireBulkRights({ type, scopes, role }: Principal, action: BulkAction): void {
  const operation = getOperation(action)
  const { scope } = operation
  const isAllowed = type === 'SYSTEM' || (scope !== null && scopes.has(scope) && isAtLeast(role, roleNeeded(operation)))
  if (!isAllowed) throw problem('bulk-job-not-permitted', message('The job needs the scope {0}.', scope ?? ''))
}

/** The scopes that users of a role have. */
export function scopesOfRole(role: Role): ReadonlySet<string> {
  return scopesByRole(declared().operations).get(role) ?? new Set()
}
