import type { EventType } from '../../../platform/events/event-type.ts'
import { Dispute } from './disputes.schemas.ts'

const open = { state: 'OPEN', answer: null, creditedAmount: 0, closedAt: null, closedBy: null, overdue: false }

export const events: readonly EventType[] = [
  {
    type: 'disputes.create',
    scope: 'read:disputes',
    description: 'A debit was disputed. Demands and fees leave it out until the dispute is closed.',
    data: Dispute,
    example: open,
  },
  {
    type: 'disputes.decide',
    scope: 'read:disputes',
    description: 'A dispute was upheld, partly upheld or rejected.',
    data: Dispute,
    example: { state: 'REJECTED', creditedAmount: 0, overdue: false },
  },
  {
    type: 'disputes.withdraw',
    scope: 'read:disputes',
    description: 'A dispute was withdrawn.',
    data: Dispute,
    example: { state: 'WITHDRAWN', creditedAmount: 0, overdue: false },
  },
]
