import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import { checkAnswers } from '../check-answers.ts'
import { LockHolder } from '../lock-holder.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
let port: number
let locks: LockHolder
const sockets: Socket[] = []

beforeAll(async () => {
  api = await startTestApp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(api.app)
  locks = await LockHolder.connect(api.databaseUrl)
})
afterEach(async () => {
  await locks.release()
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  await locks.close()
  await api.close()
})

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port
}

interface Wire {
  readonly socket: Socket
  /** All received data, once the other side has closed. */
  readonly closed: Promise<{ text: string; afterMs: number }>
}

function open(to = port): Wire {
  const startedAt = Date.now()
  const socket = connect(to, '127.0.0.1')
  sockets.push(socket)
  socket.setEncoding('latin1')
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  socket.on('error', () => undefined)
  const closed = new Promise<{ text: string; afterMs: number }>((resolve) => {
    socket.once('close', () => {
      resolve({ text, afterMs: Date.now() - startedAt })
    })
  })
  return { socket, closed }
}

/** Sends text and returns what arrives until the other side closes the connection. */
async function exchange(text: string, to = port): Promise<string> {
  const { socket, closed } = open(to)
  socket.write(text, 'latin1')
  const timer = setTimeout(() => socket.destroy(), 60_000)
  const answer = await closed
  clearTimeout(timer)
  return answer.text
}

/**
 * Keeps sending one character at a time, as a client does that wants to hold a connection, and returns how many it could
 * send.
 */
async function trickle(socket: Socket, character: string): Promise<number> {
  let count = 0
  for (; !socket.destroyed && socket.writable; count++) {
    socket.write(character)
    await sleep(400)
  }
  return count
}

function headOf(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`
}

const bearer = (): Record<string, string> => ({ authorization: `Bearer ${api.tenant.token}` })
const contactsPath = (): string => `/v1/${api.tenant.tenantId}/contacts`

/** A whole request to create a contact. */
function createContact(name: string, headers: Record<string, string> = {}): string {
  const body = JSON.stringify({ name })
  const all = { ...bearer(), 'content-type': 'application/json', 'content-length': String(body.length), ...headers }
  return headOf('POST', contactsPath(), all) + body
}

async function contactsNamed(name: string): Promise<number> {
  const [row] = await api.database.read(
    api.tenant.tenantId,
    sql<{ n: number }>`select count(*)::int as n from contacts where name = ${name}::text`,
  )
  return row!.n
}

describe('slow clients', () => {
  it('are disconnected within 10 seconds, 100 at once, while others are served', async () => {
    const slow: Wire[] = []
    const sent: Promise<number>[] = []
    for (let index = 0; index < 50; index++) {
      const wire = open()
      wire.socket.write(`GET ${contactsPath()} HTTP/1.1\r\nhost: localhost\r\nx-slow: `)
      sent.push(trickle(wire.socket, 'x'))
      slow.push(wire)
    }
    const json = { 'content-type': 'application/json' }
    const slowBodies = [
      { path: contactsPath(), headers: { ...bearer(), ...json, 'content-length': '10000' } },
      { path: contactsPath(), headers: { ...bearer(), ...json, 'transfer-encoding': 'chunked' } },
      { path: contactsPath(), headers: { ...json, 'content-length': '10000' } },
      { path: '/nothing', headers: { ...json, 'content-length': '10000' } },
      {
        path: contactsPath(),
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '10000' },
      },
    ]
    for (let index = 0; index < 50; index++) {
      const { path, headers } = slowBodies[index % slowBodies.length]!
      const wire = open()
      wire.socket.write(headOf('POST', path, headers))
      const isChunked = 'transfer-encoding' in headers
      sent.push(trickle(wire.socket, isChunked ? '1\r\n \r\n' : ' '))
      slow.push(wire)
    }

    let servedCount = 0
    const allClosed = new AbortController()
    const asking = (async () => {
      while (!allClosed.signal.aborted) {
        expect(await getStatus(contactsPath())).toBe(200)
        servedCount += 1
        await sleep(50)
      }
    })()
    const ends = await Promise.all(slow.map((wire) => wire.closed))
    allClosed.abort()
    await asking

    // By what they could send in that time, and not by the clock: a busy machine delays both sides.
    expect(Math.max(...(await Promise.all(sent)))).toBeLessThanOrEqual(25)
    // No client was disconnected early: a slow connection is allowed.
    expect(Math.min(...ends.map((end) => end.afterMs))).toBeGreaterThan(4_000)
    expect(ends.slice(0, 50).every((end) => end.text.startsWith('HTTP/1.1 408'))).toBe(true)
    expect(servedCount).toBeGreaterThan(5)
  })

  it('may be idle between requests', async () => {
    const { socket, closed } = open()
    socket.write(headOf('GET', '/iam/auth/permissions', bearer()))
    await sleep(2_500)
    socket.write(headOf('GET', '/iam/auth/permissions', { ...bearer(), connection: 'close' }))
    const { text } = await closed
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  })

  async function getStatus(path: string): Promise<number> {
    const request = httpRequest({ port, host: '127.0.0.1', path, headers: bearer(), agent: false })
    request.end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode ?? 0
  }
})

describe('ambiguous requests', () => {
  const smuggled = 'GET /iam/auth/permissions HTTP/1.1\r\nhost: smuggled\r\n\r\n'
  const head = (): string =>
    `POST ${contactsPath()} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${api.tenant.token}\r\ncontent-type: application/json\r\n`

  it.each<[string, () => string]>([
    [
      'Content-Length and Transfer-Encoding',
      () => `content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    [
      'Transfer-Encoding and Content-Length',
      () => `transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['two Content-Lengths', () => `content-length: 2\r\ncontent-length: 60\r\n\r\n{}${smuggled}`],
    ['two equal Content-Lengths', () => `content-length: 2\r\ncontent-length: 2\r\n\r\n{}${smuggled}`],
    ['a list of Content-Lengths', () => `content-length: 2, 60\r\n\r\n{}${smuggled}`],
    ['a signed Content-Length', () => `content-length: +2\r\n\r\n{}${smuggled}`],
    [
      'a Transfer-Encoding that is not chunked last',
      () => `transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['a space before the colon', () => `transfer-encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['lines that end in LF alone', () => `content-length: 2\n\n{}${smuggled}`],
    ['a header over two lines', () => `x-a: b\r\n content-length: 2\r\n\r\n{}${smuggled}`],
    ['a chunk size that is no number', () => `transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ])('400: %s, and what follows is not answered', async (_, rest) => {
    const text = await exchange(head() + rest())
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(text).not.toMatch(/scopes|stack|node:/)
  })

  it('400: two Idempotency-Key headers, equal or not', async () => {
    for (const keys of [
      ['a', 'b'],
      ['a', 'a'],
      ['a', ''],
    ]) {
      const lines = keys.map((key) => `Idempotency-Key: ${key}\r\n`).join('')
      const text = await exchange(
        createContact('twokeys', { connection: 'close' }).replace('\r\n\r\n', `\r\n${lines}\r\n`),
      )
      expect(text).toMatch(/^HTTP\/1\.1 400 /)
      expect(text).toContain('"code":"idempotency-key-invalid"')
    }
    expect(await contactsNamed('twokeys')).toBe(0)
  })

  it('431: headers without end', async () => {
    const text = await exchange(`GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`)
    expect(text).toMatch(/^HTTP\/1\.1 431 /)
  })

  it('413: a body of 10 MB gets a response, not a broken connection', async () => {
    for (const chunked of [false, true]) {
      const request = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: contactsPath(),
        agent: false,
        headers: {
          ...bearer(),
          'content-type': 'application/json',
          ...(chunked ? {} : { 'content-length': 10_000_000 }),
        },
      })
      request.on('error', () => undefined)
      request.write('"')
      request.end('x'.repeat(9_999_999))
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      expect(response.statusCode).toBe(413)
      request.destroy()
    }
  })
})

/** Blocks every write to contacts until it is released. */
const lockContacts = 'lock table contacts in exclusive mode'

describe('a client that disconnects', () => {
  it('does not stop its request, and can retry to get the response', async () => {
    const key = newId()
    await locks.hold(lockContacts)
    const { socket, closed } = open()
    socket.write(createContact('hangup', { 'idempotency-key': key }))
    await locks.waitForWaiters()
    socket.destroy()
    await closed
    await sleep(100)
    expect(await contactsNamed('hangup')).toBe(0)
    await locks.release()
    await expect.poll(() => contactsNamed('hangup')).toBe(1)
    const again = await exchange(createContact('hangup', { 'idempotency-key': key, connection: 'close' }))
    expect(again).toMatch(/^HTTP\/1\.1 201 /)
    expect(again).toContain('idempotency-cached: true')
    expect(await contactsNamed('hangup')).toBe(1)
  })

  it('during its body has no effect', async () => {
    const { socket, closed } = open()
    socket.write(createContact('halfway').slice(0, -3))
    await sleep(200)
    socket.destroy()
    await closed
    await sleep(200)
    expect(await contactsNamed('halfway')).toBe(0)
    expect((await api.get('/contacts')).status).toBe(200)
  })
})

describe('stopping', () => {
  it('finishes running requests, and accepts no new ones', async () => {
    const app = await buildApp({
      services: api.services,
      logger: pino({ level: 'silent' }),
      trustProxy: [],
      extend: checkAnswers,
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const stoppingPort = portOf(app)
    const idle = open(stoppingPort)
    idle.socket.write(headOf('GET', '/iam/auth/permissions', bearer()))
    await once(idle.socket, 'data')

    await locks.hold(lockContacts)
    const running = open(stoppingPort)
    running.socket.write(createContact('last'))
    await locks.waitForWaiters()
    let hasStopped = false
    const stopped = app.close().then(() => {
      hasStopped = true
    })
    await idle.closed
    expect(await exchange(createContact('late'), stoppingPort)).toBe('')
    expect(hasStopped).toBe(false)
    await locks.release()
    const { text } = await running.closed
    expect(text).toMatch(/^HTTP\/1\.1 201 /)
    expect(text.toLowerCase()).toContain('connection: close')
    await stopped
    expect(await contactsNamed('last')).toBe(1)
    expect(await contactsNamed('late')).toBe(0)
  })
})
