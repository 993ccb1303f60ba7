import type { EventType } from '../../../platform/events/event-type.ts'
import { Erasure } from './data-protection.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'erasures.create',
    scope: 'read:data-protection',
    description:
      'The data of a person was erased, on request or because it is no longer needed. Erase your copies as well.',
    data: Erasure,
  },
]
