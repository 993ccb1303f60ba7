import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

export const secondMs = 1_000
export const hourMs = 3_600_000

export interface PeriodicJob {
  readonly name: string
  readonly intervalMs: number
  run(): Promise<void>
}

/** Runs jobs repeatedly, each after its own pause, and never twice at the same time. */
export function startPeriodicJobs(jobs: readonly PeriodicJob[], logger: Logger): { stop: () => Promise<void> } {
  const stopped = new AbortController()
  setMaxListeners(jobs.length, stopped.signal)
  const loops = jobs.map((job) => loop(job, logger, stopped.signal))
  return {
    stop: async () => {
      stopped.abort()
      await Promise.all(loops)
    },
  }
}

async function loop(job: PeriodicJob, logger: Logger, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      await job.run()
    } catch (error) {
      logger.error({ err: error, job: job.name }, 'a job failed and will be retried')
    }
    // Ends early when the service stops, and removes its listener from the signal.
    await sleep(job.intervalMs, undefined, { signal: stopped }).catch(() => undefined)
  }
}
