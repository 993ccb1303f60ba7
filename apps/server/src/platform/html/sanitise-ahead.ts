import { renderers } from '../rendering/render-pool.ts'
import { isQuicklySanitised, keepSanitised } from './sanitise-notes.ts'

/**
 * Sanitises long texts of a tenant on a worker, so that `sanitiseNotes` finds the result: 64 kB of tags take a tenth of
 * a second. Call it before a transaction or a page needs them.
 */
export async function sanitiseAhead(tenantId: string, texts: readonly (string | null | undefined)[]): Promise<void> {
  const long = texts.filter((text) => typeof text === 'string').filter((text) => !isQuicklySanitised(text))
  if (long.length === 0) return
  const sanitised = await renderers.run<string[]>(tenantId, 'sanitise-notes', long)
  long.forEach((text, index) => {
    keepSanitised(text, sanitised[index] ?? '')
  })
}
