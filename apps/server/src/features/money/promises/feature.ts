import type { Feature } from '../../../platform/feature/feature.ts'
import { noticePromises, noticePromisesOf } from './notice-promises.ts'
import { events } from './promises.events.ts'
import { definitions, texts } from './promises.problems.ts'
import { checks } from './promises.checks.ts'
import { listUnnoticed } from './promises.queries.ts'
import { promiseOperations } from './promises.routes.ts'

const noticeIntervalMs = 60_000

export const promises: Feature = {
  name: 'money/promises',
  tags: {
    Promises: 'Promises to pay an amount by a date. Each is an update of the standard type.',
  },
  operations: promiseOperations,
  events,
  problems: definitions,
  texts,
  tables: ['promise_checks', 'promise_notices', 'promise_states'],
  checks,
  dayWork: {
    order: 2,
    run: (services) => (tenant) => noticePromisesOf(services, tenant),
    due: ({ tenantId }, now) => listUnnoticed(tenantId, now, { after: null, limit: 1 }),
  },
  jobs: (services) => [
    { name: 'notice kept and broken promises', intervalMs: noticeIntervalMs, run: () => noticePromises(services) },
  ],
}
