import type { Feature } from '../../../platform/feature/feature.ts'
import { onServiceClock } from '../../../platform/http/operations/operation.ts'
import { demo, exampleIds } from './test-clock.demo.ts'
import { events } from './test-clock.events.ts'
import { definitions, message, problem, texts } from './test-clock.problems.ts'
import { testClockOperations } from './test-clock.routes.ts'

export const testClock: Feature = {
  name: 'installation/test-clock',
  tags: { 'Test clock': 'The clock of a test tenant, which can be moved forward, and the removal of the tenant.' },
  operations: onServiceClock(testClockOperations),
  events,
  problems: definitions,
  texts,
  constraints: {
    tenants_clock_of_test_only: () => problem('not-a-test-tenant', message('This is not a test tenant.')),
    tenants_removal_of_test_only: () => problem('not-a-test-tenant', message('This is not a test tenant.')),
  },
  auditSubjects: { 'clock-move': 'read:clock', removal: 'read:clock' },
  tables: ['clock_moves'],
  exampleIds,
  demo,
}
