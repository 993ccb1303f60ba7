import type { Principal } from '../../../platform/identity/principal.ts'
import { validationFailed } from '../../../problems/index.ts'
import { problem, message } from './tokens.problems.ts'

/** Refuses scopes that no endpoint asks for: a typo would otherwise be found only by a 401. */
export function requireGrantableScopes(scopes: readonly string[], grantable: ReadonlySet<string>): void {
  const unknown = scopes.filter((scope) => !grantable.has(scope))
  if (unknown.length === 0) return
  throw problem('validation-failed', message('No endpoint asks for {0}.', unknown.join(', ')), {
    errors: unknown.map((scope) => ({
      path: '/scopes',
      message: message('{0} is a scope that no endpoint asks for', scope),
    })),
  })
}

/** Refuses a caller that would hand out more than it has: a token makes no token stronger than itself. */
export function requireHeldScopes({ type, scopes: held }: Principal, granted: readonly string[]): void {
  const beyond = granted.filter((scope) => !held.has(scope))
  if (type === 'SYSTEM' || beyond.length === 0) return
  throw problem('scope-not-held', message('You do not have {0} yourself.', beyond.join(', ')), {
    errors: beyond.map((scope) => ({
      path: '/scopes',
      message: message('{0} is a scope that you do not have', scope),
    })),
  })
}

/** Refuses a token that would live longer than the one that issues or prolongs it. */
export function requireHeldLife({ type, expiresAt: held }: Principal, granted: Date | null): void {
  if (type !== 'KEY' || held === null || (granted !== null && granted <= held)) return
  throw validationFailed([
    { path: '/expiresAt', message: message('must not be later than the expiry of the token that issues it') },
  ])
}
