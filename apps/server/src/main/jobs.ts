import type { Logger } from 'pino'
import { features } from '../features/index.ts'
import { sweepExpiredKeys } from '../platform/commands/sweep-expired-keys.ts'
import type { DayWork, DueWork } from '../platform/feature/feature.ts'
import { maintainPartitions } from '../platform/database/maintain-partitions.ts'
import type { Services } from '../platform/http/server/services.ts'
import { mailsDue } from '../platform/mail/send-due-mails.ts'
import { hourMs, type PeriodicJob } from '../platform/jobs/periodic-job.ts'

const declared = features
  .flatMap(({ dayWork }) => (dayWork === undefined ? [] : [dayWork]))
  .toSorted((one, two) => one.order - two.order)

/** What happens on a tenant as time passes, in the order in which it happens on one day. */
export function dayWorkOf(services: Services, logger: Logger): DayWork[] {
  return declared.map(({ run }) => run(services, logger))
}

/** Whether anything of it is due on a tenant at a time: first what is often due and fast to ask. */
export const dueWork: readonly DueWork[] = [mailsDue, ...declared.map(({ due }) => due).toReversed()]

/** The background jobs of the service, except sending. */
export function jobsOf(services: Services, logger: Logger): PeriodicJob[] {
  return [
    {
      name: 'sweep expired idempotency keys',
      intervalMs: hourMs,
      run: async () => {
        await sweepExpiredKeys(services.database, services.clock)
      },
    },
    { name: 'maintain partitions', intervalMs: hourMs, run: () => maintainPartitions(services.database) },
    ...features.flatMap(({ jobs }) => jobs?.(services, logger) ?? []),
  ]
}
