import type { Logger } from 'pino'
import type { Feature } from '../../../platform/feature/feature.ts'
import type { WatchedFolder } from '../../../platform/files/watched-folder.ts'
import { type PeriodicJob, secondMs } from '../../../platform/jobs/periodic-job.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import type { Problem } from '../../../problems/index.ts'
import { checks } from './bank-statements.checks.ts'
import { demo, exampleIds } from './bank-statements.demo.ts'
import { events } from './bank-statements.events.ts'
import { definitions, message, problem, texts } from './bank-statements.problems.ts'
import { bankStatementOperations } from './bank-statements.routes.ts'
import { importFromFolder } from './import-from-folder.ts'
import { matchQueuedFiles } from './match-bank-lines.ts'
import { personalData } from './bank-statements.personal-data.ts'

const changedMeanwhile = (): Problem =>
  problem('bank-line-state', message('Somebody else changed the bank line at the same time.'))

const watchIntervalMs = 10 * secondMs

function watchFolder(services: Services, folder: WatchedFolder, logger: Logger): PeriodicJob {
  return {
    name: 'import bank statements from the folder',
    intervalMs: watchIntervalMs,
    run: async () => {
      for (const outcome of await importFromFolder(services, folder)) logger.info(outcome, 'handled a bank statement')
    },
  }
}

export const bankStatements: Feature = {
  name: 'money/bank-statements',
  tags: {
    'Bank statements': 'What banks report, which payments were booked for it, and the money that is in suspense.',
  },
  operations: bankStatementOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    bank_bookings_once: changedMeanwhile,
    bank_lines_booked_in_range: changedMeanwhile,
    bank_lines_returned_once: changedMeanwhile,
    bank_lines_payout_batch_once: () =>
      problem('bank-line-state', message('Another bank line has paid the payout batch.')),
    bank_lines_payout_once: () => problem('bank-line-state', message('Another bank line has paid the payout.')),
  },
  auditSubjects: {
    'bank-csv-mapping': 'read:bank-statements',
    'bank-file': 'read:bank-statements',
    'bank-line': 'read:bank-statements',
  },
  tables: [
    'bank_balances',
    'bank_bookings',
    'bank_csv_mappings',
    'bank_files',
    'bank_lines',
    'bank_match_queue',
    'bank_suggestions',
  ],
  jobs: (services, logger) => [
    {
      name: 'match bank lines',
      intervalMs: secondMs,
      run: async () => {
        await matchQueuedFiles(services)
      },
    },
    ...(services.bankFolder === undefined ? [] : [watchFolder(services, services.bankFolder, logger)]),
  ],
  checks,
  exampleIds,
  demo,
  personalData,
}
