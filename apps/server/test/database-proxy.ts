import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A network proxy between the service and its database, for tests of outages. */
export class DatabaseProxy {
  readonly #target: URL
  #server: Server | undefined
  #port = 0
  #swallowsAnswers = false
  readonly #sockets = new Set<Socket>()

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
    for (const socket of this.#sockets) socket.destroy()
    this.#swallowsAnswers = false
  }

  /** Requests still reach the database, but its responses are lost. */
  swallowAnswers(): void {
    this.#swallowsAnswers = true
  }

  #join(socket: Socket): void {
    const upstream = connect({ host: this.#target.hostname, port: Number(this.#target.port || 5432) })
    this.#keep(socket, upstream)
    this.#keep(upstream, socket)
    socket.on('data', (chunk) => upstream.write(chunk))
    upstream.on('data', (chunk) => {
      if (!this.#swallowsAnswers) socket.write(chunk)
    })
  }

  #keep(socket: Socket, other: Socket): void {
    this.#sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.#sockets.delete(socket)
      other.destroy()
    })
  }
}
