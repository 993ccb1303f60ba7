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

let isReadingLatest = false
/**
 * Reads what was just announced: the service would otherwise let a replica answer that is only as recent as what this
 * browser has seen. The responses then tell the browser how recent they are.
 */
export async function readLatest(read: () => Promise<unknown>): Promise<void> {
  isReadingLatest = true
  await read().finally(() => (isReadingLatest = false))
}

/** The public API, called as any integrator does, with the session cookie. */
export const client = createClient({
  baseUrl: globalThis.location.origin,
  tenantId: () => tenantId,
  // Problems are shown in the language of the console, not that of the browser.
  language: currentLanguage,
  readsLatest: () => isReadingLatest,
  onRequest: (request) => {
    recent.unshift(request)
    recent.length = Math.min(recent.length, 100)
  },
})
