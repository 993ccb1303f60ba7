import type { Database } from '../../../platform/database/database.ts'
import { commitWithoutWaiting, insertRequests, type NewRequest } from './request-log.queries.ts'

const pauseMs = 250
const batchSizeMax = 500
/** How many entries may wait, at up to about 9 KiB each. A slow database loses log entries, not requests. */
export const waitingCountMax = 2_000

export interface RequestRecorderOptions {
  readonly database: Database
  /** Called with the number of lost entries, and why. */
  readonly onLoss: (count: number, error: unknown) => void
}

/**
 * Writes the request log independently of the requests: entries wait for a moment and are then written with one
 * statement per tenant. Entries still waiting when the process is killed are lost.
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

  /** Queues an entry, or counts it as lost if too many are waiting. */
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

  /** Writes all waiting entries, one batch at a time, so that the log never uses more than one connection. */
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
