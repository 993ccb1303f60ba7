import type { EventType } from '../../../platform/events/event-type.ts'
import { Payout } from './payouts.schemas.ts'

export const events: readonly EventType[] = [
  { type: 'payouts.create', scope: 'read:billing', description: 'A payout was created.', data: Payout },
  {
    type: 'payouts.approve',
    scope: 'read:billing',
    description: 'A second person approved the bank account of a payout.',
    data: Payout,
  },
  {
    type: 'payouts.correct',
    scope: 'read:billing',
    description: 'A payout got another account, which a second person approves.',
    data: Payout,
  },
  {
    type: 'payouts.fail',
    scope: 'read:billing',
    description: 'The bank rejected the payment of a payout, which waits to be paid again.',
    data: Payout,
  },
  {
    type: 'payouts.cancel',
    scope: 'read:billing',
    description: 'A refund was withdrawn before it was paid.',
    data: Payout,
    example: { state: 'CANCELLED' },
  },
  { type: 'payouts.pay', scope: 'read:billing', description: 'A payout was marked as paid.', data: Payout },
]
