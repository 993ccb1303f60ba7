import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { JoinedSockets } from './joined-sockets.ts'
import { messagesOf, textsOf } from './protocol-messages.ts'

/** What was sent to the database while counting. */
export interface Traffic {
  /** The text of each executed statement, in order. */
  readonly statements: readonly string[]
  /** How often the client sent something and then waited for the response. */
  readonly trips: number
}

/**
 * A proxy between the service and its database that counts statements and round trips. Whatever the client sends without
 * waiting is forwarded together, and the client sees no response before all of them are complete. The number of trips
 * therefore does not depend on how fast anything is. The client must run in the same process.
 */
export class CountingProxy {
  readonly #target: URL
  readonly #server: Server
  readonly #sockets = new JoinedSockets()
  #statements: string[] = []
  #trips = 0

  private constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl)
    this.#server = createServer((socket) => {
      this.#join(socket)
    })
  }

  static async open(databaseUrl: string): Promise<CountingProxy> {
    const proxy = new CountingProxy(databaseUrl)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  /** The URL of the database through the proxy. */
  get url(): string {
    const url = new URL(this.#target)
    url.hostname = '127.0.0.1'
    url.port = String((this.#server.address() as AddressInfo).port)
    return url.toString()
  }

  /** What was sent since the last call. */
  take(): Traffic {
    const taken = { statements: this.#statements, trips: this.#trips }
    this.#statements = []
    this.#trips = 0
    return taken
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#sockets.endAll()
    await closed
  }

  #join(client: Socket): void {
    const server = this.#sockets.connect(client, this.#target)
    const connection = new CountedConnection(
      (text) => this.#statements.push(text),
      () => (this.#trips += 1),
    )
    client.on('data', (chunk) => void connection.fromClient(chunk, server))
    server.on('data', (chunk) => {
      connection.fromServer(chunk, client)
    })
  }
}

/** The messages of one connection, as the PostgreSQL protocol frames them. */
class CountedConnection {
  readonly #onStatement: (text: string) => void
  readonly #onTrip: () => void
  readonly #sent: Buffer[] = []
  readonly #received: Buffer[] = []
  readonly #texts = new Map<string, string>()
  #bound = ''
  #hasStarted = false
  #sentRest: Buffer = Buffer.alloc(0)
  #receivedRest: Buffer = Buffer.alloc(0)
  #chunkCount = 0
  #awaitedCount = 0

  constructor(onStatement: (text: string) => void, onTrip: () => void) {
    this.#onStatement = onStatement
    this.#onTrip = onTrip
  }

  /** Forwards what the client sent once it has been silent for a few turns of the event loop. */
  async fromClient(chunk: Buffer, server: Socket): Promise<void> {
    this.#sent.push(chunk)
    this.#chunkCount += 1
    const count = this.#chunkCount
    for (let turn = 0; turn < 4; turn++) await nextTurn()
    if (count !== this.#chunkCount) return
    const bytes = Buffer.concat(this.#sent.splice(0))
    if (this.#countSent(bytes) > 0) this.#onTrip()
    server.write(bytes)
  }

  /** Delivers responses once all that the client waits for have arrived; while connecting, at once. */
  fromServer(chunk: Buffer, client: Socket): void {
    this.#received.push(chunk)
    const { messages, rest } = messagesOf(Buffer.concat([this.#receivedRest, chunk]))
    this.#receivedRest = rest
    const readyCount = messages.filter(({ type }) => type === 'Z').length
    this.#awaitedCount = Math.max(0, this.#awaitedCount - readyCount)
    if (this.#awaitedCount === 0) client.write(Buffer.concat(this.#received.splice(0)))
  }

  /** Returns how many of the messages ask for a response. */
  #countSent(bytes: Buffer): number {
    if (!this.#hasStarted) {
      this.#hasStarted = true
      return 0
    }
    const { messages, rest } = messagesOf(Buffer.concat([this.#sentRest, bytes]))
    this.#sentRest = rest
    const askedBefore = this.#awaitedCount
    for (const { type, content } of messages) this.#count(type, content)
    return this.#awaitedCount - askedBefore
  }

  #count(type: string, content: Buffer): void {
    if (type === 'P') {
      const [name = '', text = ''] = textsOf(content)
      this.#texts.set(name, text)
    } else if (type === 'B') {
      this.#bound = this.#texts.get(textsOf(content)[1] ?? '') ?? ''
    } else if (type === 'E') {
      this.#onStatement(this.#bound)
    } else if (type === 'Q') {
      this.#onStatement(textsOf(content)[0] ?? '')
      this.#awaitedCount += 1
    } else if (type === 'S') {
      this.#awaitedCount += 1
    }
  }
}
