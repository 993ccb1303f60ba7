import type { EventType } from '../../../platform/events/event-type.ts'
import { Document } from './documents.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'documents.create',
    scope: 'read:documents',
    description: 'A letter was created for a case.',
    data: Document,
  },
  {
    type: 'documents.update',
    scope: 'read:documents',
    description: 'A letter was shared with the debtor, or is no longer shared.',
    data: Document,
  },
  {
    type: 'documents.send',
    scope: 'read:documents',
    description: 'The message with a letter was marked as sent.',
    data: Document,
  },
]
