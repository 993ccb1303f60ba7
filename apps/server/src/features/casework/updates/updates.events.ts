import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { Update } from './updates.schemas.ts'
import { UpdateType } from './update-types.schemas.ts'

export const events: readonly EventType[] = [
  { type: 'updates.create', scope: 'read:updates', description: 'An update was created.', data: Update },
  { type: 'updates.update', scope: 'read:updates', description: 'An update was continued.', data: Update },
  {
    type: 'updates.delete',
    scope: 'read:updates',
    description: 'An update was deleted. The data is its last state.',
    data: Update,
  },
  ...registryEvents('update-types', { scope: 'read:updates', name: 'An update type', data: UpdateType }),
]
