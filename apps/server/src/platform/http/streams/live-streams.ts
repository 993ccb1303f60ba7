import type { Readable } from 'node:stream'
import { problem, message } from '../../../problems/index.ts'
import type { Clock } from '../../clock/clock.ts'
import { LiveStream, type StreamReader, type StreamSource, type StreamTimes } from './live-stream.ts'

const usualTimes: StreamTimes = {
  checkMs: 500,
  heartbeatMs: 15_000,
  stallMs: 30_000,
  longestMs: 3_600_000,
  graceMs: 2_000,
}

/**
 * The open streams of this process. Readers are woken when there is something new, and disconnected when they lose
 * their rights, read too slowly, or the process stops. No stream holds a database connection.
 */
export class LiveStreams {
  readonly #clock: Clock
  readonly #onError: (error: unknown) => void
  readonly #times: StreamTimes
  readonly #streams = new Map<string, Set<LiveStream>>()
  readonly #counts = new Map<string, number>()
  readonly #asking = new WeakSet<LiveStream>()
  #timer: NodeJS.Timeout | undefined
  #receivesChanges = false
  #isStopped = false

  constructor(options: { clock: Clock; onError: (error: unknown) => void; times?: Partial<StreamTimes> }) {
    this.#clock = options.clock
    this.#onError = options.onError
    this.#times = { ...usualTimes, ...options.times }
  }

  /** Opens a stream. Throws if one of its limits is reached. */
  open(source: StreamSource, reader: StreamReader): Readable {
    const reached = source.limits.find(({ key, max }) => (this.#counts.get(key) ?? 0) >= max)
    if (reached !== undefined) {
      throw problem(
        'too-many-streams',
        message('There are already {0} streams open. Close one of them first.', reached.max),
        { headers: { 'retry-after': '30' } },
      )
    }
    const stream: LiveStream = new LiveStream({ source, reader, times: this.#times, onError: this.#onError }, () => {
      this.#remove(stream)
      this.#count(source, -1)
    })
    this.#streams.set(reader.tenantId, (this.#streams.get(reader.tenantId) ?? new Set()).add(stream))
    this.#count(source, 1)
    this.#timer ??= setInterval(() => {
      this.#checkAll()
    }, this.#times.checkMs).unref()
    if (this.#isStopped) stream.close(stopping)
    return stream.content
  }

  /** Called when a tenant may have something new. */
  wake(tenantId: string): void {
    for (const stream of this.#streams.get(tenantId) ?? []) stream.wake()
  }

  /** Called when a token, session, user or tenant with this id has changed: checks the rights of its readers again. */
  identityChanged(id: string): void {
    for (const stream of this.#all()) if (stream.reader.announcedAs.includes(id)) void this.#checkAgain(stream)
  }

  /** Called when announcements start or stop arriving. Without them, readers are checked continuously. */
  setReceivesChanges(receives: boolean): void {
    this.#receivesChanges = receives
    for (const stream of this.#all()) {
      void this.#checkAgain(stream)
      stream.wake()
    }
  }

  /** Ends every stream with a reason; new ones end at once. */
  stop(): void {
    this.#isStopped = true
    for (const stream of this.#all()) stream.close(stopping)
  }

  #all(): LiveStream[] {
    return [...this.#streams.values()].flatMap((streams) => [...streams])
  }

  #checkAll(): void {
    const now = this.#clock.now()
    for (const stream of this.#all()) {
      const { expiresAt } = stream.reader
      if (expiresAt !== null && expiresAt <= now) stream.close(notAllowed)
      else if (stream.check() || !this.#receivesChanges || stream.needsCheck) void this.#checkAgain(stream)
    }
  }

  /** One check at a time per stream: a change in the meantime marks it, and the next round checks again. */
  async #checkAgain(stream: LiveStream): Promise<void> {
    const isAsking = this.#asking.has(stream)
    stream.needsCheck = isAsking
    if (isAsking) return
    this.#asking.add(stream)
    try {
      if (!(await stream.reader.isAllowed())) stream.close(notAllowed)
    } catch (error) {
      stream.needsCheck = true
      this.#onError(error)
    } finally {
      this.#asking.delete(stream)
    }
  }

  #count({ limits }: StreamSource, step: 1 | -1): void {
    for (const { key } of limits) {
      const count = (this.#counts.get(key) ?? 0) + step
      if (count === 0) this.#counts.delete(key)
      else this.#counts.set(key, count)
    }
  }

  #remove(stream: LiveStream): void {
    const { tenantId } = stream.reader
    const streams = this.#streams.get(tenantId)
    streams?.delete(stream)
    if (streams?.size === 0) this.#streams.delete(tenantId)
    if (this.#streams.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

const stopping = 'the service stops; connect again'
const notAllowed = 'the token or session is no longer valid for this'
