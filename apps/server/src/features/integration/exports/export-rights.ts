import { declared } from '../../../platform/feature/declared.ts'
import { scopesByRole } from '../../../platform/http/callers/role-scopes.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { exportParts } from './export-parts.ts'
import { message, problem } from './exports.problems.ts'

/** The scopes that a caller lacks to read everything that an export has. */
export function missingScopes({ type, scopes }: Principal): string[] {
  if (type === 'SYSTEM') return []
  const needed = new Set(exportParts().flatMap(({ scope }) => scope ?? []))
  return [...needed].filter((scope) => !scopes.has(scope)).sort()
}

/** Rejects a caller who may not read everything that an export has. */
export function requireExportRights(principal: Principal): void {
  const missing = missingScopes(principal)
  if (missing.length === 0) return
  throw problem('export-not-permitted', message('The export needs these scopes: {0}.', missing.join(', ')))
}

/** The scopes that users of a role have. */
export function scopesOfRole(role: Role): ReadonlySet<string> {
  return scopesByRole(declared().operations).get(role) ?? new Set()
}
