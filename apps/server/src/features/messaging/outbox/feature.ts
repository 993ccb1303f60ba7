import type { Feature } from '../../../platform/feature/feature.ts'
import { outboxOperations } from './outbox.routes.ts'

export const outbox: Feature = {
  name: 'messaging/outbox',
  tags: {
    Outbox: 'Outgoing e-mails and their delivery status.',
  },
  operations: outboxOperations,
}
