import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { UltimateCreditor } from './ultimate-creditors.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('ultimate-creditors', {
    scope: 'read:ultimate-creditors',
    name: 'An ultimate creditor',
    data: UltimateCreditor,
  }),
]
