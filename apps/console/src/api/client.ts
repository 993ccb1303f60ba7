import { createClient, type SentRequest } from '@fordring/client'
import { currentLanguage } from '../text/define-text.ts'

let tenantId = ''
/** The tenant of the session; every call is for it. */
export function setTenant(id: string): void {
  tenantId = id
}

/** The last requests, newest first, for "copy as curl". */
const recent: SentRequest[] = []
export function recentRequests(): readonly SentRequest[] {
  return recent
}

/** The public API, called as any integrator does, with the session cookie. */
export const client = createClient({
  baseUrl: globalThis.location.origin,
  tenantId: () => tenantId,
  // Problems are shown in the language of the console, not that of the browser.
  language: currentLanguage,
  onRequest: (request) => {
    recent.unshift(request)
    recent.length = Math.min(recent.length, 100)
  },
})
