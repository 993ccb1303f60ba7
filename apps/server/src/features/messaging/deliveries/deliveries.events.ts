import type { EventType } from '../../../platform/events/event-type.ts'
import { Delivery } from './deliveries.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'deliveries.update',
    scope: 'read:deliveries',
    description: 'An outgoing message was reported as delivered, failed or returned.',
    data: Delivery,
    example: { state: 'RETURNED' },
  },
]
