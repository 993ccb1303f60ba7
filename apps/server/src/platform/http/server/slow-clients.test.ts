import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeSlowBodies } from './slow-clients.ts'

const bodyMs = 50
let app: FastifyInstance
let socket: Socket

beforeEach(() => {
  app = fastify()
  closeSlowBodies(app, bodyMs)
  app.post('/', ({ body }) => body)
})
afterEach(async () => {
  socket.destroy()
  await app.close()
})

/** Sends a request without the last part of its body, and returns the response. */
async function sendMostOf(): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const headers = ['host: a', 'connection: close', 'content-type: application/json', 'content-length: 8']
  socket.write(`POST / HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"a"`)
  return text(socket)
}

describe('a request whose body takes too long', () => {
  it('is closed with 408', async () => {
    expect(await sendMostOf()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('is answered if the body had arrived, and the process was too busy to read it', async () => {
    app.addHook('onRequest', (_request, _reply, done) => {
      socket.write(': 1}')
      const busyUntil = performance.now() + 2 * bodyMs
      while (performance.now() < busyUntil);
      done()
    })
    expect(await sendMostOf()).toMatch(/^HTTP\/1\.1 200 /)
  })
})
