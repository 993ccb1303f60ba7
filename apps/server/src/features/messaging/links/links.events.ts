import type { EventType } from '../../../platform/events/event-type.ts'
import { Link } from './links.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'links.create',
    scope: 'read:links',
    description: 'A debtor link was created; the data does not contain its address.',
    data: Link,
  },
  { type: 'links.revoke', scope: 'read:links', description: 'A debtor link was revoked.', data: Link },
]
