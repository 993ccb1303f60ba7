import type { components } from '@fordring/client'
import { curlOf } from '../../../api/curl.ts'
import type { Tone } from '../../../ui/status-dot.tsx'

export type LoggedRequest = components['schemas']['LoggedRequest']
export type LoggedRequestDetails = components['schemas']['LoggedRequestDetails']

/** The tone of a response: server errors are worse than client errors. */
export function toneOf(status: number): Tone {
  if (status >= 500) return 'danger'
  if (status >= 400) return 'waiting'
  return status >= 300 ? 'neutral' : 'good'
}

/** A logged body for display: formatted JSON, or the text as it is if it was truncated. */
export function readableBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Whether the log has only the beginning of a body. */
export function isCutOff(text: string | null): boolean {
  return text?.endsWith(' …') ?? false
}

/** A logged request that can be sent again; a truncated body must come from a file. */
export function curlOfLogged(request: LoggedRequestDetails, origin: string): string {
  const { method, path, query, requestBody, idempotencyKey } = request
  const url = `${origin}${path}${query === null ? '' : `?${encodeURI(query)}`}`
  return curlOf({
    ...{ method, url },
    ...(requestBody === null ? {} : isCutOff(requestBody) ? { bodyFile: 'body.json' } : { bodyText: requestBody }),
    ...(idempotencyKey === null ? {} : { idempotencyKey }),
  })
}

/**
 * Whose requests are listed by default: those of programs, since the console sends many for each page; all of them if a
 * request, a resource or a caller was asked for.
 */
export function defaultCallers(filters: {
  readonly callerId?: string
  readonly q?: string
  readonly objectId?: string
  readonly idempotencyKey?: string
}): 'KEY' | 'ALL' {
  const { callerId, q, objectId, idempotencyKey } = filters
  return [callerId, q, objectId, idempotencyKey].some((value) => value !== undefined) ? 'ALL' : 'KEY'
}
