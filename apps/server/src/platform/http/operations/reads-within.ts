import type { FastifyRequest } from 'fastify'

/** The response to a read that ran within another request. */
export interface ReadWithin {
  readonly status: number
  readonly requestId: string
  readonly etag: string | null
  readonly body: unknown
}

/** Headers that say who calls, from where and in which language. The others belong to the outer request alone. */
const kept = [
  ...['authorization', 'cookie', 'origin', 'referer', 'sec-fetch-site', 'user-agent', 'host'],
  ...['accept-language', 'database-position'],
]

/**
 * Reads another address for the caller of a request, through the whole server: the read is authorized, limited, validated
 * and logged as if it had been sent alone.
 */
export async function readWithin(request: FastifyRequest, url: string): Promise<ReadWithin> {
  const headers = Object.fromEntries(
    kept.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  )
  const answer = await request.server.inject({ method: 'GET', url, headers, remoteAddress: request.ip })
  const { etag } = answer.headers
  return {
    status: answer.statusCode,
    requestId: String(answer.headers['request-id']),
    etag: typeof etag === 'string' ? etag : null,
    body: JSON.parse(answer.payload) as unknown,
  }
}
