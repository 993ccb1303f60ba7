import type { Principal } from '../../platform/identity/principal.ts'
import { Problem } from '../../problems/index.ts'

/** Refuses scopes that no endpoint asks for: a typo would otherwise be found only by a 401. */
export function requireGrantableScopes(scopes: readonly string[], grantable: ReadonlySet<string>): void {
  const unknown = scopes.filter((scope) => !grantable.has(scope))
  if (unknown.length === 0) return
  throw new Problem('validation-failed', `No endpoint asks for ${unknown.join(', ')}.`, {
    errors: unknown.map((scope) => ({ path: '/scopes', message: `${scope} is a scope that no endpoint asks for` })),
  })
}

/** Refuses a caller that would hand out more than it has: a token makes no token stronger than itself. */
export function requireHeldScopes({ type, scopes: held }: Principal, granted: readonly string[]): void {
  const beyond = granted.filter((scope) => !held.has(scope))
  if (type === 'SYSTEM' || beyond.length === 0) return
  throw new Problem('scope-not-held', `You do not have ${beyond.join(', ')} yourself.`, {
    errors: beyond.map((scope) => ({ path: '/scopes', message: `${scope} is a scope that the caller does not have` })),
  })
}
