import type { Principal } from '../../../platform/identity/principal.ts'
import { validationFailed } from '../../../problems/index.ts'
import { problem, message } from './tokens.problems.ts'

/** Rejects scopes that no operation requires. Otherwise a typo would only show up as a 401. */
export function requireGrantableScopes(scopes: readonly string[], grantable: ReadonlySet<string>): void {
  const unknown = scopes.filter((scope) => !grantable.has(scope))
  if (unknown.length === 0) return
  throw problem('validation-failed', message('No operation requires {0}.', unknown.join(', ')), {
    errors: unknown.map((scope) => ({
      path: '/scopes',
      message: message('{0} is not required by any operation', scope),
    })),
  })
}

/** A caller can only grant scopes that it has. */
export function requireHeldScopes({ type, scopes: held }: Principal, granted: readonly string[]): void {
  const beyond = granted.filter((scope) => !held.has(scope))
  if (type === 'SYSTEM' || beyond.length === 0) return
  throw problem('scope-not-held', message('You do not have {0}, so you cannot grant it.', beyond.join(', ')), {
    errors: beyond.map((scope) => ({
      path: '/scopes',
      message: message('{0} is a scope that you do not have', scope),
    })),
  })
}

/** A token cannot issue a token that expires later, nor extend one beyond its own expiry. */
export function requireHeldLife({ type, expiresAt: held }: Principal, granted: Date | null): void {
  if (type !== 'KEY' || held === null || (granted !== null && granted <= held)) return
  throw validationFailed([
    { path: '/expiresAt', message: message('must not be later than the expiry of the calling token') },
  ])
}
