import type { EventType } from '../../../platform/events/event-type.ts'
import { Contact } from './contacts.schemas.ts'

export const events: readonly EventType[] = [
  { type: 'contacts.create', scope: 'read:contacts', description: 'A contact was created.', data: Contact },
  { type: 'contacts.update', scope: 'read:contacts', description: 'A contact was changed.', data: Contact },
  {
    type: 'contacts.delete',
    scope: 'read:contacts',
    description: 'A contact was deleted. The data is its last state.',
    data: Contact,
  },
]
