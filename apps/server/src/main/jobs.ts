import type { Logger } from 'pino'
import { interactionWordsBackfill } from '../features/messaging/interactions/index.ts'
import { propertyBackfills } from '../features/casework/property-types/index.ts'
import { features } from '../features/index.ts'
import { sweepExpiredKeys } from '../platform/commands/sweep-expired-keys.ts'
import type { Services } from '../platform/http/server/services.ts'
import { type Backfill, OlderRows } from '../platform/jobs/backfill.ts'
import { hourMs, type PeriodicJob, secondMs } from '../platform/jobs/periodic-job.ts'

/** What rows lack that were written by releases before this one. */
export const backfills: readonly Backfill[] = [interactionWordsBackfill, ...propertyBackfills]

/** What the service does by itself, again and again, beside sending. */
export function jobsOf(services: Services, logger: Logger): PeriodicJob[] {
  const olderRows = new OlderRows(services.database, backfills)
  return [
    {
      name: 'fill in what older rows lack',
      intervalMs: secondMs,
      run: async () => {
        await olderRows.fillSome()
      },
    },
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
