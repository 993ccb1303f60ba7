import { problem, message } from '../../../problems/index.ts'
import { BoundedMap } from '../../memory/bounded-map.ts'

const windowMs = 60_000
/** More callers than are active within one minute; each has a token or a session. */
const callersMax = 50_000

interface Window {
  readonly startedAt: number
  used: number
}

/** Limits the requests of each caller per minute, within this process. */
export class RateLimit {
  readonly #perMinute: number
  readonly #windows = new BoundedMap<string, Window>(callersMax)

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Counts a request and returns the rate limit headers; throws if there are too many. */
  take(callerId: string, now: number): Record<string, string> {
    if (this.#perMinute === 0) return {}
    const window = this.#windowOf(callerId, now)
    window.used += 1
    const resetSeconds = Math.max(1, Math.ceil((window.startedAt + windowMs - now) / 1000))
    const headers = {
      'ratelimit-policy': `"default";q=${this.#perMinute};w=60`,
      ratelimit: `"default";r=${Math.max(0, this.#perMinute - window.used)};t=${resetSeconds}`,
    }
    if (window.used > this.#perMinute) {
      throw problem('rate-limited', message('This token is limited to {0} requests per minute.', this.#perMinute), {
        headers: { ...headers, 'retry-after': String(resetSeconds) },
      })
    }
    return headers
  }

  #windowOf(callerId: string, now: number): Window {
    const known = this.#windows.get(callerId)
    if (known !== undefined && now - known.startedAt < windowMs) return known
    const window = { startedAt: now, used: 0 }
    this.#windows.set(callerId, window)
    return window
  }
}
