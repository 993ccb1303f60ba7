import type { Feature } from '../../../platform/feature/feature.ts'
import { secondMs } from '../../../platform/jobs/periodic-job.ts'
import type { Problem } from '../../../problems/index.ts'
import { checks } from './bank-statements.checks.ts'
import { demo, exampleIds } from './bank-statements.demo.ts'
import { events } from './bank-statements.events.ts'
import { definitions, message, problem, texts } from './bank-statements.problems.ts'
import { bankStatementOperations } from './bank-statements.routes.ts'
import { matchQueuedFiles } from './match-bank-lines.ts'

const changedMeanwhile = (): Problem =>
  problem('bank-line-state', message('Somebody else changed the bank line at the same time.'))

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
  },
  auditSubjects: {
    'bank-csv-mapping': 'read:bank-statements',
    'bank-file': 'read:bank-statements',
    'bank-line': 'read:bank-statements',
  },
  tables: ['bank_bookings', 'bank_csv_mappings', 'bank_files', 'bank_lines', 'bank_match_queue', 'bank_suggestions'],
  jobs: (services) => [
    {
      name: 'match bank lines',
      intervalMs: secondMs,
      run: async () => {
        await matchQueuedFiles(services)
      },
    },
  ],
  checks,
  exampleIds,
  demo,
}
