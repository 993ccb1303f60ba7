import type { Client } from 'undici'

/** A connection to a checked address that may be used again. */
export interface KeptConnection {
  readonly client: Client
  readonly remoteAddress: string
}

const idleMs = 3_000
const idleCountMax = 200

/**
 * Idle connections, by host and address. Every request resolves and checks its host before it takes one, and gets only a
 * connection to the address that it has just checked.
 */
export class KeptConnections {
  readonly #idle = new Map<string, { readonly connection: KeptConnection; readonly timer: NodeJS.Timeout }[]>()
  #count = 0

  take(key: string): KeptConnection | undefined {
    const kept = this.#idle.get(key)?.pop()
    if (kept === undefined) return undefined
    clearTimeout(kept.timer)
    this.#forget(key)
    return kept.connection
  }

  /** Keeps a connection for a moment, or closes it if there are too many. */
  keep(key: string, connection: KeptConnection): void {
    if (this.#count >= idleCountMax) {
      void connection.client.destroy()
      return
    }
    const timer = setTimeout(() => {
      const left = this.#idle.get(key)?.filter((kept) => kept.connection !== connection) ?? []
      this.#idle.set(key, left)
      this.#forget(key)
      void connection.client.destroy()
    }, idleMs).unref()
    this.#idle.set(key, [...(this.#idle.get(key) ?? []), { connection, timer }])
    this.#count += 1
  }

  close(): void {
    for (const { connection, timer } of [...this.#idle.values()].flat()) {
      clearTimeout(timer)
      void connection.client.destroy()
    }
    this.#idle.clear()
    this.#count = 0
  }

  #forget(key: string): void {
    this.#count -= 1
    if (this.#idle.get(key)?.length === 0) this.#idle.delete(key)
  }
}
