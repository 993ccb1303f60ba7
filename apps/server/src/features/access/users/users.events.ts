import type { EventType } from '../../../platform/events/event-type.ts'
import { User } from './users.schemas.ts'

export const events: readonly EventType[] = [
  { type: 'users.create', scope: 'read:users', description: 'A user was created.', data: User },
  { type: 'users.update', scope: 'read:users', description: 'A user was changed.', data: User },
  { type: 'users.invite', scope: 'read:users', description: 'A user was invited again.', data: User },
]
