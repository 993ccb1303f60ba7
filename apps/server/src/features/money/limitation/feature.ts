import type { Feature } from '../../../platform/feature/feature.ts'
import { hourMs } from '../../../platform/jobs/periodic-job.ts'
import { casesToCheck, checkLimitation, checkLimitationOf } from './check-limitation.ts'
import { checks } from './limitation.checks.ts'
import { exampleIds } from './limitation.demo.ts'
import { events } from './limitation.events.ts'
import { definitions, texts } from './limitation.problems.ts'
import { limitationOperations } from './limitation.routes.ts'
import { personalData } from './limitation.personal-data.ts'

export const limitation: Feature = {
  name: 'money/limitation',
  tags: { Limitation: 'When debits lapse, what interrupts the period, and what has lapsed.' },
  operations: limitationOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { 'limitation-fact': 'read:limitation', 'limitation-lapse': 'read:limitation' },
  tables: ['limitation_checks', 'limitation_facts', 'limitation_lapses', 'limitation_warnings'],
  dayWork: {
    order: 3,
    run: (services, logger) => (tenant) => checkLimitationOf(services, tenant, logger),
    due: casesToCheck,
  },
  jobs: (services, logger) => [
    { name: 'apply limitation', intervalMs: hourMs, run: () => checkLimitation(services, logger) },
  ],
  checks,
  exampleIds,
  personalData,
}
