import type { Logger } from 'pino'
import { sweepOrphanFiles } from '../features/messaging/files/index.ts'
import { sweepOldRequests } from '../features/integration/request-log/index.ts'
import { sweepPastSessions } from '../features/access/sign-in/index.ts'
import { sweepDeliveries } from '../features/integration/webhooks/index.ts'
import type { Services } from '../platform/http/server/services.ts'
import { sweepExpiredKeys } from '../platform/commands/sweep-expired-keys.ts'
import type { PeriodicJob } from '../platform/jobs/periodic-job.ts'

const hourMs = 3_600_000

/** What the service does by itself, again and again, beside sending. */
export function jobsOf(services: Services, logger: Logger): PeriodicJob[] {
  return [
    {
      name: 'sweep expired idempotency keys',
      intervalMs: hourMs,
      run: async () => {
        await sweepExpiredKeys(services.database, services.clock)
      },
    },
    {
      name: 'sweep old requests',
      intervalMs: hourMs,
      run: async () => {
        await sweepOldRequests(services.database, services.clock)
      },
    },
    {
      name: 'sweep sessions that are over',
      intervalMs: hourMs,
      run: async () => {
        await sweepPastSessions(services.database, services.clock.now())
      },
    },
    {
      name: 'sweep files without a row',
      intervalMs: hourMs,
      run: async () => {
        for (const swept of await sweepOrphanFiles(services)) {
          logger.info(swept, 'the content of a file without a row was dealt with')
        }
      },
    },
    {
      name: 'sweep old webhook deliveries',
      intervalMs: hourMs,
      run: () => sweepDeliveries(services.database, services.clock),
    },
  ]
}
