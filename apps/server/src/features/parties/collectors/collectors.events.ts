import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { Collector } from './collectors.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('collectors', { scope: 'read:collectors', name: 'A collector', data: Collector }),
]
