import type { Feature } from '../../../platform/feature/feature.ts'
import { outboxOperations } from './outbox.routes.ts'

export const outbox: Feature = {
  name: 'messaging/outbox',
  tags: {
    Outbox: 'E-mails that wait or were sent, and those that demo and test tenants keep.',
  },
  operations: outboxOperations,
}
