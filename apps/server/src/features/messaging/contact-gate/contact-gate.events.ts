import type { EventType } from '../../../platform/events/event-type.ts'
import { ContactConsent, ContactRestriction } from './contact-gate.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'contact-restrictions.create',
    scope: 'read:customers',
    description: 'Messages to a person were restricted.',
    data: ContactRestriction,
  },
  {
    type: 'contact-restrictions.end',
    scope: 'read:customers',
    description: 'A restriction of messages to a person was ended.',
    data: ContactRestriction,
  },
  {
    type: 'contact-consents.create',
    scope: 'read:customers',
    description: 'A person gave or withdrew the consent to a channel.',
    data: ContactConsent,
  },
]
