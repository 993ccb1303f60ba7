import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { JoinedSockets } from './joined-sockets.ts'

/** A network proxy between the service and its database, for tests of outages. */
export class DatabaseProxy {
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
    socket.on('data', (chunk) => upstream.write(chunk))
    upstream.on('data', (chunk) => {
      if (!this.#swallowsAnswers) socket.write(chunk)
    })
  }
}
