import type { Database } from '../../../platform/database/database.ts'
import { commitWithoutWaiting, insertRequests, type NewRequest } from './request-log.queries.ts'

const pauseMs = 250
const batchSizeMax = 500
/** What may wait, at up to some 9 KiB each. A database that falls behind costs lines of the log, not requests. */
export const waitingCountMax = 2_000

export interface RequestRecorderOptions {
  readonly database: Database
  /** Called with how many lines were lost, and why. */
  readonly onLoss: (count: number, error: unknown) => void
}

/**
 * Writes the log of requests beside the requests: what was answered waits for a moment, and is then written with one
 * statement per tenant. What waits when a process is killed is lost.
 */
export class RequestRecorder {
  readonly #options: RequestRecorderOptions
  #waiting = new Map<string, NewRequest[]>()
  #waitingCount = 0
  #refusedCount = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(options: RequestRecorderOptions) {
    this.#options = options
  }

  /** Puts a request among those that are written next, or counts it as lost where too many wait already. */
  record(tenantId: string, request: NewRequest): void {
    if (this.#waitingCount >= waitingCountMax) {
      this.#refusedCount += 1
      return
    }
    const requests = this.#waiting.get(tenantId)
    if (requests === undefined) this.#waiting.set(tenantId, [request])
    else requests.push(request)
    this.#waitingCount += 1
    this.#timer ??= setTimeout(() => void this.flush(), pauseMs).unref()
  }

  /** Writes all that waits; one batch at a time, so that the log never takes more than one connection. */
  async flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeWaiting())
    await this.#writing
  }

  async #writeWaiting(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = this.#waiting
    this.#waiting = new Map()
    for (const [tenantId, requests] of waiting) {
      for (let at = 0; at < requests.length; at += batchSizeMax) {
        await this.#write(tenantId, requests.slice(at, at + batchSizeMax))
      }
    }
    if (this.#refusedCount > 0)
      this.#options.onLoss(this.#refusedCount, new Error('Too many requests wait for the log.'))
    this.#refusedCount = 0
  }

  async #write(tenantId: string, requests: readonly NewRequest[]): Promise<void> {
    try {
      await this.#options.database.inTenant(tenantId, (transaction) =>
        Promise.all([transaction.run(commitWithoutWaiting()), transaction.run(insertRequests(tenantId, requests))]),
      )
    } catch (error) {
      this.#options.onLoss(requests.length, error)
    } finally {
      this.#waitingCount -= requests.length
    }
  }
}
