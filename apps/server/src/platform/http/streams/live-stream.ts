import { Readable } from 'node:stream'

/** A message: its fields, by their names in server-sent events. Values must be one line. */
export type StreamMessage = Readonly<Record<string, string>>

/** How many streams with the same key a process keeps open. */
export interface StreamLimit {
  readonly key: string
  readonly max: number
}

/** Where a stream gets its messages. */
export interface StreamSource {
  /** What it counts towards. */
  readonly limits: readonly StreamLimit[]
  /** The messages since the last call, in order, in batches. */
  readonly next: () => Promise<{ readonly messages: readonly StreamMessage[]; readonly hasMore: boolean }>
}

/** The reader of a stream. */
export interface StreamReader {
  readonly tenantId: string
  /** The ids under which changes of its rights are announced. */
  readonly announcedAs: readonly string[]
  readonly expiresAt: Date | null
  readonly isAllowed: () => Promise<boolean>
}

export interface StreamTimes {
  /** How often all streams are checked. */
  readonly checkMs: number
  /** The longest time without a message. */
  readonly heartbeatMs: number
  /** How long a reader may leave data unread. */
  readonly stallMs: number
  /** The longest time a stream stays open. */
  readonly longestMs: number
  /** How long a reader has to read the last data. */
  readonly graceMs: number
}

/** While this much is unread, nothing more is fetched. */
const bufferMax = 64 * 1024

/** An open-ended response. It fetches only as fast as its reader reads, so that its buffer is limited. */
export class LiveStream {
  readonly content: Readable
  readonly reader: StreamReader
  /** Whether the reader's rights have to be checked again. */
  needsCheck = false
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

  /** Called when there may be new messages. */
  wake(): void {
    this.#mayHaveMore = true
    void this.#fetch()
  }

  /** Ends the stream with a reason, after the unread data. A reader who does not read it is disconnected. */
  close(reason: string): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#push(`: closed: ${reason}\n\n`)
    this.content.push(null)
    setTimeout(() => this.content.destroy(), this.#times.graceMs).unref()
  }

  /** Called periodically. Returns whether this was a heartbeat, when callers may run other checks too. */
  check(): boolean {
    const now = Date.now()
    const { heartbeatMs, stallMs, longestMs } = this.#times
    const waiting = this.content.readableLength
    if (waiting === 0 || this.#pushedBytes - waiting > this.#readBytes) this.#readAt = now
    this.#readBytes = this.#pushedBytes - waiting
    if (now - this.#openedAt >= longestMs) this.close('it was open for long enough; connect again')
    else if (now - this.#readAt >= stallMs) this.close('it was read too slowly; connect again with Last-Event-ID')
    const isHeartbeat = waiting === 0 && now - this.#spokeAt >= heartbeatMs
    if (isHeartbeat && !this.#isOver) this.#push(': heartbeat\n\n')
    // Notifications get lost if a process dies, so a silent stream also polls.
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
      // The next check tries again.
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
