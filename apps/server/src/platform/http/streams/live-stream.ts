import { Readable } from 'node:stream'

/** One message: its fields by the names that the standard of server-sent events has for them. No value has two lines. */
export type StreamMessage = Readonly<Record<string, string>>

/** What a stream shows. */
export interface StreamSource {
  /** What came since the last call, in order, some at a time. */
  readonly next: () => Promise<{ readonly messages: readonly StreamMessage[]; readonly hasMore: boolean }>
}

/** Who reads a stream. */
export interface StreamReader {
  readonly tenantId: string
  /** The ids under which changes of its rights are announced. */
  readonly announcedAs: readonly string[]
  readonly expiresAt: Date | null
  readonly isAllowed: () => Promise<boolean>
}

export interface StreamTimes {
  /** How often all streams are looked at. */
  readonly lookMs: number
  /** How long a stream may be silent. */
  readonly heartbeatMs: number
  /** How long a reader may leave what was sent. */
  readonly stallMs: number
  /** How long a stream is open at most. */
  readonly longestMs: number
  /** How long a reader has to take the last of it. */
  readonly graceMs: number
}

/** While this much waits to be read, nothing more is fetched. */
const bufferMax = 64 * 1024

/** One answer that does not end: fetches as its reader reads, so that what waits for it here has a limit. */
export class LiveStream {
  readonly content: Readable
  readonly reader: StreamReader
  /** Whether the reader may still read is to be found out. */
  isInDoubt = false
  readonly #source: StreamSource
  readonly #times: StreamTimes
  readonly #onError: (error: unknown) => void
  readonly #openedAt = Date.now()
  #pushedBytes = 0
  #readBytes = 0
  #spokeAt = Date.now()
  #readAt = Date.now()
  #mayHaveMore = true
  #isFetching = false
  #isOver = false

  constructor(
    parts: { source: StreamSource; reader: StreamReader; times: StreamTimes; onError: (error: unknown) => void },
    onClose: () => void,
  ) {
    this.reader = parts.reader
    this.#source = parts.source
    this.#times = parts.times
    this.#onError = parts.onError
    this.content = new Readable({
      highWaterMark: bufferMax,
      read: () => {
        void this.#fetch()
      },
    })
    this.content.once('close', () => {
      this.#isOver = true
      onClose()
    })
  }

  /** Called when something may have come. */
  wake(): void {
    this.#mayHaveMore = true
    void this.#fetch()
  }

  /** Ends it with a word why, after what waits to be read; a reader who does not take that is cut off. */
  close(reason: string): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#push(`: closed: ${reason}\n\n`)
    this.content.push(null)
    setTimeout(() => this.content.destroy(), this.#times.graceMs).unref()
  }

  /** Called again and again; answers whether this was a heartbeat, at which other things may be looked at too. */
  look(): boolean {
    const now = Date.now()
    const { heartbeatMs, stallMs, longestMs } = this.#times
    const waiting = this.content.readableLength
    if (waiting === 0 || this.#pushedBytes - waiting > this.#readBytes) this.#readAt = now
    this.#readBytes = this.#pushedBytes - waiting
    if (now - this.#openedAt >= longestMs) this.close('it was open for long enough; connect again')
    else if (now - this.#readAt >= stallMs) this.close('it was read too slowly; connect again with Last-Event-ID')
    const isHeartbeat = waiting === 0 && now - this.#spokeAt >= heartbeatMs
    if (isHeartbeat && !this.#isOver) this.#push(': heartbeat\n\n')
    // Words get lost where a process dies; whoever is silent looks for itself.
    if (isHeartbeat) this.wake()
    else void this.#fetch()
    return isHeartbeat
  }

  async #fetch(): Promise<void> {
    if (this.#isFetching) return
    this.#isFetching = true
    try {
      while (this.#mayHaveMore && !this.#isOver && this.content.readableLength < bufferMax) {
        this.#mayHaveMore = false
        await this.#fetchOnce()
      }
    } catch (error) {
      // The next look tries again.
      this.#mayHaveMore = true
      this.#onError(error)
    } finally {
      this.#isFetching = false
    }
  }

  async #fetchOnce(): Promise<void> {
    const { messages, hasMore } = await this.#source.next()
    if (hasMore) this.#mayHaveMore = true
    if (this.#isOver) return
    for (const message of messages) this.#push(textOf(message))
  }

  #push(text: string): void {
    const bytes = Buffer.from(text)
    this.#pushedBytes += bytes.length
    this.#spokeAt = Date.now()
    this.content.push(bytes)
  }
}

function textOf(message: StreamMessage): string {
  const lines = Object.entries(message).map(([name, value]) => `${name}: ${value}\n`)
  return `${lines.join('')}\n`
}
