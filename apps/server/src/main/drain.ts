import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/**
 * The first step of a shutdown: /readyz returns 503 while the process keeps serving, for as long as load balancers need
 * to notice. Only then are new connections rejected and running requests finished.
 */
export class Drain {
  readonly #delayMs: number
  readonly #logger: Logger
  readonly #cutShort = new AbortController()
  #isStopping = false

  constructor(delayMs: number, logger: Logger) {
    this.#delayMs = delayMs
    this.#logger = logger
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  async begin(): Promise<void> {
    this.#isStopping = true
    const seconds = this.#delayMs / 1_000
    this.#logger.info(
      this.#delayMs === 0
        ? 'stopping: requests and jobs that have begun are finished'
        : `stopping: no longer ready; still serving for ${seconds} s, then finishing running requests`,
    )
    await sleep(this.#delayMs, undefined, { signal: this.#cutShort.signal }).catch(() => undefined)
  }

  /** A second signal: stop waiting for load balancers. Running requests are still finished. */
  cutShort(): void {
    this.#cutShort.abort()
  }
}
