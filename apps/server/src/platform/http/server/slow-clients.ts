import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Node's limits on a request. The check interval matters: the default of 30 s would make the other limits useless. */
export const serverTimeouts = {
  headersTimeout: 5_000,
  /** Long enough for a large upload over a slow connection. Other bodies have the shorter limit below. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
}

const bodyMsMax = 8_000

/**
 * Closes connections whose JSON body does not arrive in time, regardless of the route. An upload may take longer while
 * it is being read; once the response is sent, the rest has the same limit.
 */
export function closeSlowBodies(app: FastifyInstance, bodyMs = bodyMsMax): void {
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
    if (hasBody && headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true) {
      reply.raw.once('finish', () => {
        if (!raw.complete && !raw.readableEnded) closeUnlessComplete(raw, bodyMs)
      })
    } else if (hasBody) {
      closeUnlessComplete(raw, bodyMs)
    }
    done()
  })
}

function closeUnlessComplete(request: IncomingMessage, bodyMs: number): void {
  const close = (): void => {
    const { socket } = request
    // An injected request has no socket to close.
    if (request.complete || !(socket instanceof Socket) || socket.destroyed) return
    socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', () => socket.destroy())
  }
  // A busy process reads first what has arrived meanwhile: the client was not slow then.
  const timer = setTimeout(() => setImmediate(close), bodyMs)
  request.once('end', () => {
    clearTimeout(timer)
  })
  request.once('close', () => {
    clearTimeout(timer)
  })
}
