import type { Feature } from '../../../platform/feature/feature.ts'
import { onServiceClock } from '../../../platform/http/operations/operation.ts'
import { deliveryOperations } from './deliveries.routes.ts'
import { feedOperations } from './feed.routes.ts'
import { streamOperations } from './stream.routes.ts'
import { webhookOperations } from './webhooks.routes.ts'
import { definitions, texts } from './webhooks.problems.ts'
import { hourMs } from '../../../platform/jobs/periodic-job.ts'
import { sweepDeliveries } from './sweep-deliveries.ts'
import { demo, exampleIds } from './webhooks.demo.ts'

export const webhooks: Feature = {
  name: 'integration/webhooks',
  tags: {
    Webhooks: 'URLs to which events are posted, their deliveries, and the feed and stream of events.',
  },
  operations: onServiceClock([...deliveryOperations, ...feedOperations, ...streamOperations, ...webhookOperations]),
  problems: definitions,
  texts,
  auditSubjects: {
    'test-event': 'read:webhooks',
    webhook: 'read:webhooks',
    'webhook-delivery': 'read:webhooks',
    'webhook-redelivery': 'read:webhooks',
  },
  tables: [
    'webhook_attempts',
    'webhook_cursors',
    'webhook_deliveries',
    'webhook_queues',
    'webhook_readers',
    'webhooks',
  ],
  jobs: ({ database, clock }) => [
    { name: 'sweep old webhook deliveries', intervalMs: hourMs, run: () => sweepDeliveries(database, clock) },
  ],
  exampleIds,
  demo,
}
