import { createClient, type SentRequest } from '@fordring/client'
import { currentLanguage } from '../text/define-text.ts'

let tenantId = ''
/** The tenant of who is signed in; every call of the client is for it. */
export function setTenant(id: string): void {
  tenantId = id
}

/** The last requests, newest first, for "copy as curl". */
const recent: SentRequest[] = []
export function recentRequests(): readonly SentRequest[] {
  return recent
}

/** The one way to the service: the public API, as any integrator calls it, with the cookie of who is signed in. */
export const client = createClient({
  baseUrl: globalThis.location.origin,
  tenantId: () => tenantId,
  // The language of the console counts, not that of the browser: refusals are read between its own words.
  language: currentLanguage,
  onRequest: (request) => {
    recent.unshift(request)
    recent.length = Math.min(recent.length, 100)
  },
})
