import { Problem } from '../../problems/index.ts'

/** Refuses scopes that no endpoint asks for: a typo would otherwise be found only by a 401. */
export function requireGrantableScopes(scopes: readonly string[], grantable: ReadonlySet<string>): void {
  const unknown = scopes.filter((scope) => !grantable.has(scope))
  if (unknown.length === 0) return
  throw new Problem('validation-failed', `No endpoint asks for ${unknown.join(', ')}.`, {
    errors: unknown.map((scope) => ({ path: '/scopes', message: `${scope} is a scope that no endpoint asks for` })),
  })
}
