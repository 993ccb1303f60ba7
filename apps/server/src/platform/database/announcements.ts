/** How long announcements wait, so that several can be sent together. */
const pauseMs = 20

/**
 * Announces to other processes what was written, soon after the commit, and many transactions in one statement. Within
 * a transaction, pg_notify would serialise all commits of the database. Listeners also poll, since a process may die
 * before it has announced.
 */
export class Announcements {
  readonly #send: (channel: string, payloads: readonly string[]) => Promise<unknown>
  readonly #waiting = new Map<string, Set<string>>()
  #timer: NodeJS.Timeout | undefined

  constructor(send: (channel: string, payloads: readonly string[]) => Promise<unknown>) {
    this.#send = send
  }

  /** Adds an announcement to the next batch, without duplicates. */
  soon(channel: string, payload: string): void {
    const payloads = this.#waiting.get(channel) ?? new Set()
    this.#waiting.set(channel, payloads.add(payload))
    this.#timer ??= setTimeout(() => void this.flush(), pauseMs).unref()
  }

  /** Sends the waiting announcements. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    await Promise.allSettled(waiting.map(([channel, payloads]) => this.#send(channel, [...payloads])))
  }
}
