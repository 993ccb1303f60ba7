import type { FastifyInstance } from 'fastify'

/** Node's own limits on a request. The last is how often Node looks: its default of 30 s would make the others void. */
export const serverTimeouts = {
  headersTimeout: 5_000,
  /** Long enough for a large upload over a slow line; other bodies have the shorter limit below. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
}

const bodyTimeoutMs = 8_000

/** Closes connections whose JSON body does not arrive in time, whatever the route answers in the meantime. */
export function closeSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request
    const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
    if (!hasBody || headers['content-type']?.startsWith('multipart/form-data') === true) {
      done()
      return
    }
    const timer = setTimeout(() => {
      const { socket } = raw
      if (!socket.destroyed) socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', () => socket.destroy())
    }, bodyTimeoutMs)
    raw.once('end', () => { clearTimeout(timer) })
    raw.once('close', () => { clearTimeout(timer) })
    done()
  })
}
