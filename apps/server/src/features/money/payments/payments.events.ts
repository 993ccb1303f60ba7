import type { EventType } from '../../../platform/events/event-type.ts'
import { AllocationPolicy } from './payments.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'allocation-policies.update',
    scope: 'read:case-vouchers',
    description: 'The order in which credits pay debits was changed.',
    data: AllocationPolicy,
  },
]
