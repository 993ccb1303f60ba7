import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { Workflow } from './workflows.schemas.ts'

export const events: readonly EventType[] = [
  ...registryEvents('workflows', { scope: 'read:workflows', name: 'A workflow', data: Workflow }),
]
