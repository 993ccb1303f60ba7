import type { EventType } from '../../../platform/events/event-type.ts'
import { Billing } from './billings.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'billings.draft',
    scope: 'read:billing',
    description: 'A settlement with a creditor was drafted.',
    data: Billing,
  },
  {
    type: 'billings.create',
    scope: 'read:billing',
    description: 'A settlement with a creditor took effect: its draft was approved.',
    data: Billing,
    example: { state: 'APPROVED' },
  },
  {
    type: 'billings.approve',
    scope: 'read:billing',
    description: 'A settlement was approved.',
    data: Billing,
    example: { state: 'APPROVED' },
  },
  {
    type: 'billings.delete',
    scope: 'read:billing',
    description: 'A draft settlement was deleted; the data is its last version.',
    data: Billing,
    example: { state: 'DRAFT' },
  },
]
