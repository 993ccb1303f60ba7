import type { EventType } from '../../../platform/events/event-type.ts'
import { Export } from './exports.schemas.ts'

const scope = 'read:exports'

export const events: readonly EventType[] = [
  { type: 'exports.create', scope, description: 'An export of all data was ordered.', data: Export },
  { type: 'exports.update', scope, description: 'An export was completed or failed.', data: Export },
  { type: 'exports.delete', scope, description: 'An export was deleted together with its file.', data: Export },
]
