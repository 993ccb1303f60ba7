import type { EventType } from '../../../platform/events/event-type.ts'
import { Customer } from './customers.schemas.ts'

export const events: readonly EventType[] = [
  { type: 'customers.create', scope: 'read:customers', description: 'A customer was created.', data: Customer },
  {
    type: 'customers.update',
    scope: 'read:customers',
    description: 'A customer, or one of its users, was changed.',
    data: Customer,
  },
]
