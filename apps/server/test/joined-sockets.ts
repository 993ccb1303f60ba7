import { connect, type Socket } from 'node:net'

/** The connections of a proxy: one ends with its other side, and all can be ended at once. */
export class JoinedSockets {
  readonly #sockets = new Set<Socket>()

  /** Connects a client to a server, and returns the connection to the server. */
  connect(client: Socket, target: URL): Socket {
    const server = connect(addressOf(target))
    this.#keep(client, server)
    this.#keep(server, client)
    return server
  }

  endAll(): void {
    for (const socket of this.#sockets) socket.destroy()
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

/** A host that begins with a slash is the folder of the server's socket file. */
function addressOf({ hostname, port }: URL): { host: string; port: number } | { path: string } {
  const host = decodeURIComponent(hostname)
  const number = Number(port || 5432)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number }
}
