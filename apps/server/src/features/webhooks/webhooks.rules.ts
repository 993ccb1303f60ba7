import { eventTypes } from '../../event-types.ts'
import { type OutboundGuard, OutboundRefusal } from '../../platform/outbound/outbound-guard.ts'
import { Problem, say, validationFailed } from '../../problems/index.ts'

const known = new Set(eventTypes.map(({ type }) => type))

/** Refuses types of events that there are not: a typo would otherwise be found by nothing ever arriving. */
export function requireKnownEvents(
  events: readonly string[],
  pathOf: (index: number) => string = (index) => `/events/${index}`,
): void {
  const errors = events.flatMap((event, index) =>
    known.has(event) ? [] : [{ path: pathOf(index), message: say('is no type of event that there is') }],
  )
  if (errors.length > 0) throw validationFailed(errors)
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
    throw new Problem('webhook-url-refused', say('The URL {0}.', error.said), {
      errors: [{ path: '/url', message: error.said }],
    })
  }
}
