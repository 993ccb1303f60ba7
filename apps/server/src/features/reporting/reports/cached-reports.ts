import { BoundedMap } from '../../../platform/memory/bounded-map.ts'

/** People who look at the same time share one count, however fast it is. */
const FRESH_AT_LEAST_MS = 2_000
/** Limits counting to a twentieth of one connection's time. */
const FRESH_PER_MS_OF_COUNTING = 20
/** The longest wait if there is a count that is only a little old: at most so many times as old as a fresh one. */
const WAIT_AT_MOST_MS = 250
const OLD_AT_MOST = 3
const REPORTS_KEPT = 1_000

interface Kept<Report> {
  readonly report: Report
  readonly at: number
  readonly tookMs: number
}

/**
 * A report covers the whole tenant, so its cost grows with it. If it is slow, it is computed less often: a large tenant
 * gets the last result while a new one is computed in the background, unless the last one is old.
 */
export class CachedReports<Report> {
  readonly #kept = new BoundedMap<string, Kept<Report>>(REPORTS_KEPT)
  readonly #counting = new Map<string, Promise<Report>>()
  readonly #stopwatch: () => number

  constructor(stopwatch = (): number => performance.now()) {
    this.#stopwatch = stopwatch
  }

  /** The report for the key, from the last count if that is recent enough. */
  async report(key: string, nowMs: number, count: () => Promise<Report>): Promise<Report> {
    const kept = this.#kept.get(key)
    if (kept !== undefined) {
      const age = nowMs - kept.at
      const freshMs = Math.max(FRESH_AT_LEAST_MS, kept.tookMs * FRESH_PER_MS_OF_COUNTING)
      if (age >= 0 && age < freshMs) return kept.report
      // The first to look in the morning waits for today's figures.
      if (age >= 0 && age < OLD_AT_MOST * freshMs && kept.tookMs > WAIT_AT_MOST_MS) {
        // If it fails again, the next caller gets the error; this one has a result.
        this.#count(key, nowMs, count).catch(() => undefined)
        return kept.report
      }
    }
    return await this.#count(key, nowMs, count)
  }

  #count(key: string, nowMs: number, count: () => Promise<Report>): Promise<Report> {
    const running = this.#counting.get(key)
    if (running !== undefined) return running
    const started = this.#stopwatch()
    const counting = count()
      .then((report) => {
        this.#kept.set(key, { report, at: nowMs, tookMs: this.#stopwatch() - started })
        return report
      })
      .finally(() => this.#counting.delete(key))
    this.#counting.set(key, counting)
    return counting
  }
}
