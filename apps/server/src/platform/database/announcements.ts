/** How long words wait for others to travel with. */
const pauseMs = 20

/**
 * Tells other processes of what was written, soon after it was: the words of many transactions in one statement. Within
 * a transaction, pg_notify would make all commits of the database queue up behind each other. Whoever listens looks for
 * itself now and then, since a process may die before it has told.
 */
export class Announcements {
  readonly #send: (channel: string, payloads: readonly string[]) => Promise<unknown>
  readonly #waiting = new Map<string, Set<string>>()
  #timer: NodeJS.Timeout | undefined

  constructor(send: (channel: string, payloads: readonly string[]) => Promise<unknown>) {
    this.#send = send
  }

  /** Puts a word among those that go out next; the same word is said once. */
  soon(channel: string, payload: string): void {
    const payloads = this.#waiting.get(channel) ?? new Set()
    this.#waiting.set(channel, payloads.add(payload))
    this.#timer ??= setTimeout(() => void this.flush(), pauseMs).unref()
  }

  /** Says what waits now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    await Promise.allSettled(waiting.map(([channel, payloads]) => this.#send(channel, [...payloads])))
  }
}
