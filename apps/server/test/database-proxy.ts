import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { JoinedSockets } from './joined-sockets.ts'
import { messagesOf, textsOf } from './protocol-messages.ts'

/** A network proxy between processes of the service and their database, for tests of outages and poolers. */
export class DatabaseProxy {
  /** The names of prepared statements that were sent. A pooler that does not know them may use them elsewhere. */
  readonly preparedNames = new Set<string>()
  readonly #target: URL
  #server: Server | undefined
  #port = 0
  #swallowsAnswers = false
  readonly #sockets = new JoinedSockets()

  constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl)
  }

  /** The URL of the database through the proxy. */
  get url(): string {
    const url = new URL(this.#target)
    url.hostname = '127.0.0.1'
    url.port = String(this.#port)
    return url.toString()
  }

  /** Accepts connections, at the same address as before. */
  async open(): Promise<void> {
    const server = createServer((socket) => {
      this.#join(socket)
    })
    server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
  }

  /** Cuts every connection and refuses new ones. */
  async close(): Promise<void> {
    this.cut()
    const closed = this.#server === undefined ? undefined : once(this.#server, 'close')
    this.#server?.close()
    this.#server = undefined
    await closed
  }

  /** Cuts every connection, and accepts new ones. */
  cut(): void {
    this.#sockets.endAll()
    this.#swallowsAnswers = false
  }

  /** Requests still reach the database, but its responses are lost. */
  swallowAnswers(): void {
    this.#swallowsAnswers = true
  }

  #join(socket: Socket): void {
    const upstream = this.#sockets.connect(socket, this.#target)
    const namesOf = namesReader()
    socket.on('data', (chunk) => {
      for (const name of namesOf(chunk)) this.preparedNames.add(name)
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (!this.#swallowsAnswers) socket.write(chunk)
    })
  }
}

/** Finds the names of statements that are prepared in what a connection sends, after the message that it begins with. */
function namesReader(): (chunk: Buffer) => string[] {
  let rest: Buffer | undefined
  return (chunk) => {
    const read = messagesOf(rest === undefined ? Buffer.alloc(0) : Buffer.concat([rest, chunk]))
    rest = read.rest
    const names = read.messages.filter(({ type }) => type === 'P').map(({ content }) => textsOf(content)[0] ?? '')
    return names.filter((name) => name !== '')
  }
}
