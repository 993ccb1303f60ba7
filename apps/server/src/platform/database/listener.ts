import pg from 'pg'
import { connectionConfig } from './connection.ts'

export interface ListenerOptions {
  readonly url: string
  /** The channels to listen on, with their handlers. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** A lock that is held while the connection lives, so that others can see whether this process does. */
  readonly lock?: readonly [number, number]
  /** Called when notifications start to arrive, and when some may be missed. */
  readonly onState: (isListening: boolean) => void
}

const reconnectMs = { first: 100, max: 5_000 }
/** How often to check for a connection that died silently. */
const heartbeatMs = 10_000

/** Receives what other processes announce with pg_notify, on its own connection, which it re-establishes. */
export class Listener {
  readonly #options: ListenerOptions
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  #delayMs = reconnectMs.first
  isListening = false

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    try {
      await this.#connect()
    } catch {
      // A failed connection may have been handled by its events already.
      if (this.#client !== undefined) this.#lost(this.#client)
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...connectionConfig({ url: this.#options.url, applicationName: 'fordring listener' }),
      query_timeout: heartbeatMs,
    })
    this.#client = client
    client.on('error', () => {
      this.#lost(client)
    })
    client.on('end', () => {
      this.#lost(client)
    })
    client.on('notification', (message) => {
      this.#options.channels[message.channel]?.(message.payload ?? '')
    })
    await client.connect()
    if (this.#options.lock !== undefined)
      await client.query('select pg_advisory_lock_shared($1, $2)', [...this.#options.lock])
    const names = Object.keys(this.#options.channels)
    await client.query(names.map((name) => `listen ${pg.escapeIdentifier(name)}`).join(';'))
    this.#delayMs = reconnectMs.first
    this.#setListening(true)
    this.#beatLater(client)
  }

  #beatLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => {
          if (this.#client === client) this.#beatLater(client)
        },
        () => {
          this.#lost(client)
        },
      )
    }, heartbeatMs)
    this.#timer.unref()
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    clearTimeout(this.#timer)
    this.#setListening(false)
    client.end().catch(() => undefined)
    this.#retryLater()
  }

  #retryLater(): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => {
      void this.start()
    }, this.#delayMs)
    this.#delayMs = Math.min(this.#delayMs * 2, reconnectMs.max)
  }

  #setListening(isListening: boolean): void {
    if (this.isListening === isListening) return
    this.isListening = isListening
    this.#options.onState(isListening)
  }
}
