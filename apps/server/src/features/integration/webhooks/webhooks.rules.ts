import type { Principal } from '../../../platform/identity/principal.ts'
import { isAtLeast, type Role } from '../../../platform/identity/roles.ts'
import { type OutboundGuard, OutboundRefusal } from '../../../platform/outbound/outbound-guard.ts'
import { validationFailed } from '../../../problems/index.ts'
import { scopesOfEvents } from './event-reader.ts'
import { problem, message } from './webhooks.problems.ts'

/** Refuses types of events that there are not: a typo would otherwise be found by nothing ever arriving. */
export function requireKnownEvents(
  events: readonly string[],
  pathOf: (index: number) => string = (index) => `/events/${index}`,
): void {
  const known = scopesOfEvents()
  const errors = events.flatMap((event, index) =>
    Object.hasOwn(known, event) ? [] : [{ path: pathOf(index), message: message('is no type of event that there is') }],
  )
  if (errors.length > 0) throw validationFailed(errors)
}

/** The scopes that a new webhook has: those of its creator by which anything is read. The operator reads everything. */
export function scopesOfNew({ type, scopes }: Principal): string[] {
  const held = type === 'SYSTEM' ? new Set(Object.values(scopesOfEvents())) : scopes
  return [...held].filter((scope) => scope.startsWith('read:')).sort()
}

/** Refuses who would come to read by a webhook what it may not read itself. */
export function requireHeldWebhook(
  { type, role, scopes }: Principal,
  webhook: { readonly scopes: readonly string[]; readonly role: Role },
): void {
  if (type === 'SYSTEM') return
  if (!isAtLeast(role, webhook.role)) {
    throw problem(
      'role-too-low',
      message('The role {0} is above yours, which is {1}.', message(webhook.role), message(role)),
    )
  }
  const beyond = webhook.scopes.filter((scope) => !scopes.has(scope))
  if (beyond.length === 0) return
  throw problem(
    'scope-not-held',
    message('The webhook has scopes that you do not have yourself: {0}.', beyond.join(', ')),
  )
}

/**
 * Refuses a URL that leads where nothing of ours may go. It asks the name servers, so it runs before the transaction; a
 * name that has no address yet is let through, since every delivery looks again.
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
    throw problem('webhook-url-refused', message('The URL {0}.', error.said), {
      errors: [{ path: '/url', message: error.said }],
    })
  }
}
