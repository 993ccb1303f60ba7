import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { PropertyType } from './property-types.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('property-types', { scope: 'read:properties', name: 'A property type', data: PropertyType }),
]
