import type { EventType } from '../../../platform/events/event-type.ts'
import { PromiseToPay } from './promises.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'promises.status-change',
    scope: 'read:updates',
    description: 'A promise to pay was kept, broken or cancelled.',
    data: PromiseToPay,
  },
]
