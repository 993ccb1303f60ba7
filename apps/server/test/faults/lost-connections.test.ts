import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Database } from '../../src/platform/database/database.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { isPassing } from '../../src/platform/http/errors/error-reply.ts'
import { newId } from '../../src/platform/ids.ts'
import { testPasses } from '../template-database.ts'

// A dying database server notifies every connection, at any time. None of that may end the process.

/** One message as PostgreSQL frames it: a letter, the length, the content. */
function message(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(type), length, content])
}

const welcome = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const farewell = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
)
/** The response to a statement without rows: parsed, bound, no data, done. */
const emptyResult = Buffer.concat([message('1'), message('2'), message('n'), message('C', Buffer.from('SELECT 0\0'))])

/** The response to a statement without parameters. */
function done(tag: string): Buffer {
  return Buffer.concat([message('C', Buffer.from(`${tag}\0`)), ready])
}

/** A transaction in one trip: it begins, shows its pass, runs a statement and commits. */
const answersToCall = Buffer.concat([done('BEGIN'), emptyResult, ready, emptyResult, ready, done('COMMIT')])

let server: Server
let database: Database
/** What the server writes when a connection has introduced itself, and after each time it is asked something. */
let onHello: Buffer
let onQuestion: Buffer
let sockets: Socket[]

beforeEach(async () => {
  sockets = []
  server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(onHello)
      socket.on('data', () => socket.write(onQuestion))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  database = new Database({
    url: `postgres://fordring@127.0.0.1:${port}/fordring`,
    passes: testPasses,
    poolSize: 1,
    onIdleError: () => undefined,
    queryTimeoutMs: 200,
  })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await database.close()
  server.close()
})

const anything = sql`select 1`

describe('a database that dies', () => {
  test('while it accepts a connection causes only a temporary error', async () => {
    onHello = Buffer.concat([welcome, ready, farewell])
    const error: unknown = await database.read(newId(), anything).catch((reason: unknown) => reason)
    expect(isPassing(error)).toBe(true)
  })

  test('while a connection passes from one request to the next causes only a temporary error', async () => {
    onHello = Buffer.concat([welcome, ready])
    onQuestion = Buffer.concat([answersToCall, farewell])
    const [first, second] = await Promise.allSettled([
      database.call(newId(), anything),
      database.read(newId(), anything),
    ])
    expect(first).toMatchObject({ status: 'fulfilled', value: [] })
    // Where the farewell is heard in time, the next one gets another connection.
    expect(second.status === 'fulfilled' || isPassing(second.reason)).toBe(true)
  })
})

describe('a database that hangs', () => {
  test.each([
    ['a read', () => database.read(newId(), anything)],
    ['a call', () => database.call(newId(), anything)],
    ['a transaction', () => database.inTenant(newId(), (transaction) => transaction.many(anything))],
  ])('holds %s no longer than its limit, and the connection is closed', async (_what, ask) => {
    onHello = Buffer.concat([welcome, ready])
    onQuestion = Buffer.alloc(0)
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(isPassing(error)).toBe(true)
    // The pool has one connection: the next query uses a new one, which works.
    onQuestion = answersToCall
    await expect(database.call(newId(), anything)).resolves.toEqual([])
    expect(sockets).toHaveLength(2)
  })
})
