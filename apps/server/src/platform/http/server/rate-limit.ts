import { problem, type Problem, message } from '../../../problems/index.ts'
import { BoundedMap } from '../../memory/bounded-map.ts'

export const windowMs = 60_000
/** More callers or addresses than are active within one minute. */
export const callersMax = 50_000

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
    const { startedAt, used } = this.#count(callerId, now)
    const state = { perMinute: this.#perMinute, left: Math.max(0, this.#perMinute - used), startedAt, now }
    if (used > this.#perMinute) throw tooManyRequests(state)
    return rateLimitHeaders(state)
  }

  #count(callerId: string, now: number): Window {
    const window = this.#windowOf(callerId, now)
    window.used += 1
    return window
  }

  #windowOf(callerId: string, now: number): Window {
    const known = this.#windows.get(callerId)
    if (known !== undefined && now - known.startedAt < windowMs) return known
    const window = { startedAt: now, used: 0 }
    this.#windows.set(callerId, window)
    return window
  }
}

/** What a caller has left of the current minute. */
export interface RateLimitState {
  readonly perMinute: number
  readonly left: number
  readonly startedAt: number
  readonly now: number
}

export function rateLimitHeaders(state: RateLimitState): Record<string, string> {
  return {
    'ratelimit-policy': `"default";q=${state.perMinute};w=60`,
    ratelimit: `"default";r=${state.left};t=${secondsLeft(state)}`,
  }
}

export function tooManyRequests(state: RateLimitState): Problem {
  return problem('rate-limited', message('This token is limited to {0} requests per minute.', state.perMinute), {
    headers: { ...rateLimitHeaders(state), 'retry-after': String(secondsLeft(state)) },
  })
}

function secondsLeft({ startedAt, now }: RateLimitState): number {
  return Math.max(1, Math.ceil((startedAt + windowMs - now) / 1_000))
}
