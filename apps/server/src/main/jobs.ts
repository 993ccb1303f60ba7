import type { Logger } from 'pino'
import { features } from '../features/index.ts'
import { sweepExpiredKeys } from '../platform/commands/sweep-expired-keys.ts'
import type { Services } from '../platform/http/server/services.ts'
import { hourMs, type PeriodicJob } from '../platform/jobs/periodic-job.ts'

/** What the service does by itself, again and again, apart from sending. */
export function jobsOf(services: Services, logger: Logger): PeriodicJob[] {
  return [
    {
      name: 'sweep expired idempotency keys',
      intervalMs: hourMs,
      run: async () => {
        await sweepExpiredKeys(services.database, services.clock)
      },
    },
    ...features.flatMap(({ jobs }) => jobs?.(services, logger) ?? []),
  ]
}
