import type { EventType } from '../../../platform/events/event-type.ts'
import { Link } from './links.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'links.create',
    scope: 'read:links',
    description: 'A link to the debtor web was made; its address is not told.',
    data: Link,
  },
  { type: 'links.revoke', scope: 'read:links', description: 'A link to the debtor web was revoked.', data: Link },
]
