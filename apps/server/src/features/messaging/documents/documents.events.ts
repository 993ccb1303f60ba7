import type { EventType } from '../../../platform/events/event-type.ts'
import { Document } from './documents.schemas.ts'

export const events: readonly EventType[] = [
  { type: 'documents.create', scope: 'read:documents', description: 'A letter was made for a case.', data: Document },
  {
    type: 'documents.update',
    scope: 'read:documents',
    description: 'A letter was shown to the debtor, or hidden again.',
    data: Document,
  },
  {
    type: 'documents.send',
    scope: 'read:documents',
    description: 'The message that carries a letter was marked as sent.',
    data: Document,
  },
]
