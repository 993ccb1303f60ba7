import type { Feature } from '../../../platform/feature/feature.ts'
import { hourMs } from '../../../platform/jobs/periodic-job.ts'
import { exampleIds } from './data-protection.demo.ts'
import { events } from './data-protection.events.ts'
import { definitions, message, problem, texts } from './data-protection.problems.ts'
import { dataProtectionOperations } from './data-protection.routes.ts'
import { eraseDuePeople, eraseDuePeopleOf } from './erase-due-people.ts'
import { findDuePeople } from './data-protection.queries.ts'

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
  tables: ['erasures'],
  exampleIds,
  dayWork: {
    order: 6,
    run: (services, logger) => (tenant) => eraseDuePeopleOf(services, tenant, logger),
    due: ({ tenantId }, now) => findDuePeople(tenantId, now, 1),
  },
  jobs: (services, logger) => [
    {
      name: 'erase people after the retention period',
      intervalMs: hourMs,
      run: () => eraseDuePeople(services, logger),
    },
  ],
}
