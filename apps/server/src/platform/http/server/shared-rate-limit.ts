import type { Database } from '../../database/database.ts'
import { sql, type Statement } from '../../database/sql.ts'
import { sqlFunction } from '../../database/sql-functions.ts'
import { BoundedMap } from '../../memory/bounded-map.ts'
import { callersMax, rateLimitHeaders, type RateLimitState, tooManyRequests, windowMs } from './rate-limit.ts'

const leaseFunction = sqlFunction('lease_requests')

interface Caller {
  readonly tenantId: string
  readonly id: string
}

interface Lease {
  readonly startedAt: Date
  /** How many requests this process may serve. */
  readonly granted: number
  /** How many requests all processes together may serve, those already served included. */
  readonly leased: number
}

/** What this process has left of a caller's minute. */
interface Window {
  readonly startedAt: number
  readonly leased: number
  left: number
}

/**
 * Limits the requests of each caller per minute, across all processes on the database. A process takes blocks of them
 * from the database, so that few requests wait for it; once none are left, refusals need no database.
 */
export class SharedRateLimit {
  readonly #database: Database
  readonly #perMinute: number
  readonly #windows = new BoundedMap<string, Window>(callersMax)
  readonly #leasing = new Map<string, Promise<void>>()

  constructor(database: Database, perMinute: number) {
    this.#database = database
    this.#perMinute = perMinute
  }

  /** Counts a request and returns the rate limit headers; throws if there are too many. */
  async take(caller: Caller, now: Date): Promise<Record<string, string>> {
    if (this.#perMinute === 0) return {}
    for (;;) {
      const window = this.#windows.get(caller.id)
      if (window !== undefined && isCurrent(window, now)) {
        if (window.left > 0) {
          window.left -= 1
          return rateLimitHeaders(this.#stateOf(window, now))
        }
        if (window.leased >= this.#perMinute) throw tooManyRequests(this.#stateOf(window, now))
      }
      await this.#lease(caller, now)
    }
  }

  /** Requests that need a block at the same time wait for the same one. */
  #lease(caller: Caller, now: Date): Promise<void> {
    const running = this.#leasing.get(caller.id)
    if (running !== undefined) return running
    const leasing = this.#takeBlock(caller, now).finally(() => this.#leasing.delete(caller.id))
    this.#leasing.set(caller.id, leasing)
    return leasing
  }

  async #takeBlock({ tenantId, id }: Caller, now: Date): Promise<void> {
    const [lease] = await this.#database.call(tenantId, leaseRequests(tenantId, id, now, this.#perMinute))
    if (lease === undefined) throw new Error('The window of a caller is missing.')
    this.#windows.set(id, { startedAt: lease.startedAt.getTime(), leased: lease.leased, left: lease.granted })
  }

  #stateOf({ leased, left, startedAt }: Window, now: Date): RateLimitState {
    return { perMinute: this.#perMinute, left: this.#perMinute - leased + left, startedAt, now: now.getTime() }
  }
}

/** The database starts a new minute under the same condition. */
function isCurrent({ startedAt }: Window, now: Date): boolean {
  return Math.abs(now.getTime() - startedAt) < windowMs
}

function leaseRequests(tenantId: string, callerId: string, now: Date, limit: number): Statement<Lease> {
  return sql<Lease>`
    select started_at as "startedAt", granted, leased
    from ${leaseFunction}(${tenantId}::uuid, ${callerId}::uuid, ${now}::timestamptz, ${limit}::integer)`
}
