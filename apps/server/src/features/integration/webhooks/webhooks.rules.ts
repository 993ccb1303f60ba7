import type { Principal } from '../../../platform/identity/principal.ts'
import { isAtLeast, type Role } from '../../../platform/identity/roles.ts'
import { type OutboundGuard, OutboundRefusal } from '../../../platform/outbound/outbound-guard.ts'
import { validationFailed } from '../../../problems/index.ts'
import { scopesOfEvents } from './event-reader.ts'
import { problem, message } from './webhooks.problems.ts'

/** Rejects unknown event types. Otherwise a typo would only show by no event ever arriving. */
export function requireKnownEvents(
  events: readonly string[],
  pathOf: (index: number) => string = (index) => `/events/${index}`,
): void {
  const known = scopesOfEvents()
  const errors = events.flatMap((event, index) =>
    Object.hasOwn(known, event) ? [] : [{ path: pathOf(index), message: message('is not a known event type') }],
  )
  if (errors.length > 0) throw validationFailed(errors)
}

/** The scopes of a new webhook: the read scopes of its creator, or all of them if the operator creates it. */
export function scopesOfNew({ type, scopes }: Principal): string[] {
  const held = type === 'SYSTEM' ? new Set(Object.values(scopesOfEvents())) : scopes
  return [...held].filter((scope) => scope.startsWith('read:')).sort()
}

/** Rejects callers who could use the webhook to read what they may not read themselves. */
export function requireHeldWebhook(
  { type, role, scopes }: Principal,
  webhook: { readonly scopes: readonly string[]; readonly role: Role },
): void {
  if (type === 'SYSTEM') return
  if (!isAtLeast(role, webhook.role)) {
    throw problem(
      'role-too-low',
      message('The role {0} is higher than yours, which is {1}.', message(webhook.role), message(role)),
    )
  }
  const missing = webhook.scopes.filter((scope) => !scopes.has(scope))
  if (missing.length === 0) return
  throw problem('scope-not-held', message('The webhook has scopes that you do not have: {0}.', missing.join(', ')))
}

/**
 * Rejects a URL to which nothing may be sent. It queries the name servers, so it runs before the transaction. A name
 * without an address is accepted, since every delivery checks again.
 */
export async function requireAllowedUrl(guard: OutboundGuard, text: string | undefined): Promise<void> {
  if (text === undefined) return
  try {
    const url = guard.inspect(text)
    await guard.addressesOf(url).catch((error: unknown) => {
      if (error instanceof OutboundRefusal) throw error
    })
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error
    throw problem('webhook-url-refused', message('The URL {0}.', error.reason), {
      errors: [{ path: '/url', message: error.reason }],
    })
  }
}
