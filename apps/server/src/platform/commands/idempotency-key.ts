import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { problem, message } from '../../problems/index.ts'
import { canonicalJson } from '../json/canonical.ts'

const keyForm = /^[\x21-\x7e]{1,64}$/

/** The Idempotency-Key of a request, or undefined if it has none. */
export function readIdempotencyKey(request: IncomingMessage): string | undefined {
  // Node joins repeated headers to "a, b", which would count as a different key.
  const keys = request.rawHeaders.filter(
    (_, index, raw) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === 'idempotency-key',
  )
  const [key] = keys
  if (key === undefined) return undefined
  if (keys.length > 1) {
    throw problem('idempotency-key-invalid', message('Send one Idempotency-Key header, not several.'))
  }
  if (!keyForm.test(key)) {
    throw problem(
      'idempotency-key-invalid',
      message('An Idempotency-Key must have 1 to 64 printable ASCII characters and no spaces.'),
    )
  }
  return key
}

export interface FingerprintedRequest {
  readonly method: string
  readonly url: string
  readonly body: unknown
  /** Set if the response is only for this caller. */
  readonly callerId?: string | undefined
}

/** What makes two requests equal: method, address and parsed body, regardless of key order and white space. */
export function fingerprintOf(request: FingerprintedRequest): Buffer {
  const [path = '', ...rest] = request.url.split('?')
  const sortedQuery = [...new URLSearchParams(rest.join('?'))].map((pair) => JSON.stringify(pair)).sort()
  const body = request.body === undefined ? '' : canonicalJson(request.body)
  return createHash('sha256')
    .update(
      JSON.stringify([
        1,
        request.method,
        path,
        sortedQuery,
        ...(request.callerId === undefined ? [] : [request.callerId]),
      ]),
    )
    .update('\n')
    .update(body)
    .digest()
}
