import type { components } from '@fordring/client'
import { curlOf } from '../../../api/curl.ts'
import type { Tone } from '../../../ui/status-dot.tsx'

export type LoggedRequest = components['schemas']['LoggedRequest']
export type LoggedRequestDetails = components['schemas']['LoggedRequestDetails']

/** How an answer is to be looked at: what we broke before what the caller did. */
export function toneOf(status: number): Tone {
  if (status >= 500) return 'danger'
  if (status >= 400) return 'waiting'
  return status >= 300 ? 'neutral' : 'good'
}

/** A logged body for reading: formatted JSON, or the text as it is where it was truncated. */
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

/** A request of the log as it can be sent again; a body that was cut off is to come from a file. */
export function curlOfLogged(request: LoggedRequestDetails, origin: string): string {
  const { method, path, query, requestBody, idempotencyKey } = request
  const url = `${origin}${path}${query === null ? '' : `?${encodeURI(query)}`}`
  return curlOf({
    ...{ method, url },
    ...(requestBody === null ? {} : isCutOff(requestBody) ? { bodyFile: 'body.json' } : { bodyText: requestBody }),
    ...(idempotencyKey === null ? {} : { idempotencyKey }),
  })
}
