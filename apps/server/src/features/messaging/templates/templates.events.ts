import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { Template } from './templates.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('templates', { scope: 'read:templates', name: 'A template', data: Template }),
]
