import type { EventType } from '../../../platform/events/event-type.ts'
import { Dispatch } from './dispatches.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'dispatches.update',
    scope: 'read:dispatches',
    description: 'A text message or digital post was sent, delivered, failed or came back.',
    data: Dispatch,
  },
]
