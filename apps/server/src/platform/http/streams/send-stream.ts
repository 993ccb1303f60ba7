import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '../../identity/principal.ts'
import { isStillAllowed } from '../callers/identify.ts'
import type { StreamSource } from './live-stream.ts'

/** How long a finished response may take to reach its reader. */
const lastBytesMs = 2_000

/** Streams for as long as the caller listens and is authorized. The connection is not reused. */
export function sendStream(
  context: Parameters<typeof isStillAllowed>[0],
  reply: FastifyReply,
  { principal, source }: { readonly principal: Principal; readonly source: StreamSource },
): FastifyReply {
  const { request, raw } = reply
  const { tenantId } = principal.tenant
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    connection: 'close',
    // Asks proxies not to buffer.
    'x-accel-buffering': 'no',
  })
  if (request.method === 'HEAD') return reply.send('')
  const content = context.services.streams.open(source, {
    tenantId,
    announcedAs: [tenantId, principal.id, request.session?.sessionId ?? principal.id],
    expiresAt: principal.expiresAt,
    isAllowed: () => isStillAllowed(context, request, principal),
  })
  content.once('end', () => {
    setTimeout(() => {
      if (!raw.writableFinished) raw.destroy()
    }, lastBytesMs).unref()
  })
  return reply.send(content)
}

/** The last message that the caller of a resumed stream received. */
export function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const header = headers['last-event-id']
  return typeof header === 'string' && header !== '' ? header : undefined
}
