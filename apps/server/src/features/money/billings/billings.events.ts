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
    description: 'A settlement with a creditor counts: its draft was approved.',
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
    description: 'A draft of a settlement was deleted; the data is what it was.',
    data: Billing,
    example: { state: 'DRAFT' },
  },
]
