import type { EventType } from '../../../platform/events/event-type.ts'
import { Creditor } from './creditors.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'creditors.create',
    scope: 'read:creditors',
    description: 'A creditor was created.',
    data: Creditor,
    example: { state: 'ACTIVE' },
  },
  {
    type: 'creditors.update',
    scope: 'read:creditors',
    description: 'A creditor was changed.',
    data: Creditor,
    example: { state: 'ACTIVE' },
  },
]
