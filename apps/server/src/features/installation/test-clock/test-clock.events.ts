import type { EventType } from '../../../platform/events/event-type.ts'
import { ClockMove } from './test-clock.schemas.ts'

const scope = 'read:clock'

export const events: readonly EventType[] = [
  { type: 'clock-moves.create', scope, description: 'The clock of a test tenant starts to move.', data: ClockMove },
  { type: 'clock-moves.update', scope, description: 'The clock of a test tenant has arrived.', data: ClockMove },
]
