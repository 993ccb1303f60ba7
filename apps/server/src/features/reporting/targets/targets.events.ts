import type { EventType } from '../../../platform/events/event-type.ts'
import { Targets } from './targets.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'targets.update',
    scope: 'read:targets',
    description: 'Targets were set or removed.',
    data: Targets,
  },
]
