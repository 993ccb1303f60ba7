import type { Feature } from '../../../platform/feature/feature.ts'
import { hourMs } from '../../../platform/jobs/periodic-job.ts'
import { exampleIds } from './data-protection.demo.ts'
import { events } from './data-protection.events.ts'
import { definitions, message, problem, texts } from './data-protection.problems.ts'
import { dataProtectionOperations } from './data-protection.routes.ts'
import { eraseDueData, eraseDueDataOf } from './erase-due-data.ts'
import { findDueData } from './data-protection.queries.ts'

export const dataProtection: Feature = {
  name: 'parties/data-protection',
  tags: { 'Data protection': 'The data of a person: exported on request, and erased on request or after a while.' },
  operations: dataProtectionOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    erasures_once: () => problem('already-erased', message('The data of this person was erased before.')),
  },
  auditSubjects: { erasure: 'read:data-protection' },
  tables: ['erasures', 'retention_cursors'],
  exampleIds,
  dayWork: {
    order: 6,
    run: (services, logger) => (tenant) => eraseDueDataOf(services, tenant, logger),
    due: ({ tenantId }, now) => findDueData(tenantId, now),
  },
  jobs: (services, logger) => [
    {
      name: 'erase data after its retention period',
      intervalMs: hourMs,
      run: () => eraseDueData(services, logger),
    },
  ],
}
