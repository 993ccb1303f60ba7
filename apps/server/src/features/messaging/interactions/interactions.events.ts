import type { EventType } from '../../../platform/events/event-type.ts'
import { Interaction } from './interactions.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'interactions.create',
    scope: 'read:interactions',
    description: 'A message or note was registered.',
    data: Interaction,
  },
  {
    type: 'interactions.update',
    scope: 'read:interactions',
    description: 'A message or note was changed.',
    data: Interaction,
  },
  {
    type: 'interactions.send',
    scope: 'read:interactions',
    description: 'A mail server accepted an e-mail, or a person marked a message as sent.',
    data: Interaction,
  },
]
