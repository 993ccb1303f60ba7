import { declared } from '../../../platform/feature/declared.ts'
import { scopesByRole } from '../../../platform/http/callers/role-scopes.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import type { ImportKind } from './import-fields.rules.ts'
import { message, problem } from './imports.problems.ts'

/** The scopes of the operations that create the same records one by one. */
const scopesNeeded: Readonly<Record<ImportKind, readonly string[]>> = {
  creditors: ['write:creditors'],
  customers: ['write:customers'],
  cases: ['write:cases', 'write:case-vouchers', 'write:customers'],
}

/** Rejects a caller who could not create the records one by one. */
export function requireImportRights({ type, scopes }: Principal, kind: ImportKind): void {
  const missing = scopesNeeded[kind].find((scope) => type !== 'SYSTEM' && !scopes.has(scope))
  if (missing === undefined) return
  throw problem('import-not-permitted', message('The import needs the scope {0}.', missing))
}

/** The scopes that users of a role have. */
export function scopesOfRole(role: Role): ReadonlySet<string> {
  return scopesByRole(declared().operations).get(role) ?? new Set()
}
