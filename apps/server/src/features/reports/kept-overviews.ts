import type { Overview } from './reports.schemas.ts'

/** However fast it is counted, two people who look at the same moment share one count. */
const FRESH_AT_LEAST_MS = 2_000
/** So that counting takes at most a twentieth of one connection's time. */
const FRESH_PER_MS_OF_COUNTING = 20
/** Longer than this nobody is made to wait while a count is there that is only a little old. */
const WAIT_AT_MOST_MS = 250
const OVERVIEWS_KEPT = 1_000

interface Kept {
  readonly overview: Overview
  readonly at: number
  readonly tookMs: number
}

/**
 * The overview looks at the whole tenant, so its cost grows with it. It is therefore counted rarely where it is slow:
 * a large tenant is answered with the last count while a new one is made behind it.
 */
export class KeptOverviews {
  readonly #kept = new Map<string, Kept>()
  readonly #counting = new Map<string, Promise<Overview>>()

  /** The overview that is known by the key, from the last count where that is young enough. */
  async overview(key: string, nowMs: number, count: () => Promise<Overview>): Promise<Overview> {
    const kept = this.#kept.get(key)
    if (kept !== undefined) {
      const age = nowMs - kept.at
      const isFresh = age >= 0 && age < Math.max(FRESH_AT_LEAST_MS, kept.tookMs * FRESH_PER_MS_OF_COUNTING)
      if (isFresh) return kept.overview
      if (kept.tookMs > WAIT_AT_MOST_MS) {
        // Whoever asks next is told if it fails again; this caller has an answer.
        this.#count(key, nowMs, count).catch(() => undefined)
        return kept.overview
      }
    }
    return await this.#count(key, nowMs, count)
  }

  #count(key: string, nowMs: number, count: () => Promise<Overview>): Promise<Overview> {
    const running = this.#counting.get(key)
    if (running !== undefined) return running
    const started = performance.now()
    const counting = count()
      .then((overview) => {
        if (this.#kept.size >= OVERVIEWS_KEPT) this.#kept.clear()
        this.#kept.set(key, { overview, at: nowMs, tookMs: performance.now() - started })
        return overview
      })
      .finally(() => this.#counting.delete(key))
    this.#counting.set(key, counting)
    return counting
  }
}
