import type { EventType } from '../../../platform/events/event-type.ts'
import { Token } from './tokens.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'tokens.create',
    scope: 'read:tokens',
    description: 'An API token was issued. The data does not contain its secret.',
    data: Token,
  },
  {
    type: 'tokens.update',
    scope: 'read:tokens',
    description: 'The name, scopes or expiry of an API token were changed.',
    data: Token,
  },
  { type: 'tokens.revoke', scope: 'read:tokens', description: 'An API token was revoked.', data: Token },
]
