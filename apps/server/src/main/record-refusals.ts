import type { Logger } from 'pino'
import { systemClock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { RefusalRecorder } from '../platform/http/callers/refusals.ts'
import type { Shutdown } from './shutdown.ts'

/** Records denied requests in the audit trail; those still waiting are written when the process stops. */
export function recordRefusals(database: Database, logger: Logger, shutdown: Shutdown): RefusalRecorder {
  const refusals = new RefusalRecorder({
    database,
    clock: systemClock,
    onLoss: (count, error) => {
      logger.warn({ err: error, count }, 'denied requests could not be written to the audit trail')
    },
  })
  shutdown.add('the record of denied requests', () => refusals.flush({ isLast: true }))
  return refusals
}
