import { BoundedMap } from '../../../platform/memory/bounded-map.ts'

/** However fast it is counted, two people who look at the same moment share one count. */
const FRESH_AT_LEAST_MS = 2_000
/** So that counting takes at most a twentieth of one connection's time. */
const FRESH_PER_MS_OF_COUNTING = 20
/** Longer than this nobody is made to wait while a count is there that is only a little old. */
const WAIT_AT_MOST_MS = 250
const REPORTS_KEPT = 1_000

interface Kept<Report> {
  readonly report: Report
  readonly at: number
  readonly tookMs: number
}

/**
 * A report looks at the whole tenant, so its cost grows with it. It is therefore counted rarely where it is slow:
 * a large tenant is answered with the last count while a new one is made behind it.
 */
export class KeptReports<Report> {
  readonly #kept = new BoundedMap<string, Kept<Report>>(REPORTS_KEPT)
  readonly #counting = new Map<string, Promise<Report>>()

  /** The report that is known by the key, from the last count where that is young enough. */
  async report(key: string, nowMs: number, count: () => Promise<Report>): Promise<Report> {
    const kept = this.#kept.get(key)
    if (kept !== undefined) {
      const age = nowMs - kept.at
      const isFresh = age >= 0 && age < Math.max(FRESH_AT_LEAST_MS, kept.tookMs * FRESH_PER_MS_OF_COUNTING)
      if (isFresh) return kept.report
      if (kept.tookMs > WAIT_AT_MOST_MS) {
        // Whoever asks next is told if it fails again; this caller has an answer.
        this.#count(key, nowMs, count).catch(() => undefined)
        return kept.report
      }
    }
    return await this.#count(key, nowMs, count)
  }

  #count(key: string, nowMs: number, count: () => Promise<Report>): Promise<Report> {
    const running = this.#counting.get(key)
    if (running !== undefined) return running
    const started = performance.now()
    const counting = count()
      .then((report) => {
        this.#kept.set(key, { report, at: nowMs, tookMs: performance.now() - started })
        return report
      })
      .finally(() => this.#counting.delete(key))
    this.#counting.set(key, counting)
    return counting
  }
}
